import { isInside } from '@pasok/domain/kernel/open-link'
import { isAllowed } from './session.paths'
import { homeOf, ownerKeyOf, superAdminOf, type SignedIn } from './session.kinds'

/** What brought a person to the sign-in page with an address to return to. */
export type ResumeReason = 'idle' | 'lifetime' | 'refused' | 'deactivated' | 'asked'

interface Resume {
  reason: ResumeReason
  /** Path and search of the page that was open. */
  address: string
  /** Whose page it was (`ownerKeyOf`); empty when nobody was signed in. */
  owner: string
}

/** Of this tab only, and gone with it. */
const RESUME = 'pasok.resume'
function keep(resume: Resume): void {
  sessionStorage.setItem(RESUME, JSON.stringify(resume))
}

/** Keeps the address of this page, to return to it after signing in. */
export function rememberAddress(reason: ResumeReason, owner = ''): void {
  const { pathname, search } = window.location
  rememberTarget(pathname + search, reason, owner)
}

/** Keeps an address to go to after signing in; one outside of the app is not kept. */
export function rememberTarget(address: string, reason: ResumeReason = 'asked', owner = ''): void {
  if (isInside(address)) keep({ reason, address, owner })
}

function isResume(value: unknown): value is Resume {
  return (
    typeof value === 'object' &&
    value !== null &&
    'reason' in value &&
    'owner' in value &&
    'address' in value &&
    typeof value.address === 'string' &&
    isInside(value.address)
  )
}

function findResume(): Resume | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(RESUME) ?? 'null')
    return isResume(value) ? value : null
  } catch {
    return null
  }
}

/** Why the last session of this tab ended, if the system ended it. */
export function findResumeReason(): ResumeReason | null {
  return findResume()?.reason ?? null
}

export function forgetResume(): void {
  sessionStorage.removeItem(RESUME)
}

/** May this person open it? Of a desk and the companies to choose every screen is theirs. */
function mayOpen(signedIn: SignedIn, address: string): boolean {
  const path = address.split('?')[0] ?? ''
  if (signedIn.kind === 'buyer') return isAllowed(signedIn, path)
  const [, side] = homeOf(signedIn).split('/')
  return path === `/${side}` || path.startsWith(`/${side}/`)
}

/**
 * Where a person goes after signing in: to their page of before, if it is theirs, else where they
 * begin. A super admin's page of a company waits until the company is chosen again.
 */
export function takeAddress(signedIn: SignedIn): string {
  const home = homeOf(signedIn)
  const resume = findResume()
  forgetResume()
  if (!resume) return home
  const isTheirs = resume.owner === '' || resume.owner === ownerKeyOf(signedIn)
  if (isTheirs && mayOpen(signedIn, resume.address)) return resume.address
  if (signedIn.kind === 'account' && superAdminOf(signedIn)) keep({ ...resume, reason: 'asked' })
  return home
}
