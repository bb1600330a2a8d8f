// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest'
import { mountHook } from '../../../lib/hook.fixture'
import { useBack } from './receiving'

const navigate = vi.hoisted(() => vi.fn<(_: unknown) => Promise<void>>())
const historyBack = vi.hoisted(() => vi.fn<() => void>())
const came = vi.hoisted(() => ({ from: false }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useCanGoBack: () => came.from,
  useNavigate: () => navigate,
  useRouter: (() => ({ history: { back: historyBack } })) as never,
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** Expects that after an entered receipt only the `expected` navigation happens, after one second. */
async function expectBack(expected: Mock, other: Mock): Promise<void> {
  const { act } = await mountHook(() => useBack(true))
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(expected).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(expected).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
}

// proves 2.4.9 2.9.8
it('returns to the previous page a second after a receipt was entered', async () => {
  came.from = true
  await expectBack(historyBack, navigate)
})

// proves 2.4.9 2.9.8
it('opens the receipts without a previous page', async () => {
  came.from = false
  await expectBack(navigate, historyBack)
  expect(navigate).toHaveBeenCalledWith({ to: '/dashboard/good-receipt-note', search: {} })
})
