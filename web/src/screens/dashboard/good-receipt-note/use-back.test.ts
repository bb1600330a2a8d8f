// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../../lib/hook.fixture'
import { useBack } from './use-back'

const navigate = vi.hoisted(() => vi.fn<(_: unknown) => Promise<void>>())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useCanGoBack: () => false,
  useNavigate: () => navigate,
  useRouter: (() => ({})) as never,
}))

// proves 2.4.9 2.9.8
it('a second after a receipt was entered one is back at the receipts, which are read anew', async () => {
  vi.useFakeTimers()
  const { act } = await mountHook(() => useBack(true))
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(navigate).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/dashboard/good-receipt-note',
    search: {},
  })
  vi.useRealTimers()
})
