import { isAllowed, type Person } from './session.paths'

/** What brought a person to the sign-in page with an address to return to. */
export type ResumeReason = 'idle' | 'lifetime' | 'refused' | 'asked'

interface Resume {
  reason: ResumeReason
  /** Path and search of the page that was open. */
  address: string
  /** Whose page it was; empty when nobody was signed in. */
  auth_id: string
}

/** Of this tab only, and gone with it. */
const RESUME = 'pasok.resume'
const HOME = '/dashboard'

/** Keeps the address of this page, to return to it after signing in. */
export function rememberAddress(reason: ResumeReason, authId = ''): void {
  const { pathname, search } = window.location
  if (!pathname.startsWith(HOME)) return
  const resume: Resume = { reason, address: pathname + search, auth_id: authId }
  sessionStorage.setItem(RESUME, JSON.stringify(resume))
}

function isResume(value: unknown): value is Resume {
  return (
    typeof value === 'object' &&
    value !== null &&
    'reason' in value &&
    'auth_id' in value &&
    'address' in value &&
    typeof value.address === 'string' &&
    value.address.startsWith(HOME)
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

/** Where a person goes after signing in: to their page of before, if it is theirs, else home. */
export function addressAfterSignIn(person: Person & { auth_id: string }): string {
  const resume = findResume()
  if (!resume || (resume.auth_id !== '' && resume.auth_id !== person.auth_id)) return HOME
  const path = resume.address.split('?')[0] ?? HOME
  return isAllowed(person, path) ? resume.address : HOME
}
