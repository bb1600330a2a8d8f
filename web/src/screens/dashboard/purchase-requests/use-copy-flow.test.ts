// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../../lib/hook.fixture'
import { useCopyFlow } from './use-copy-flow'

const { reply } = vi.hoisted(() => ({
  reply: vi.fn<(contract: unknown, input: { idempotencyKey?: string }) => Promise<unknown>>(),
}))
vi.mock(import('../../../lib/api'), async (original) => ({
  ...(await original()),
  callReply: reply as never,
}))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => async () => undefined,
}))
vi.mock(import('../../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: () => undefined,
}))

const copied = { _id: 'copy', left_out: [], department_left: null, address_instead: null }

it('a copy whose response was lost is repeated, not made twice; the next one is new', async () => {
  reply
    .mockRejectedValueOnce(new Error('The answer was lost'))
    .mockResolvedValue({ data: copied, message: 'Copied' })
  const { now, act, leave } = await mountHook(() => useCopyFlow())
  const press = () => act(({ start }) => start({ id: 'old', code: 'PR/OLD' }))
  await press()
  expect(now().failure).not.toBeNull()
  await press()
  await press()
  const [lost, again, next] = reply.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
  expect(lost).toBeDefined()
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
  await leave()
})
