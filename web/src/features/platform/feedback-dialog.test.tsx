// @vitest-environment happy-dom
import { FEEDBACK_DELAY_MS } from '@pasok/domain/platform/platform.constants'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { mountPage, typeInto } from '../../lib/page.fixture'
import { FeedbackDialog } from './feedback-dialog'

const { sent, told } = vi.hoisted(() => ({
  sent: vi.fn<() => Promise<{ message: string }>>(),
  told: vi.fn<(message: string) => void>(),
}))
vi.mock(import('../../lib/api'), async (original) => ({
  ...(await original()),
  callReply: sent as never,
}))
vi.mock(import('../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: told,
}))
vi.mock(import('../../lib/session'), async (original) => ({
  ...(await original()),
  useSession: (() => ({ fullname: 'Budi Santoso', buyer_name: 'PT Maju' })) as never,
}))
vi.mock(import('../../documents/use-leave-question'), () => ({ useLeaveQuestion: () => undefined }))

const closed = vi.fn<() => void>()
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function submit() {
  const { leave } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <FeedbackDialog onClose={closed} />
    </QueryClientProvider>,
  )
  await typeInto(document.querySelector('textarea'), 'The list is quick')
  await act(async () => document.querySelector('form')?.requestSubmit())
  return leave
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const one of [sent, told, closed]) one.mockReset()
  return () => vi.useRealTimers()
})

// proves 1.8.10 1.9.8
it('is sent after a second and a half, shows the server’s message and closes', async () => {
  sent.mockResolvedValue({ message: 'Thank you' })
  const leave = await submit()
  expect(FEEDBACK_DELAY_MS).toBe(1_500)
  await pass(1_499)
  expect(sent).not.toHaveBeenCalled()
  await pass(1)
  expect(sent).toHaveBeenCalledOnce()
  expect(told).toHaveBeenCalledExactlyOnceWith('Thank you')
  expect(closed).toHaveBeenCalledOnce()
  await leave()
})

// proves 1.8.9
it('a failure is an alert titled Error with the message of the server, and it stays open', async () => {
  sent.mockRejectedValue(
    new ApiError({ status: 503, code: 'internal', message: 'Come back later' }),
  )
  const leave = await submit()
  await pass(FEEDBACK_DELAY_MS)
  // The alert is rendered after a timer.
  await pass(1)
  const alert = document.querySelector('[role=alert]')
  expect(alert?.querySelector('[class*=Alert-title]')?.textContent).toBe('Error')
  expect(alert?.textContent).toContain('Come back later')
  expect([told.mock.calls, closed.mock.calls]).toEqual([[], []])
  await leave()
})
