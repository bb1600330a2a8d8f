// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage, press, typeInto } from '../../../lib/page.fixture'
import { questionStore } from '../../../ui/confirm'
import { BulkDecision } from './bulk-decision'

vi.mock(import('../../../documents/use-leave-question'), () => ({
  useLeaveQuestion: () => undefined,
}))

it('closing asks when a note was typed', async () => {
  const canceled = vi.fn<() => void>()
  const { leave } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <BulkDecision kind="reject" rows={[]} onCancel={canceled} onDone={() => undefined} />
    </QueryClientProvider>,
  )
  await typeInto(document.querySelector('textarea'), 'Not this month')
  await press('Cancel')
  expect(questionStore.get()).not.toBeNull()
  expect(canceled).not.toHaveBeenCalled()
  await act(async () => questionStore.get()?.answer(true))
  expect(canceled).toHaveBeenCalledOnce()
  await leave()
})
