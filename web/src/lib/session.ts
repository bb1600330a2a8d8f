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
 * Who is signed in for a buying company. For screens inside the guard, where there always is
 * somebody.
 * @throws Error outside of the guard.
 */
export function useSession(): Session {
  const signedIn = useStore(sessionStore)
  if (signedIn?.kind !== 'buyer') throw new Error('useSession outside of the guard')
  return signedIn
}

/**
 * Who is signed in without a company: provider staff, or a super admin who has not chosen one. For
 * screens inside their guards.
 * @throws Error outside of them.
 */
export function useAccount(): Account {
  const signedIn = useStore(sessionStore)
  if (signedIn?.kind !== 'account') throw new Error('useAccount outside of its guard')
  return signedIn
}

/** Who is signed in, of whatever side, if anybody is. */
export function useSignedIn(): SignedIn | null {
  return useStore(sessionStore)
}

/** Who is signed in for a buying company, if anybody is. */
function useMaybeSession(): Session | null {
  const signedIn = useStore(sessionStore)
  return signedIn?.kind === 'buyer' ? signedIn : null
}

/** May this person do this? The server asks the same again. */
export function useCan(feature: Feature): boolean {
  return useMaybeSession()?.features.includes(feature) ?? false
}

/** The same of what takes several features. */
export function useCanAll(features: readonly Feature[]): boolean {
  const session = useMaybeSession()
  return session !== null && features.every((feature) => session.features.includes(feature))
}

/**
 * Ends a sign-in on the server, even if the page is closed at once: its tokens would stay valid until
 * they expire. A server that can't be reached holds nobody up.
 */
export async function endSignIn(token: string): Promise<void> {
  await call('signOut', { token, keepalive: true }).catch(() => undefined)
}

/** Keeps who has signed in. */
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

/** Of anybody but a company's people: what the tokens say. */
export const accountOf = (tokens: TokenAnswer, profile: ProfileClaim): Account => ({
  kind: 'account',
  flag: profile.flag,
  super_admin: profile.super_admin === true,
  email: profile.email,
  fullname: profile.name,
  auth_id: profile.auth_id,
  ...timesOf(tokens),
})

/** Who this is, and the key of the session's searches where it came along. */
type Described = UserData & Pick<Person, 'search'>

const personOf = ({ role: { _id, name }, ...person }: Described): Person => ({
  ...person,
  role: { _id, name },
})

/**
 * Signs in: tokens first, then who this is (Spec 1 §7). Whose side it is, the tokens tell.
 * @throws ApiError with the text to show.
 */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  const tokens = await requestTokens(email, password)
  const profile = findProfile(tokens.id_token)
  if (profile && (profile.flag !== 'BUYER' || profile.super_admin))
    return begin(accountOf(tokens, profile))
  const person = await call('getSetting', { token: tokens.id_token })
  return begin({ kind: 'buyer', ...personOf(person), ...timesOf(tokens) })
}

/** Spec 1 §6: whoever acts for a company finds it verified and its wizard done. */
export const asActing = (person: Described): Person => ({
  ...personOf(person),
  isFirstTime: false,
  company_detail: { ...person.company_detail, verification_status: 'VERIFIED' },
})

/** The lightest call of an account's side, for sign-ins that no other call keeps alive. */
async function pulse({ access_token: token, flag }: Account, background: boolean): Promise<void> {
  if (flag === 'PROVIDER') await call('countCompanies', { token, background })
  else if (flag === 'VENDOR') await call('getOwnVendor', { token, background })
  else await call('listOwnedCompanies', { query: { isOwner: 'true' }, token, background })
}

/** Asks again who this is: roles, features and the company's standing may have changed. */
export async function renewSession(background: boolean): Promise<void> {
  const before = sessionStore.get()
  if (before?.kind === 'account') return pulse(before, background)
  if (!before) return
  const person = await call('getSetting', { background })
  if (before.own && !background) await pulse(before.own, background)
  const session = findBuyer()
  // Another sign-in, or none, while the answer was on its way.
  if (session?.access_token !== before.access_token || isEndedElsewhere()) return
  const changed: Session = { ...session, ...(session.own ? asActing(person) : personOf(person)) }
  if (JSON.stringify(changed) !== JSON.stringify(session)) await saveSession(changed)
}

const withName = (signedIn: SignedIn, fullname: string): SignedIn =>
  signedIn.kind === 'buyer' && signedIn.own
    ? { ...signedIn, fullname, own: { ...signedIn.own, fullname } }
    : { ...signedIn, fullname }

/** Changes the current user's own name, on the server and in this session; other tabs follow. */
export async function renameSelf(name: string): Promise<void> {
  const before = sessionStore.get()
  const { fullname } = await call('renameAccount', { body: { name } })
  const signedIn = sessionStore.get()
  // Another sign-in, or none, while the answer was on its way.
  if (!signedIn || signedIn.access_token !== before?.access_token || isEndedElsewhere()) return
  await saveSession(withName(signedIn, fullname))
}

type Question = () => Promise<boolean>
const questions = new Set<Question>()

/** Is asked before Logout, where something would be lost by it. @returns a way to ask no more. */
export function askBeforeSignOut(question: Question): () => void {
  questions.add(question)
  return () => questions.delete(question)
}

/** Signs out in every tab at once; the server refuses the tokens from then on. */
export async function signOut(): Promise<void> {
  for (const question of questions) if (!(await question())) return
  const signedIn = sessionStore.get()
  endSession('logout')
  const own = signedIn?.kind === 'buyer' ? signedIn.own : null
  const over = [signedIn, own].filter((one) => one !== null && one !== undefined)
  await Promise.all(over.map(({ access_token }) => endSignIn(access_token)))
}
