import { ALSO_PATHS, EXTRA_VERIFIED_PATH } from '@pasok/domain/kernel/module-paths'
import type { MenuItem } from '@pasok/domain/identity/identity.model'
import type { UserData } from '@pasok/domain/team/team.contract'

const HOME = '/dashboard'
const WIZARD = '/register/step'

type Person = Pick<UserData, 'modules' | 'isFirstTime' | 'company_detail'>

/**
 * Returns true when the company is not verified or incomplete, so that only one screen is available (Spec 1
 * §4).
 */
export function isRestricted(person: Pick<UserData, 'isFirstTime' | 'company_detail'>): boolean {
  return person.isFirstTime || person.company_detail.verification_status !== 'VERIFIED'
}

function pathsOf({ module_detail, child_navigations }: MenuItem): string[] {
  return [module_detail, ...child_navigations].flatMap(({ path }) => [
    path,
    ...(ALSO_PATHS[path] ?? []),
  ])
}

/** Returns the paths that the user may open (Spec 1 §2, Route guard). */
export function allowedPaths(person: Person): ReadonlySet<string> {
  if (person.isFirstTime) return new Set([WIZARD])
  if (isRestricted(person)) return new Set([HOME])
  return new Set([HOME, EXTRA_VERIFIED_PATH, ...person.modules.flatMap(pathsOf)])
}

/**
 * Returns true when a role change removed access to the current page. Finishing the wizard or the company's
 * verification also change the access, but have their own messages.
 */
export function isRemovedByRole(before: Person | null, now: Person | null, path: string): boolean {
  if (!before || !now || before.isFirstTime !== now.isFirstTime) return false
  if (isRestricted(before) !== isRestricted(now)) return false
  return isAllowed(before, path) && !isAllowed(now, path)
}

/** Returns true when the user may open `path`, ignoring a trailing slash. */
export function isAllowed(person: Person, path: string): boolean {
  return allowedPaths(person).has(path.length > 1 ? path.replace(/\/+$/, '') : path)
}
