// @vitest-environment happy-dom
import type { ImportRow } from '@pasok/domain/catalog/imports/imports.model'
import { expect, it, vi } from 'vitest'
import { LEAVE_UPLOAD, type useLeaveQuestion } from '../../documents/use-leave-question'
import { mountHook } from '../../lib/hook.fixture'
import { useImportUpload } from './import-upload'
import { eventually } from '../../lib/eventually.fixture'

/** Whether leaving opens a question now. */
const leaving = vi.hoisted(() => vi.fn<typeof useLeaveQuestion>())
const hasQuestion = () => {
  const [isSending, isAccepted] = leaving.mock.lastCall ?? []
  return isSending === true && isAccepted?.current === false
}
const line = vi.hoisted(() => ({ answer: (_: unknown): void => undefined }))

vi.mock(import('../../documents/use-leave-question'), async (original) => ({
  ...(await original()),
  useLeaveQuestion: leaving,
}))
vi.mock(import('../../lib/send-file'), async (original) => ({
  ...(await original()),
  sendFile: () => new Promise<never>((resolve) => (line.answer = resolve as never)),
}))

it('leaving asks during an upload, not after it', async () => {
  const seen: [ImportRow, boolean][] = []
  const { act, now } = await mountHook(() =>
    useImportUpload({ encoding: 'read', numbers: 'read' }, (row) =>
      seen.push([row, hasQuestion()]),
    ),
  )
  expect(hasQuestion()).toBe(false)
  await act(({ start }) => start([new File(['SKU,Stock'], 'a.csv')]))
  await eventually(() => expect(now().state.kind).toBe('sending'))
  expect(hasQuestion()).toBe(true)
  expect(leaving).toHaveBeenLastCalledWith(true, expect.anything(), LEAVE_UPLOAD)
  await act(() => line.answer({ _id: 'i1' }))
  await eventually(() => expect(seen).toEqual([[{ _id: 'i1' }, false]]))
})
