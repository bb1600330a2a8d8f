// @vitest-environment happy-dom
import type { VendorPackage } from '@pasok/domain/orders/orders.model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage, press, typeInto } from '../../../lib/page.fixture'
import { questionStore } from '../../../ui/confirm'
import { bulkMoveOf } from './bulk-move'
import { BulkMoves } from './moves-bar'
import { tabOf } from './search-params'

vi.mock(import('../../../documents/use-leave-question'), () => ({
  useLeaveQuestion: () => undefined,
}))

const PACK = { _id: 'p1', code_package: 'PKG-1', total: 1_000 } as VendorPackage

it('closing asks when a tracking number was typed', async () => {
  const move = bulkMoveOf(tabOf('Ready to Shipped'))
  if (!move) throw new Error('Nothing is shipped there')
  const canceled = vi.fn<() => void>()
  const { leave } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <BulkMoves
        move={move}
        packages={[{ pack: PACK, buyer: 'PT Maju' }]}
        onCancel={canceled}
        onDone={() => undefined}
      />
    </QueryClientProvider>,
  )
  await typeInto(document.querySelector('li input'), 'JNE-1')
  await press('Cancel')
  expect(canceled).not.toHaveBeenCalled()
  await act(async () => questionStore.get()?.answer(false))
  expect(canceled).not.toHaveBeenCalled()
  await typeInto(document.querySelector('li input'), ' ')
  await press('Cancel')
  expect(questionStore.get()).toBeNull()
  expect(canceled).toHaveBeenCalledOnce()
  await leave()
})
