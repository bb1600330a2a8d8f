// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { eventually } from '../../lib/eventually.fixture'
import { mountPage, typeInto } from '../../lib/page.fixture'
import { useSignedIn } from '../../lib/session'
import { sessionOf } from '../../lib/session.fixture'
import { sessionStore } from '../../lib/session.store'
import { toastError } from '../../lib/toast'
import { useCartActions } from './cart.actions'
import { NoteField } from './cart-line-row'
import { openDocument } from './open-document'
import { ownCart } from './own-cart'
import { QuantityStepper } from './quantity-stepper'

vi.mock('dexie', () => import('./dexie.fixture'))
vi.mock('../../lib/toast', () => ({
  toastSuccess: vi.fn<() => void>(),
  toastError: vi.fn<typeof toastError>(),
}))

const LINE = lineOf({ quantity: 2 })

function Fields() {
  const actions = useCartActions()
  return (
    <>
      <NoteField name="Paper" note="" onNote={(note) => void actions.setNote(LINE, note)} />
      <QuantityStepper
        name="Paper"
        quantity={2}
        minimum={1}
        message=""
        onType={(text) => actions.setQuantity(LINE, text)}
        onIncrease={vi.fn<() => void>()}
        onDecrease={vi.fn<() => void>()}
      />
    </>
  )
}

const Guard = () => useSignedIn() && <Fields />

it.each([
  ['Note for Paper', 'Blue, please', { note: 'Blue, please', quantity: 2 }],
  ['Quantity of Paper', '7', { note: '', quantity: 7 }],
])('%s, typed just before the session ends, stays in the cart', async (label, words, stored) => {
  sessionStore.set(sessionOf('owner'))
  const cart = ownCart()
  await openDocument(cart, [LINE])
  const { page, leave } = await mountPage(<Guard />)
  await typeInto(page.querySelector(`input[aria-label="${label}"]`), words)
  await act(async () => sessionStore.set(null))
  expect(page.querySelector('input')).toBeNull()
  await eventually(async () => expect((await cart.read()).lines).toMatchObject([stored]))
  expect(toastError).not.toHaveBeenCalled()
  await leave()
})
