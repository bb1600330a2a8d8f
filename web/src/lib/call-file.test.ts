// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callFile } from './call-file'
import { ApiError } from './api-error'
import { fileNameOf } from './use-download'
import { sessionOf } from './session.fixture'
import { sessionStore } from './session.store'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  sessionStore.set(sessionOf('purchasing'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  sessionStore.set(null)
})

it.each([
  [`attachment; filename="a_.csv"; filename*=UTF-8''a%C3%A9.csv`, 'aé.csv'],
  ['attachment; filename="audit-MAJU.csv"', 'audit-MAJU.csv'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''%E0%A4`, 'plain.csv'],
  [`attachment; filename*=UTF-8''..%2F..%2Fetc%5Cpasswd`, 'passwd'],
  ['attachment', undefined],
  [null, undefined],
])('of %s the name is %s', (header, name) => expect(fileNameOf(header)).toBe(name))

it('a file is requested with token and filter, and returned as a stream', async () => {
  fetched.mockResolvedValueOnce(new Response('a;b'))
  const response = await callFile('exportCompanyAudit', { query: { subject: 'role' } })
  const [address, init] = fetched.mock.lastCall ?? ['', {}]
  expect(address).toBe('/api/buyer/audit/export?subject=role')
  expect(new Headers(init.headers).get('Authorization')).toBe('Bearer access-token')
  expect(await response.text()).toBe('a;b')
})

it('a refusal is thrown with its message', async () => {
  const body = { errors: [{ code: 'forbidden', message: 'No' }], message: 'No', data: null }
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 403 }))
  const failure = await callFile('exportCompanyAudit', {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 403, code: 'forbidden', message: 'No' })
})

it('an unreachable server is reported, an aborted download is not', async () => {
  fetched.mockRejectedValue(new TypeError('failed'))
  await expect(callFile('exportCompanyAudit', {})).rejects.toMatchObject({ code: 'offline' })
  const given = new AbortController()
  given.abort(new Error('mine'))
  await expect(callFile('exportCompanyAudit', { signal: given.signal })).rejects.toThrow('failed')
})
