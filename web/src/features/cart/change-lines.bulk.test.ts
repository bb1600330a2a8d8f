// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { removeLine, removeLines, setNotes, setQuantities, setQuantity } from './change-lines'
import { cartOf, type DraftStore } from './draft-store'
import { openDocument } from './open-document'

vi.mock('dexie', () => import('./dexie.fixture'))

let people = 0
let cart: DraftStore
const A = { id: 'a', code: 'PR/A', version: 1, saved: true }
const ALL = new Set(['paper', 'ink', 'glue', 'no such line'])
const quantities = async () =>
  Object.fromEntries((await cart.read()).lines.map((line) => [line.productId, line.quantity]))

beforeEach(async () => {
  people += 1
  cart = cartOf(`several-${people}`)
  await openDocument(
    cart,
    [
      lineOf({ productId: 'paper', quantity: 1 }),
      lineOf({ productId: 'ink', quantity: 5, minimum_order_quantity: 5 }),
      lineOf({ productId: 'glue', quantity: 2, stock: 3 }),
      lineOf({ productId: 'pen', quantity: 9 }),
    ],
    A,
  )
})

describe('one quantity for several lines', () => {
  it('respects the limits of each line, in one change with one undo', async () => {
    const { revision } = (await cart.read()).marker
    const { count, fitted, undo } = await setQuantities(cart, ALL, '4')
    expect(await quantities()).toEqual({ paper: 4, ink: 5, glue: 3, pen: 9 })
    expect([count, fitted]).toEqual([2, 2])
    expect((await cart.read()).marker.revision).toBe(revision + 1)
    expect(await undo()).toBe(true)
    expect(await quantities()).toEqual({ paper: 1, ink: 5, glue: 2, pen: 9 })
    const [line] = (await cart.read()).lines
    expect(line?.sub_total).toBe(lineOf({ quantity: 1 }).sub_total)
  })

  it('is not undone where a line was changed again or removed', async () => {
    const { undo } = await setQuantities(cart, ALL, '3')
    await setQuantity(cart, 'paper', '7')
    await removeLine(cart, 'glue')
    // No change is left to undo, and the user sees a message.
    expect(await undo()).toBe(false)
    expect(await quantities()).toEqual({ paper: 7, ink: 5, pen: 9 })
  })

  it('is undone where the line is unchanged since', async () => {
    const { undo } = await setQuantities(cart, ALL, '3')
    await setQuantity(cart, 'paper', '7')
    expect(await undo()).toBe(true)
    expect(await quantities()).toEqual({ paper: 7, ink: 5, glue: 2, pen: 9 })
  })

  it('is not undone in another document', async () => {
    const { undo } = await setQuantities(cart, ALL, '3')
    await openDocument(cart, [lineOf({ productId: 'paper', quantity: 3 })], { ...A, id: 'b' })
    expect(await undo()).toBe(false)
    expect(await quantities()).toEqual({ paper: 3 })
  })

  it('is ignored if invalid', async () => {
    expect((await setQuantities(cart, ALL, '1.2345')).count).toBe(0)
    expect((await cart.read()).marker.saved).toBe(true)
  })
})

it('one note for several lines, and back', async () => {
  const notes = async () => (await cart.read()).lines.map(({ note }) => note)
  const { count, undo } = await setNotes(cart, new Set(['paper', 'pen']), 'Blue')
  expect([count, await notes()]).toEqual([2, ['Blue', '', '', 'Blue']])
  await undo()
  expect(await notes()).toEqual(['', '', '', ''])
})

it('several lines are removed and come back where they were', async () => {
  const undo = await removeLines(cart, ALL)
  expect(await quantities()).toEqual({ pen: 9 })
  await undo?.()
  expect(Object.keys(await quantities())).toEqual(['paper', 'ink', 'glue', 'pen'])
})
