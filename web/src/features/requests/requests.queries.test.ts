// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALLS } from '../../lib/calls'
import { mountHook } from '../../lib/hook.fixture'
import { sessionOf } from '../../lib/session.fixture'
import { sessionStore } from '../../lib/session.store'
import { useAddItem } from './requests.queries'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const keysSent = () =>
  fetched.mock.calls
    .filter(([address]) => address.includes(CALLS.addItem[1]))
    .map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  sessionStore.set(sessionOf('purchasing'))
})
afterEach(() => vi.unstubAllGlobals())

it('adds once, however often it is retried after a lost response', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const item = { id: 'draft', productId: 'paper', quantity: 2, note: '' }
  const hook = await mountHook(useAddItem)
  const add = (one: typeof item) =>
    hook.act(async ({ mutateAsync }) => expect(mutateAsync(one)).rejects.toThrow())
  await add(item)
  await add(item)
  await add({ ...item, quantity: 3 })
  const [first, second, third] = keysSent()
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
