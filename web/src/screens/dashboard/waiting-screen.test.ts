// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import { sessionOf } from '../../lib/session.fixture'
import { useWaitingStatus } from './waiting-screen'

const WAITING = sessionOf('owner', { verified: false })
const server = vi.hoisted(() => ({
  answer: vi.fn<() => Promise<object>>(),
  notice: vi.fn<(text: string) => void>(),
  renew: vi.fn<() => Promise<void>>(),
}))
vi.mock('../../lib/api', async (original) => ({
  ...(await original<object>()),
  call: server.answer,
}))
vi.mock('../../lib/toast', () => ({ toastNotice: server.notice, toastError: server.notice }))
vi.mock('../../lib/session', async (original) => ({
  ...(await original<object>()),
  useSession: () => WAITING,
  renewSession: server.renew.mockResolvedValue(undefined),
}))

beforeEach(() => void vi.clearAllMocks())

const answerWith = (returned_reason: string) =>
  server.answer.mockResolvedValue({
    company_detail: { ...WAITING.company_detail, returned_reason },
  })

it('Check status reloads and reports a returned company', async () => {
  answerWith('The NPWP is not legible.')
  const page = await mountHook(useWaitingStatus)
  const before = server.answer.mock.calls.length
  await page.act(({ check }) => check())
  expect(server.answer.mock.calls.length).toBe(before + 1)
  expect(server.notice.mock.calls[0]?.[0]).toContain('The NPWP is not legible.')
  expect(server.renew).toHaveBeenCalled()
  expect(page.now()).toMatchObject({ busy: false, lookedAt: expect.any(Number) })
  await page.leave()
})

it('and a waiting one, with the specified text', async () => {
  answerWith('')
  const page = await mountHook(useWaitingStatus)
  await page.act(({ check }) => check())
  expect(server.notice.mock.calls[0]?.[0]).toMatch(/^Your Company Status is still Unverified/)
  await page.leave()
})
