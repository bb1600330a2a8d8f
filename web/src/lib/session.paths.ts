import { ALSO_PATHS, EXTRA_VERIFIED_PATH } from '@pasok/domain/kernel/module-paths'
import type { MenuItem } from '@pasok/domain/identity/identity.model'
import type { UserData } from '@pasok/domain/team/team.contract'

const HOME = '/dashboard'
const WIZARD = '/register/step'

type Person = Pick<UserData, 'modules' | 'isFirstTime' | 'company_detail'>

/** Spec 1 §4: whose company is not verified, or not complete, has one screen only. */
export function isRestricted(person: Pick<UserData, 'isFirstTime' | 'company_detail'>): boolean {
  return person.isFirstTime || person.company_detail.verification_status !== 'VERIFIED'
}

function pathsOf({ module_detail, child_navigations }: MenuItem): string[] {
  return [module_detail, ...child_navigations].flatMap(({ path }) => [
    path,
    ...(ALSO_PATHS[path] ?? []),
  ])
}

/** The addresses that a person may open (Spec 1 §2, Route guard). */
export function allowedPaths(person: Person): ReadonlySet<string> {
  if (person.isFirstTime) return new Set([WIZARD])
  if (isRestricted(person)) return new Set([HOME])
  return new Set([HOME, EXTRA_VERIFIED_PATH, ...person.modules.flatMap(pathsOf)])
}

/**
 * True when a change of the role took a page away from whoever is on it; finishing the wizard, or the
 * provider's decision about the company, change what is open, too, and say so themselves.
 */
export function isTakenByRole(before: Person | null, now: Person | null, path: string): boolean {
  if (!before || !now || before.isFirstTime !== now.isFirstTime) return false
  if (isRestricted(before) !== isRestricted(now)) return false
  return isAllowed(before, path) && !isAllowed(now, path)
}

/** True when `path` is among the allowed ones; a slash at its end changes nothing. */
export function isAllowed(person: Person, path: string): boolean {
  return allowedPaths(person).has(path.length > 1 ? path.replace(/\/+$/, '') : path)
}
