import { call } from '../../lib/api'
import { findBuyer } from '../../lib/session.store'

/** The last key that was requested, and the access token of its session. */
let requested: { token: string; key: Promise<string> } | undefined

/**
 * The key with which this session searches. It came with the session; a session without one, such as
 * that of a super admin who acts for a company, requests it.
 */
export async function searchKey(): Promise<string> {
  const session = findBuyer()
  if (requested && requested.token === session?.access_token) return requested.key
  return session?.search?.api_key ?? freshSearchKey()
}

/** A key as of now. Searches that need one at the same time share a request. */
export async function freshSearchKey(): Promise<string> {
  const token = findBuyer()?.access_token ?? ''
  const key = call('getSearchKey', { background: true }).then(({ api_key }) => api_key)
  requested = { token, key }
  // A failed request is not remembered: the next search tries again.
  key.catch(() => {
    if (requested?.key === key) requested = undefined
  })
  return key
}
