// @vitest-environment happy-dom
import { RELOAD_AFTER_PROOF_MS } from '@pasok/domain/orders/orders.constants'
import { RETURN_AFTER_TRANSFER_MS } from '@pasok/domain/payments/payments.constants'
import { proofTexts } from '@pasok/domain/files/files.texts'
import { beforeEach, expect, it, vi } from 'vitest'
import { LEAVE_UPLOAD, type useLeaveQuestion } from '../../../../documents/use-leave-question'
import type { upload } from '../../../../lib/upload'
import { mountHook } from '../../../../lib/hook.fixture'
import { useProofUpload } from './proof-form'
import { eventually } from '../../../../lib/eventually.fixture'
import type { refresh } from '../../../../lib/refresh'

/** Whether leaving opens a question now. */
const leaving = vi.hoisted(() => vi.fn<typeof useLeaveQuestion>())
const sent = vi.hoisted(() => vi.fn<typeof upload>())
const refreshed = vi.hoisted(() => vi.fn<typeof refresh>(() => Promise.resolve()))
vi.mock(import('../../../../lib/refresh'), async (original) => ({
  ...(await original()),
  refresh: refreshed,
}))
vi.mock(import('../../../../documents/use-leave-question'), async (original) => ({
  ...(await original()),
  useLeaveQuestion: leaving,
}))
vi.mock(import('../../../../lib/upload'), async (original) => ({
  ...(await original()),
  upload: sent,
}))
vi.mock(import('../../../../lib/file-problem'), async (original) => ({
  ...(await original()),
  findImageProblem: () => Promise.resolve(null),
}))

const line = { answer: (_: { message: string }): void => undefined }
const submitProof = vi.fn<() => Promise<{ message: string }>>(
  () => new Promise((resolve) => (line.answer = resolve)),
)
const done = vi.fn<() => void>()
const mount = (reloadAfter = 0) =>
  mountHook(() =>
    useProofUpload(
      { code: 'TRX-1', version: 1 },
      { submitProof, refreshes: ['payment'], reloadAfter, onDone: done },
    ),
  )
type Mounted = Awaited<ReturnType<typeof mount>>

async function choose({ act, now }: Mounted) {
  await act(({ choose: take }) => take([new File(['x'], 'bukti.png')]))
  await eventually(() => expect(now().file).not.toBeNull())
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  return () => vi.useRealTimers()
})

it('leaving asks until the chosen file is submitted', async () => {
  const mounted = await mount()
  expect(leaving.mock.lastCall?.[0]).toBe(false)
  await choose(mounted)
  const { leaveTitle: title, leaveText: text } = proofTexts
  expect(leaving).toHaveBeenLastCalledWith(true, { current: false }, { title, text })
  sent.mockReturnValue(new Promise(() => undefined))
  await mounted.act(({ submit }) => submit())
  await eventually(() => expect(mounted.now().fraction).not.toBeNull())
  expect(leaving).toHaveBeenLastCalledWith(true, { current: false }, LEAVE_UPLOAD)
})

// proves 2.4.33
it('is sent a second after Submit, not earlier', async () => {
  vi.useFakeTimers()
  sent.mockReturnValue(new Promise(() => undefined))
  const mounted = await mount()
  await mounted.act(({ choose: take }) => take([new File(['x'], 'bukti.png')]))
  await mounted.act(({ submit }) => submit())
  await mounted.act(() => vi.advanceTimersByTimeAsync(999))
  expect(sent).not.toHaveBeenCalled()
  await mounted.act(() => vi.advanceTimersByTimeAsync(1))
  expect(sent).toHaveBeenCalledOnce()
})

it('continues once it is saved, unless the user has left meanwhile', async () => {
  sent.mockResolvedValue({ id: 'f', url: 'u', name: 'bukti.png', type: 'image/png', size: 1 })
  for (const hasLeft of [false, true]) {
    const mounted = await mount()
    await choose(mounted)
    await mounted.act(({ submit }) => submit())
    await eventually(() => expect(submitProof).toHaveBeenCalledOnce())
    if (hasLeft) await mounted.leave()
    await mounted.act(() => line.answer({ message: 'Handed in' }))
    await eventually(() => expect(refreshed).toHaveBeenCalledOnce())
    await mounted.act(() => vi.advanceTimersByTimeAsync(100))
    expect(done).toHaveBeenCalledTimes(hasLeft ? 0 : 1)
    vi.clearAllMocks()
  }
})

// proves 2.9.9 2.9.10 2.9.13
it.each([
  ['a down payment', RELOAD_AFTER_PROOF_MS, 2_500],
  ['a transfer', RETURN_AFTER_TRANSFER_MS, 1_500],
])(
  'of %s: is sent a second after Submit and continues %i ms after the response',
  async (_, after, ms) => {
    sent.mockResolvedValue({ id: 'f', url: 'u', name: 'bukti.png', type: 'image/png', size: 1 })
    const mounted = await mount(after)
    await choose(mounted)
    vi.useRealTimers()
    vi.useFakeTimers()
    await mounted.act(({ submit }) => {
      submit()
      return vi.advanceTimersByTimeAsync(990)
    })
    expect(sent).not.toHaveBeenCalled()
    await mounted.act(() => vi.advanceTimersByTimeAsync(20))
    expect(sent).toHaveBeenCalledOnce()
    await mounted.act(() => {
      line.answer({ message: 'Handed in' })
      return vi.advanceTimersByTimeAsync(ms - 10)
    })
    expect(done).not.toHaveBeenCalled()
    await mounted.act(() => vi.advanceTimersByTimeAsync(20))
    expect(done).toHaveBeenCalledOnce()
  },
)
