import { isInside } from '@pasok/domain/kernel/open-link'
import { isAllowed } from './session.paths'
import { homeOf, ownerKeyOf, superAdminOf, type SignedIn } from './session.kinds'

/** Why the sign-in page was opened with an address to return to. */
export type ResumeReason = 'idle' | 'lifetime' | 'refused' | 'deactivated' | 'asked'

interface Resume {
  reason: ResumeReason
  /** Path and search of the page. */
  address: string
  /** The user (`ownerKeyOf`); empty when nobody was signed in. */
  owner: string
}

/** Stored for this tab only. */
const RESUME = 'pasok.resume'
function saveResume(resume: Resume): void {
  sessionStorage.setItem(RESUME, JSON.stringify(resume))
}

/** Stores the current address, to return to it after signing in. */
export function rememberAddress(reason: ResumeReason, owner = ''): void {
  const { pathname, search } = window.location
  rememberTarget(pathname + search, reason, owner)
}

/** Stores the address to open after signing in; addresses outside the app are ignored. */
export function rememberTarget(address: string, reason: ResumeReason = 'asked', owner = ''): void {
  if (isInside(address)) saveResume({ reason, address, owner })
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

/** Returns why the system ended this tab's last session, if it did. */
export function findResumeReason(): ResumeReason | null {
  return findResume()?.reason ?? null
}

export function forgetResume(): void {
  sessionStorage.removeItem(RESUME)
}

/**
 * Returns whether the user may open the address. Portal users and super admins may open all screens of their
 * own area.
 */
function mayOpen(signedIn: SignedIn, address: string): boolean {
  const path = address.split('?')[0] ?? ''
  if (signedIn.kind === 'buyer') return isAllowed(signedIn, path)
  const [, side] = homeOf(signedIn).split('/')
  return path === `/${side}` || path.startsWith(`/${side}/`)
}

/**
 * Returns the address to open after signing in: the user's previous page if permitted, otherwise the first
 * page. A super admin's previous page in a company waits until that company is chosen again.
 */
export function takeAddress(signedIn: SignedIn): string {
  const home = homeOf(signedIn)
  const resume = findResume()
  forgetResume()
  if (!resume) return home
  const isOwn = resume.owner === '' || resume.owner === ownerKeyOf(signedIn)
  if (isOwn && mayOpen(signedIn, resume.address)) return resume.address
  if (signedIn.kind === 'account' && superAdminOf(signedIn))
    saveResume({ ...resume, reason: 'asked' })
  return home
}
