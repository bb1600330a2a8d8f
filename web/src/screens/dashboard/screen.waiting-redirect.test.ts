// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import { sessionOf } from '../../lib/session.fixture'
import { useWaiting } from './screen'

const toasted = vi.hoisted(() => vi.fn<(_: string) => void>())
vi.mock(import('../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: toasted,
}))

// proves 2.4.28
it('says that the company is verified, and opens the dashboard a second later', async () => {
  let session = sessionOf('owner', { verified: false })
  const { now, act, rerender } = await mountHook(() => useWaiting(session))
  expect(now()).toBe(true)
  vi.useFakeTimers()
  session = sessionOf('owner')
  await rerender()
  await act(() => vi.advanceTimersByTimeAsync(999))
  await vi.dynamicImportSettled()
  expect(toasted).toHaveBeenCalledExactlyOnceWith('Yeay! Congratulation, you are verified.')
  expect(now()).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(now()).toBe(false)
  vi.useRealTimers()
})
