import type { ProfileClaim, TokenAnswer } from '@pasok/domain/identity/identity.model'
import type { Feature } from '@pasok/domain/kernel/features'
import type { UserData } from '@pasok/domain/team/team.contract'
import { call } from './api'
import { findProfile, requestTokens } from './identity-provider'
import { markActivity } from './session.idle'
import type { Account, Person, Session, SignedIn } from './session.kinds'
import { endSession, findBuyer, isEndedElsewhere, saveSession, sessionStore } from './session.store'
import { useStore } from './store'

export type { Session, SignedIn } from './session.kinds'

/**
 * Returns the buyer's session. For screens inside the guard, where there always is one. @throws Error outside
 * the guard.
 */
export function useSession(): Session {
  const signedIn = useStore(sessionStore)
  if (signedIn?.kind !== 'buyer') throw new Error('useSession outside of the guard')
  return signedIn
}

/**
 * Returns the session of a provider or vendor user, or of a super admin without a company. For screens inside
 * their guards. @throws Error outside them.
 */
export function useAccount(): Account {
  const signedIn = useStore(sessionStore)
  if (signedIn?.kind !== 'account') throw new Error('useAccount outside of its guard')
  return signedIn
}

/** Returns the session of any portal, or null. */
export function useSignedIn(): SignedIn | null {
  return useStore(sessionStore)
}

function useMaybeSession(): Session | null {
  const signedIn = useStore(sessionStore)
  return signedIn?.kind === 'buyer' ? signedIn : null
}

/** Returns whether the user has a feature. For display only; the server checks permissions itself. */
export function useCan(feature: Feature): boolean {
  return useMaybeSession()?.features.includes(feature) ?? false
}

export function useCanAll(features: readonly Feature[]): boolean {
  const session = useMaybeSession()
  return session !== null && features.every((feature) => session.features.includes(feature))
}

/**
 * Ends a session on the server, even if the page is closed immediately; otherwise its tokens would remain valid
 * until they expire. Failures are ignored.
 */
export async function endSignIn(token: string): Promise<void> {
  await call('signOut', { token, keepalive: true }).catch(() => undefined)
}

export async function begin<Signed extends SignedIn>(signedIn: Signed): Promise<Signed> {
  markActivity()
  await saveSession(signedIn)
  return signedIn
}

const timesOf = ({ access_token, id_token, expires_in, storage_id }: TokenAnswer) => ({
  access_token,
  id_token,
  expires_in,
  login_start_date: new Date().toISOString(),
  ...(storage_id !== undefined && { storage_id }),
})

/** Returns the session of a user without a buying company, from the tokens. */
export const accountOf = (tokens: TokenAnswer, profile: ProfileClaim): Account => ({
  kind: 'account',
  flag: profile.flag,
  super_admin: profile.super_admin === true,
  email: profile.email,
  fullname: profile.name,
  auth_id: profile.auth_id,
  ...timesOf(tokens),
})

/** The user's data, with the search key if the response includes one. */
type Described = UserData & Pick<Person, 'search'>

const personOf = ({ role: { _id, name }, ...person }: Described): Person => ({
  ...person,
  role: { _id, name },
})

/**
 * Signs in: requests tokens, then the user's data (Spec 1 §7). The tokens determine the portal. @throws
 * ApiError with the text to show.
 */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  const tokens = await requestTokens(email, password)
  const profile = findProfile(tokens.id_token)
  if (profile && (profile.flag !== 'BUYER' || profile.super_admin))
    return begin(accountOf(tokens, profile))
  const person = await call('getSetting', { token: tokens.id_token })
  return begin({ kind: 'buyer', ...personOf(person), ...timesOf(tokens) })
}

/**
 * Returns the user's data for a super admin acting for a company, which counts as verified with a completed
 * wizard (Spec 1 §6).
 */
export const asActing = (person: Described): Person => ({
  ...personOf(person),
  isFirstTime: false,
  company_detail: { ...person.company_detail, verification_status: 'VERIFIED' },
})

/**
 * Sends the lightest request of an account's portal, which extends the session when there are no other
 * requests.
 */
async function pulse({ access_token: token, flag }: Account, background: boolean): Promise<void> {
  if (flag === 'PROVIDER') await call('countCompanies', { token, background })
  else if (flag === 'VENDOR') await call('getOwnVendor', { token, background })
  else await call('listOwnedCompanies', { query: { isOwner: 'true' }, token, background })
}

/** Reloads the user's data: role, features and the company's status may have changed. */
export async function renewSession(background: boolean): Promise<void> {
  const before = sessionStore.get()
  if (before?.kind === 'account') return pulse(before, background)
  if (!before) return
  const person = await call('getSetting', { background })
  if (before.own && !background) await pulse(before.own, background)
  const session = findBuyer()
  // The session changed while waiting for the response.
  if (session?.access_token !== before.access_token || isEndedElsewhere()) return
  const changed: Session = { ...session, ...(session.own ? asActing(person) : personOf(person)) }
  if (JSON.stringify(changed) !== JSON.stringify(session)) await saveSession(changed)
}

const withName = (signedIn: SignedIn, fullname: string): SignedIn =>
  signedIn.kind === 'buyer' && signedIn.own
    ? { ...signedIn, fullname, own: { ...signedIn.own, fullname } }
    : { ...signedIn, fullname }

/** Changes the current user's name on the server and in the session; other tabs follow. */
export async function renameSelf(name: string): Promise<void> {
  const before = sessionStore.get()
  const { fullname } = await call('renameAccount', { body: { name } })
  const signedIn = sessionStore.get()
  // The session changed while waiting for the response.
  if (!signedIn || signedIn.access_token !== before?.access_token || isEndedElsewhere()) return
  await saveSession(withName(signedIn, fullname))
}

type Question = () => Promise<boolean>
const questions = new Set<Question>()

/**
 * Registers a confirmation to run before Logout, when that would lose something. @returns a function that
 * removes it.
 */
export function confirmBeforeSignOut(question: Question): () => void {
  questions.add(question)
  return () => questions.delete(question)
}

/** Signs out in all tabs immediately; the server then refuses the tokens. */
export async function signOut(): Promise<void> {
  for (const question of questions) if (!(await question())) return
  const signedIn = sessionStore.get()
  endSession('logout')
  const own = signedIn?.kind === 'buyer' ? signedIn.own : null
  const over = [signedIn, own].filter((one) => one !== null && one !== undefined)
  await Promise.all(over.map(({ access_token }) => endSignIn(access_token)))
}
