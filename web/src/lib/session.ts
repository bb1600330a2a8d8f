import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { signOut as signOutContract } from '@pasok/domain/identity/identity.contract'
import type { Feature } from '@pasok/domain/kernel/permissions'
import { getSetting } from '@pasok/domain/team/team.contract'
import { call } from './api'
import { ApiError } from './api-error'
import { flagOf, requestTokens } from './identity-provider'
import { markActivity } from './session.idle'
import {
  endSession,
  isEndedElsewhere,
  saveSession,
  sessionStore,
  type Session,
} from './session.store'
import { useStore } from './store'
import { tx } from './texts'

export type { Session } from './session.store'

/**
 * Who is signed in. For screens inside the guard, where there always is somebody.
 * @throws Error outside of the guard.
 */
export function useSession(): Session {
  const session = useStore(sessionStore)
  if (!session) throw new Error('useSession outside of the guard')
  return session
}

/** Who is signed in, if anybody is. */
export function useMaybeSession(): Session | null {
  return useStore(sessionStore)
}

/** May this person do this? The server asks the same again. */
export function useCan(feature: Feature): boolean {
  return useMaybeSession()?.features.includes(feature) ?? false
}

/**
 * Signs in: tokens first, then who this is (Spec 1 §7).
 * @throws ApiError with the text to show.
 */
export async function signIn(email: string, password: string): Promise<Session> {
  const tokens = await requestTokens(email, password)
  const flag = flagOf(tokens.id_token)
  if (flag && flag !== 'BUYER') {
    throw new ApiError({ status: 403, code: 'forbidden', message: tx(identityTexts.notBuyer) })
  }
  const { access_token, id_token, expires_in } = tokens
  const person = await call(getSetting, { token: id_token })
  const session: Session = {
    ...person,
    access_token,
    id_token,
    expires_in,
    login_start_date: new Date().toISOString(),
  }
  markActivity()
  await saveSession(session)
  return session
}

/** Asks again who this is: roles, features and the company's standing may have changed. */
export async function renewSession(background: boolean): Promise<void> {
  const before = sessionStore.get()
  if (!before) return
  const person = await call(getSetting, { background })
  const session = sessionStore.get()
  // Another sign-in, or none, while the answer was on its way.
  if (session?.access_token !== before.access_token || isEndedElsewhere()) return
  const changed = { ...session, ...person }
  if (JSON.stringify(changed) !== JSON.stringify(session)) await saveSession(changed)
}

/** Signs out in every tab at once; the server refuses the tokens from then on. */
export async function signOut(): Promise<void> {
  // The call takes its token before the session is wiped. That it reaches the server is worth
  // having, but nobody is kept signed in here because it doesn't: the tokens are gone either way.
  const told = call(signOutContract, {})
  endSession('logout')
  await told.catch(() => undefined)
}
