// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actingFor, sessionOf } from './session.fixture'
import { call, callPage, callReply, queryKey, refusedStore } from './api'
import { ApiError } from './api-error'
import { markActivity } from './session.idle'
import { sessionStore } from './session.store'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

function answer(body: unknown, status = 200, headers: Record<string, string> = {}): void {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }))
}
const good = (data: unknown, more: object = {}) => ({
  errors: null,
  message: 'Done',
  data,
  ...more,
})
const last = () => {
  const [address, init] = fetched.mock.lastCall ?? ['', {}]
  return { address, init, headers: new Headers(init.headers) }
}
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const reason: unknown = await promise.catch((error: unknown) => error)
  if (!(reason instanceof ApiError)) throw new Error('No ApiError was thrown')
  return reason
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  sessionStore.set(sessionOf('purchasing'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  sessionStore.set(null)
})

// proves 1.7.2
describe('a call', () => {
  // proves 1.7.1 2.7.2
  it('sends the token kind of its contract, and the language', async () => {
    answer(good({}))
    await call('getSetting', {})
    expect(last().address).toBe('/api/user-buyer/setting')
    expect(last().headers.get('Authorization')).toBe('Bearer id-token')
    expect(last().headers.get('Accept-Language')).toBe('en')
    answer(good([], { count: 0 }))
    await callPage('listOrders', {})
    expect(last().headers.get('Authorization')).toBe('Bearer access-token')
  })

  it('puts parameters into the path and the query, and omits missing ones', async () => {
    answer(good({ _id: '1', lastStatus: 'Rejected' }))
    await call('rejectRequest', { params: { id: 'PR/1 ?' }, body: { note: 'no' } })
    expect(last().address).toBe('/api/purchase-request/reject/PR%2F1%20%3F')
    expect(last().init.body).toBe('{"note":"no"}')
    answer(good([{ _id: '1' }], { count: 41, more: true }))
    const page = await callPage('listOrders', {
      query: { skip: 2, searchValue: 'A & B', searchTopic: undefined },
    })
    expect(last().address).toBe('/api/purchase-order?skip=2&searchValue=A+%26+B')
    expect(page).toMatchObject({ count: 41, more: true })
  })

  it('that writes has a new key each time, unless one is given', async () => {
    const body = { address: {}, vendors: [] }
    for (let time = 0; time < 2; time += 1) answer(good({}))
    await call('saveRequest', { body })
    const first = last().headers.get('Idempotency-Key')
    await call('saveRequest', { body })
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(last().headers.get('Idempotency-Key')).not.toBe(first)
    answer(good({}))
    await call('saveRequest', { body, idempotencyKey: 'mine' })
    expect(last().headers.get('Idempotency-Key')).toBe('mine')
    answer(good({}))
    await call('updateRequest', { body: { ...body, id: '1' }, idempotencyKey: 'again' })
    expect(last().headers.get('Idempotency-Key')).toBe('again')
    answer(good(null))
    await call('deleteRequest', { params: { id: '1' } })
    expect(last().headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('that reads has none', async () => {
    answer(good({}))
    await call('getSetting', {})
    expect(last().headers.has('Idempotency-Key')).toBe(false)
  })

  it('made by the screen itself is marked as background', async () => {
    answer(good({}))
    await call('getSetting', { background: true })
    expect(last().headers.get('X-Background')).toBe('1')
  })

  it('that reads while the user is inactive counts as background', async () => {
    for (const data of [{}, {}, null]) answer(good(data))
    markActivity(Date.now())
    await call('getSetting', {})
    expect(last().headers.has('X-Background')).toBe(false)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    await call('getSetting', {})
    expect(last().headers.get('X-Background')).toBe('1')
    await call('deleteRequest', { params: { id: '1' } })
    expect(last().headers.has('X-Background')).toBe(false)
    vi.mocked(Date.now).mockRestore()
  })

  // proves 1.8.3 2.7.3 2.8.4
  it('returns the server’s message', async () => {
    answer(good(null))
    expect((await callReply('getSetting', {})).message).toBe('Done')
  })
})

// proves 1.8.1 1.8.3
describe('a call that fails', () => {
  // proves 1.7.2 1.8.1 1.8.3 2.7.4 2.8.1 2.8.18
  it('throws the server’s error, with the request id', async () => {
    const errors = [{ code: 'rule', path: 'note', message: 'Note is required!' }]
    answer({ errors, message: 'Note is required!', data: null }, 422, { 'X-Request-Id': 'r-1' })
    const error = await failureOf(call('rejectRequest', { params: { id: '1' } }))
    expect(error).toMatchObject({ status: 422, code: 'rule', requestId: 'r-1' })
    expect(error.message).toBe('Note is required!')
    expect(error.issueAt('note')).toBe('Note is required!')
    expect(sessionStore.get()).not.toBeNull()
  })

  it('says when to retry', async () => {
    const errors = [{ code: 'unavailable', message: 'Busy' }]
    answer({ errors, message: 'Busy', data: null }, 503, { 'Retry-After': '2' })
    const error = await failureOf(call('getSetting', {}))
    expect(error).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 2 })
  })

  it('never shows a response that is not ours', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await failureOf(call('getSetting', {}))
    expect(error).toMatchObject({ status: 502, code: 'internal' })
    expect(error.message).toContain('Try again')
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }))
    expect((await failureOf(call('getSetting', {}))).code).toBe('internal')
  })

  it('without a network shows the specified text', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const error = await failureOf(call('getSetting', {}))
    expect(error).toMatchObject({ status: 0, code: 'offline' })
    expect(error.message).toBe('Disconnected from server, Please Check your internet!')
  })

  it('is not made at all without a session', async () => {
    sessionStore.set(null)
    expect((await failureOf(call('getSetting', {}))).status).toBe(401)
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('a refused token', () => {
  const refused = { errors: [{ code: 'unauthenticated', message: 'x' }], message: 'x', data: null }

  it('ends the session', async () => {
    answer(refused, 401)
    await failureOf(call('getSetting', {}))
    expect(sessionStore.get()).toBeNull()
  })

  it('of a super admin acting for a company ends it, too', async () => {
    sessionStore.set(actingFor('company-a'))
    answer(refused, 401)
    await failureOf(call('getSetting', { token: 'own-access-token' }))
    expect(sessionStore.get()).toBeNull()
  })

  it('of an unknown session leaves this session alone', async () => {
    answer(refused, 401)
    await failureOf(call('getSetting', { token: 'somebody-elses' }))
    expect(sessionStore.get()).not.toBeNull()
  })

  it('of an earlier session leaves a newer one alone', async () => {
    fetched.mockImplementationOnce(async () => {
      sessionStore.set({ ...sessionOf('owner'), id_token: 'newer', access_token: 'newer' })
      return new Response(JSON.stringify(refused), { status: 401 })
    })
    await failureOf(call('getSetting', {}))
    expect(sessionStore.get()?.id_token).toBe('newer')
  })
})

it('each refusal for a missing permission is counted; other failures are not', async () => {
  const before = refusedStore.get()
  const forbidden = { errors: [{ code: 'forbidden', message: 'x' }], message: 'x', data: null }
  answer(forbidden, 403)
  await failureOf(call('listOrders', {}))
  answer(forbidden, 403)
  await failureOf(call('listOrders', {}))
  answer({ errors: [{ code: 'not_found', message: 'x' }], message: 'x', data: null }, 404)
  await failureOf(call('listOrders', {}))
  expect(refusedStore.get()).toBe(before + 2)
  expect(sessionStore.get()).not.toBeNull()
})

it('queries of one endpoint share the start of their keys', () => {
  expect(queryKey('listOrders')).toEqual(['listOrders'])
  expect(queryKey('listOrders', { query: { skip: 1 } })[0]).toBe('listOrders')
})
