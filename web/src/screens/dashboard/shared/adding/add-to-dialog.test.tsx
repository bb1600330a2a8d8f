// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage, typeInto } from '../../../../lib/page.fixture'
import { questionStore } from '../../../../ui/confirm'
import { AddToDialog } from './add-to-dialog'
import { useAddTo } from './use-add-to'

vi.mock(import('../../../../documents/use-leave-question'), () => ({
  useLeaveQuestion: () => undefined,
}))

const product = { _id: 'paper', name: 'Paper', stock: 10, minimum_order_quantity: 2 }
const closed = vi.fn<() => void>()

function Dialog() {
  const form = useAddTo({ product, addTo: async () => true, onDone: closed })
  return (
    <AddToDialog form={form} title="Add Paper" which="" notAdded={() => ''} onClose={closed}>
      {null}
    </AddToDialog>
  )
}

const escape = () =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })

it('asks before losing a typed note, and closes without a question otherwise', async () => {
  const { leave } = await mountPage(<Dialog />)
  await escape()
  expect(closed).toHaveBeenCalledOnce()
  closed.mockClear()
  const [, note] = document.querySelectorAll('input')
  await typeInto(note ?? null, 'Blue, please')
  await escape()
  expect(questionStore.get()?.title).toBe('Close without saving?')
  await act(async () => questionStore.get()?.answer(false))
  expect(closed).not.toHaveBeenCalled()
  await escape()
  await act(async () => questionStore.get()?.answer(true))
  expect(closed).toHaveBeenCalledOnce()
  await leave()
})
