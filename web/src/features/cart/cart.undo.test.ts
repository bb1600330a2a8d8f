// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toastNotice, toastUndo } from '../../lib/toast'
import { addLines } from './add-lines'
import { cartOf, type CartDatabase } from './cart.database'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { readCart, readMarker, replaceCart, resetCart } from './cart.store'
import { removeLine, restore } from './cart.taking'
import { clearForNew } from './clear-for-new'
import { eventually } from '../../lib/eventually.fixture'

vi.mock('../../lib/toast', () => ({
  toastUndo: vi.fn<typeof toastUndo>(),
  toastNotice: vi.fn<typeof toastNotice>(),
  toastError: vi.fn<() => void>(),
}))

vi.mock('dexie', () => import('./dexie.fixture'))

let people = 0
let cart: CartDatabase
const A = { id: 'a', code: 'PR/A', version: 1, saved: true }
const B = { id: 'b', code: 'PR/B', version: 4, saved: true }
const [PAPER, INK, GLUE] = ['paper', 'ink', 'glue'].map((productId) => lineOf({ productId }))
const inCart = async () => (await readCart(cart)).map(({ productId }) => productId)
const undone = () => vi.mocked(toastUndo).mock.lastCall?.[2]()
const lines = [PAPER, INK].flatMap((line) => line ?? [])

beforeEach(async () => {
  vi.clearAllMocks()
  people += 1
  cart = cartOf(`person-${people}`)
  await replaceCart(lines, A, cart)
})
const openB = async () => {
  await replaceCart(GLUE ? [GLUE] : [], B, cart)
  return readMarker(cart)
}

describe('a removed line', () => {
  it('does not come back into another document', async () => {
    const taken = await removeLine('paper', cart)
    const marker = await openB()
    expect(await restore(taken, cart)).toBe(false)
    expect(await inCart()).toEqual(['glue'])
    expect(await readMarker(cart)).toEqual(marker)
  })

  it('comes back into its own, also when that was read anew or saved meanwhile', async () => {
    const taken = await removeLine('ink', cart)
    await replaceCart(lines.slice(0, 1), { ...A, version: 2 }, cart)
    expect(await restore(taken, cart)).toBe(true)
    expect(await inCart()).toEqual(['paper', 'ink'])
    expect(await readMarker(cart)).toMatchObject({ id: 'a', saved: false })
  })
})

describe('lines that were added at once', () => {
  it('are taken back from where they are, and from nothing else', async () => {
    const { undo } = await addLines(GLUE ? [GLUE] : [], undefined, cart)
    expect(await inCart()).toEqual(['paper', 'ink', 'glue'])
    const marker = await openB()
    expect(await undo()).toBe(false)
    expect(await inCart()).toEqual(['glue'])
    expect(await readMarker(cart)).toEqual(marker)
    await replaceCart([...lines, ...(GLUE ? [GLUE] : [])], A, cart)
    expect(await undo()).toBe(true)
    expect(await inCart()).toEqual(['paper', 'ink'])
  })
})

describe('a cart that was put away', () => {
  beforeEach(async () => {
    await removeLine('ink', cart)
    await clearForNew(cart)
  })

  it('is brought back as the request that it was', async () => {
    undone()
    await eventually(async () => expect(await inCart()).toEqual(['paper']))
    expect(await readMarker(cart)).toMatchObject({ id: 'a', saved: false })
  })

  it('is brought back into one that was emptied once more', async () => {
    await resetCart(cart)
    undone()
    await eventually(async () => expect(await inCart()).toEqual(['paper']))
  })

  it('takes not the place of one that was filled from elsewhere, though it is no draft', async () => {
    await replaceCart(GLUE ? [GLUE] : [], { change: true }, cart)
    undone()
    await eventually(() => expect(toastNotice).toHaveBeenCalledOnce())
    expect(await inCart()).toEqual(['glue'])
  })

  it('takes the place of no other that was opened since, and says so', async () => {
    const marker = await openB()
    undone()
    await eventually(() => expect(toastNotice).toHaveBeenCalledOnce())
    expect(await inCart()).toEqual(['glue'])
    expect(await readMarker(cart)).toEqual(marker)
  })
})
