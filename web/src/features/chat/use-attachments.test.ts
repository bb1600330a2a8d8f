// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { useLeaveQuestion } from '../../documents/use-leave-question'
import { eventually } from '../../lib/eventually.fixture'
import { mountHook } from '../../lib/hook.fixture'
import { useAttachments } from './use-attachments'

const leaving = vi.hoisted(() => vi.fn<typeof useLeaveQuestion>())
const line = vi.hoisted(() => ({ answer: (_: unknown): void => undefined }))
vi.mock(import('../../documents/use-leave-question'), async (original) => ({
  ...(await original()),
  useLeaveQuestion: leaving,
}))
vi.mock(import('../../lib/upload'), async (original) => ({
  ...(await original()),
  upload: () => new Promise<never>((resolve) => (line.answer = resolve as never)),
}))

it('leaving a conversation asks while a file is uploading', async () => {
  const uploaded = vi.fn<() => void>()
  const { act, now } = await mountHook(() => useAttachments({ count: 0, onUploaded: uploaded }))
  const hasQuestion = () => leaving.mock.lastCall?.[0]
  expect(hasQuestion()).toBe(false)
  await act(({ add }) => add([new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })]))
  expect(now().isBusy).toBe(true)
  expect(hasQuestion()).toBe(true)
  const conversation = expect.objectContaining({ ofPage: true, part: 'chat' })
  expect(leaving).toHaveBeenLastCalledWith(true, { current: false }, conversation)
  // The file is read before it is sent.
  await eventually(async () => {
    await act(() => line.answer({ id: 'f1' }))
    expect(uploaded).toHaveBeenCalledOnce()
  })
  expect(hasQuestion()).toBe(false)
})
