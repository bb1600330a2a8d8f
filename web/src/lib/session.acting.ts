import { call } from './api'
import { asActing, endSignIn, type Session } from './session'
import { superAdminOf } from './session.kinds'
import { saveSession, sessionStore } from './session.store'

/** Returns the seconds left of the super admin's own session of ten hours. */
function secondsOf(own: { login_start_date: string; expires_in: number }): number {
  const passed = (Date.now() - Date.parse(own.login_start_date)) / 1000
  return Math.max(0, Math.floor(own.expires_in - passed))
}

/**
 * Signs in to a company as its super admin (Spec 1 §6). The super admin's own session is stored, to return to
 * it. @throws ApiError with the text to show.
 */
export async function actFor(ownerAuthId: string): Promise<Session> {
  const before = sessionStore.get()
  const own = superAdminOf(before)
  if (!own) throw new Error('Only a super admin acts for companies')
  const answer = await call('actForCompany', {
    params: { id: ownerAuthId },
    token: own.access_token,
  })
  const { user_data: person, access_token, id_token, expires_in, storage_id } = answer
  const session: Session = {
    kind: 'buyer',
    ...asActing(person),
    access_token,
    id_token,
    expires_in: Math.min(expires_in, secondsOf(own)),
    login_start_date: new Date().toISOString(),
    own,
    // Signing out removes all data whose key begins with the own id, so both sessions must have one or neither.
    ...(own.storage_id !== undefined && { storage_id }),
  }
  await saveSession(session)
  if (before?.kind === 'buyer') await endSignIn(before.access_token)
  return session
}

/** Returns to the super admin's own session and ends the company's on the server. */
export async function stopActing(): Promise<void> {
  const before = sessionStore.get()
  if (before?.kind !== 'buyer' || !before.own) return
  await saveSession(before.own)
  await endSignIn(before.access_token)
}
