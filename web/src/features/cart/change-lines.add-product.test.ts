// @vitest-environment happy-dom
import { MAX_LINES } from '@pasok/domain/cart/cart.constants'
import { repriceLine } from '@pasok/domain/cart/cart.from-product'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { beforeEach, expect, it, vi } from 'vitest'
import { addProduct } from './change-lines'
import { cartOf, type DraftStore } from './draft-store'
import { openDocument } from './open-document'

vi.mock('dexie', () => import('./dexie.fixture'))

let people = 0
let cart: DraftStore
beforeEach(() => {
  people += 1
  cart = cartOf(`adding-${people}`)
})
const success = (text: (typeof cartTexts)[keyof typeof cartTexts]) => ({ tone: 'success', text })

it('makes a new line with the minimum or the given quantity', async () => {
  const fresh = lineOf({ minimum_order_quantity: 2, quantity: 2 })
  expect(await addProduct(cart, fresh, undefined)).toEqual(success(cartTexts.added))
  const other = lineOf({ productId: 'p2' })
  expect(await addProduct(cart, other, undefined, 4)).toEqual(success(cartTexts.added))
  expect((await cart.read()).lines).toMatchObject([fresh, repriceLine(other, 4)])
})

it("adds one more of what is in the cart, at today's price, and keeps the note", async () => {
  await openDocument(cart, [lineOf({ quantity: 2.5, note: 'blue' })])
  const notice = await addProduct(
    cart,
    lineOf({ retail_price: 2_000, minimum_order_quantity: 2 }),
    undefined,
  )
  expect(notice).toEqual(success(cartTexts.increased))
  expect((await cart.read()).lines).toMatchObject([
    { quantity: 3.5, note: 'blue', sub_total: 7_770 },
  ])
})

it('never adds more than the stock', async () => {
  await openDocument(cart, [lineOf({ quantity: 10 })])
  expect(await addProduct(cart, lineOf(), undefined)).toEqual({
    tone: 'warning',
    text: cartTexts.aboveStock,
    values: { stock: 10 },
  })
  expect((await cart.read()).lines).toMatchObject([{ quantity: 10 }])
})

it('refuses a product of another city, and a line beyond the maximum', async () => {
  const lines = Array.from({ length: MAX_LINES }, (_, at) => lineOf({ productId: `of-${at}` }))
  await openDocument(cart, lines)
  const full = await addProduct(cart, lineOf({ productId: 'new' }), undefined)
  expect(full).toMatchObject({ tone: 'error', text: cartTexts.tooManyLines })
  const elsewhere = await addProduct(cart, lineOf({ productId: 'of-1' }), 'Kota Surabaya')
  expect(elsewhere).toMatchObject({ tone: 'error', isUnavailable: true })
  expect((await cart.read()).lines).toMatchObject(lines)
})
