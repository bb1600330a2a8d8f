// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import Dexie from 'dexie'
import { beforeEach, expect, it, vi } from 'vitest'
import { increase, setQuantity } from './change-lines'
import { createDraftStore, type DraftStore } from './draft-store'
import { openDocument } from './open-document'

vi.mock('dexie', () => import('./dexie.fixture'))

let databases = 0
let db: Dexie
let cart: DraftStore
let other: DraftStore

const quantityIn = (store: DraftStore) => store.get().lines[0]?.quantity
const rest = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5)
  })

beforeEach(async () => {
  databases += 1
  const name = `ahead-${databases}`
  db = new Dexie(name)
  cart = createDraftStore(name, db)
  other = createDraftStore(name, new Dexie(name))
  cart.subscribe(() => undefined)
  other.subscribe(() => undefined)
  await openDocument(cart, [lineOf({ quantity: 2, stock: 1_000 })])
  await rest()
})

it('shows a quantity before the local database stored it, and keeps showing it', async () => {
  const shown: unknown[] = []
  cart.subscribe(() => shown.push(quantityIn(cart)))
  const acting = setQuantity(cart, 'p1', '7')
  expect(quantityIn(cart)).toBe(7)
  const [line] = cart.get().lines
  await acting
  await rest()
  expect(cart.get().lines[0]).toBe(line)
  expect(shown).toEqual([7])
  expect([quantityIn(other), (await cart.read()).lines[0]?.quantity]).toEqual([7, 7])
})

it('adds to a change that another tab stored at the same time', async () => {
  await Promise.all([increase(cart, 'p1'), increase(other, 'p1'), increase(cart, 'p1')])
  await rest()
  expect([quantityIn(cart), quantityIn(other)]).toEqual([5, 5])
})

it('keeps changes known only to this tab while they are being stored', async () => {
  const acting = setQuantity(cart, 'p1', '7')
  cart.note({ type: 'save-round-started' })
  await acting
  await rest()
  expect([quantityIn(cart), cart.get().tab.isSaving]).toEqual([7, true])
})

it('reverts the quantity when the local database refuses it', async () => {
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('full'))
  const acting = setQuantity(cart, 'p1', '7')
  expect(quantityIn(cart)).toBe(7)
  await expect(acting).rejects.toThrow('full')
  expect(quantityIn(cart)).toBe(2)
  await setQuantity(cart, 'p1', '8')
  await rest()
  expect([quantityIn(cart), quantityIn(other)]).toEqual([8, 8])
})

it('stores a closed page’s unsaved change on the next opening', async () => {
  const name = `ahead-${databases}`
  const typed = () => new DOMException('The page is gone', 'AbortError')
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(typed()).mockRejectedValueOnce(typed())
  const acting = setQuantity(cart, 'p1', '7')
  window.dispatchEvent(new Event('pagehide'))
  await expect(acting).rejects.toThrow('gone')
  const opened = createDraftStore(name, new Dexie(name))
  expect((await opened.read()).lines[0]?.quantity).toBe(7)
  // The restored change applies only once: a third opening does not overwrite the next change.
  await setQuantity(opened, 'p1', '9')
  const again = createDraftStore(name, new Dexie(name))
  expect((await again.read()).lines[0]?.quantity).toBe(9)
})

it('does not overwrite a later change with that of a closed page', async () => {
  const name = `ahead-${databases}`
  const acting = setQuantity(cart, 'p1', '7')
  window.dispatchEvent(new Event('pagehide'))
  await acting
  await setQuantity(cart, 'p1', '8')
  const opened = createDraftStore(name, new Dexie(name))
  expect((await opened.read()).lines[0]?.quantity).toBe(8)
  expect(localStorage.length).toBe(0)
})
