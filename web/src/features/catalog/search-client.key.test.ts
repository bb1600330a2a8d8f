// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf } from '../../lib/session.fixture'
import { sessionStore } from '../../lib/session.store'
import { withKey } from './search-client'

const EXPIRES = { application_id: 'pasok', expires_at: '2026-03-01T18:00:00Z' }

/** Simulates a server whose search accepts only these keys; it issues the first one. */
function stubServer(goodKeys: string[]) {
  const used: string[] = []
  const requests = vi.fn<() => Promise<Response>>(async () =>
    Response.json({
      errors: null,
      message: 'Success',
      data: { ...EXPIRES, api_key: goodKeys[0] },
    }),
  )
  vi.stubGlobal('fetch', requests)
  const client = { setClientApiKey: ({ apiKey }: { apiKey: string }) => void used.push(apiKey) }
  const search = () =>
    withKey(client, async () => {
      const key = used.at(-1) ?? ''
      if (!goodKeys.includes(key)) throw Object.assign(new Error('Invalid key'), { status: 403 })
      return key
    })
  return { used, requests, search }
}

let token = 0
const signIn = (key?: string) =>
  sessionStore.set({
    ...sessionOf('purchasing'),
    // Each sign-in is a different session.
    access_token: `token-${(token += 1)}`,
    ...(key !== undefined && { search: { ...EXPIRES, api_key: key } }),
  })

describe('the key of a search', () => {
  beforeEach(() => signIn())
  afterEach(() => {
    vi.unstubAllGlobals()
    sessionStore.set(null)
  })

  it('comes with the session', async () => {
    signIn('own')
    const { search, requests } = stubServer(['own'])
    expect(await search()).toBe('own')
    expect(requests).not.toHaveBeenCalled()
  })

  it('is requested once for a session without one', async () => {
    const { search, requests } = stubServer(['fresh'])
    expect(await Promise.all([search(), search()])).toEqual(['fresh', 'fresh'])
    expect(await search()).toBe('fresh')
    expect(requests).toHaveBeenCalledTimes(1)
  })

  it('is replaced once the server refuses it, and the search is sent again', async () => {
    signIn('old')
    const { search, used } = stubServer(['fresh'])
    expect(await search()).toBe('fresh')
    expect(await search()).toBe('fresh')
    expect(used).toEqual(['old', 'fresh', 'fresh'])
  })

  it('is not requested again and again where the server refuses every key', async () => {
    signIn('old')
    const { search, requests } = stubServer([])
    await expect(search()).rejects.toThrow('Invalid key')
    expect(requests).toHaveBeenCalledTimes(1)
  })
})
