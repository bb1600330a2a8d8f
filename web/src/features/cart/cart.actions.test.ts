// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/eventually.fixture'
import { mountHook } from '../../lib/hook.fixture'
import { sessionOf } from '../../lib/session.fixture'
import { sessionStore } from '../../lib/session.store'
import { toastUndo } from '../../lib/toast'
import { questionStore } from '../../ui/confirm'
import { useCartActions } from './cart.actions'
import { openDocument } from './open-document'
import { ownCart } from './own-cart'

vi.mock('dexie', () => import('./dexie.fixture'))
vi.mock('../../lib/toast', () => ({
  toastUndo: vi.fn<typeof toastUndo>(),
  toastSuccess: vi.fn<() => void>(),
  toastError: vi.fn<() => void>(),
}))

const [ONE, TWO] = [lineOf({ quantity: 1 }), lineOf({ quantity: 2 })]
const QUESTION = `Are you sure want to remove Item ${ONE.name}?`
const quantities = async () => (await ownCart().read()).lines.map(({ quantity }) => quantity)

async function actionsOver(quantity: number) {
  await openDocument(ownCart(), [lineOf({ quantity })])
  const { now, leave } = await mountHook(() => useCartActions())
  const actions = now()
  await leave()
  return actions
}

beforeEach(() => {
  vi.clearAllMocks()
  sessionStore.set(sessionOf('owner'))
  return () => {
    questionStore.get()?.answer(false)
    sessionStore.set(null)
  }
})

// proves 1.5.43
it('removing the last piece asks, whatever the rendered line shows, and can be undone', async () => {
  const actions = await actionsOver(1)
  const done = actions.decrease(TWO)
  await eventually(() => expect(questionStore.get()?.title).toBe(QUESTION))
  expect(await quantities()).toEqual([1])
  questionStore.get()?.answer(true)
  await done
  expect(await quantities()).toEqual([])
  expect(vi.mocked(toastUndo).mock.lastCall?.[0]).toBe(cartTexts.removedItem.en)
})

it('removing one of several pieces does not ask, even if the rendered line shows one', async () => {
  const actions = await actionsOver(5)
  await actions.decrease(ONE)
  expect(questionStore.get()).toBeNull()
  expect(await quantities()).toEqual([4])
})
