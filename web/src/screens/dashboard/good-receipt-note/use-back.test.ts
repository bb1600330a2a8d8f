// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../../lib/hook.fixture'
import { useBack } from './use-back'

const navigate = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useRouter: () => ({}) as never,
  useCanGoBack: () => false,
  useNavigate: () => navigate,
}))

// proves 2.9.8
it('leads from what was sent to the list after a second', async () => {
  vi.useFakeTimers()
  const { act } = await mountHook(() => useBack(true))
  await act(() => vi.advanceTimersByTimeAsync(990))
  expect(navigate).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(navigate).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
