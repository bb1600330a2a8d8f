// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/eventually.fixture'
import { toastNotice, toastUndo } from '../../lib/toast'
import { addLines, removeLine } from './change-lines'
import { cartOf, type DraftStore } from './draft-store'
import { clearForNew, openDocument } from './open-document'

vi.mock('../../lib/toast', () => ({
  toastUndo: vi.fn<typeof toastUndo>(),
  toastNotice: vi.fn<typeof toastNotice>(),
  toastError: vi.fn<() => void>(),
}))

vi.mock('dexie', () => import('./dexie.fixture'))

let people = 0
let cart: DraftStore
const A = { id: 'a', code: 'PR/A', version: 1, saved: true }
const B = { id: 'b', code: 'PR/B', version: 4, saved: true }
const [PAPER, INK, GLUE] = ['paper', 'ink', 'glue'].map((productId) => lineOf({ productId }))
const markerNow = async () => (await cart.read()).marker
const inCart = async () => (await cart.read()).lines.map(({ productId }) => productId)
const undone = () => vi.mocked(toastUndo).mock.lastCall?.[2]()
const lines = [PAPER, INK].flatMap((line) => line ?? [])

beforeEach(async () => {
  vi.clearAllMocks()
  people += 1
  cart = cartOf(`person-${people}`)
  await openDocument(cart, lines, A)
})
const openB = async () => {
  await openDocument(cart, GLUE ? [GLUE] : [], B)
  return markerNow()
}

describe('a removed line', () => {
  it('is not restored into another document', async () => {
    const undo = await removeLine(cart, 'paper')
    const marker = await openB()
    expect(await undo?.()).toBe(false)
    expect(await inCart()).toEqual(['glue'])
    expect(await markerNow()).toEqual(marker)
  })

  it('is restored into its own document, even if that was reloaded or saved meanwhile', async () => {
    const undo = await removeLine(cart, 'ink')
    await openDocument(cart, lines.slice(0, 1), { ...A, version: 2 })
    expect(await undo?.()).toBe(true)
    expect(await inCart()).toEqual(['paper', 'ink'])
    expect(await markerNow()).toMatchObject({ id: 'a', saved: false })
  })
})

describe('lines that were added at once', () => {
  it('are removed from their own document only', async () => {
    const { undo } = await addLines(cart, GLUE ? [GLUE] : [], undefined)
    expect(await inCart()).toEqual(['paper', 'ink', 'glue'])
    const marker = await openB()
    expect(await undo()).toBe(false)
    expect(await inCart()).toEqual(['glue'])
    expect(await markerNow()).toEqual(marker)
    await openDocument(cart, [...lines, ...(GLUE ? [GLUE] : [])], A)
    expect(await undo()).toBe(true)
    expect(await inCart()).toEqual(['paper', 'ink'])
  })
})

describe('a cart that was cleared for a new document', () => {
  beforeEach(async () => {
    await removeLine(cart, 'ink')
    await clearForNew(cart)
  })

  it('is restored as the request that it was', async () => {
    undone()
    await eventually(async () => expect(await inCart()).toEqual(['paper']))
    expect(await markerNow()).toMatchObject({ id: 'a', saved: false })
  })

  it('is restored into a cart that was emptied again', async () => {
    await openDocument(cart, [])
    undone()
    await eventually(async () => expect(await inCart()).toEqual(['paper']))
  })

  it('does not replace a cart filled from elsewhere, even without a draft', async () => {
    await openDocument(cart, GLUE ? [GLUE] : [], { change: true })
    undone()
    await eventually(() => expect(toastNotice).toHaveBeenCalledOnce())
    expect(await inCart()).toEqual(['glue'])
  })

  it('does not replace a document opened since, and says so', async () => {
    const marker = await openB()
    undone()
    await eventually(() => expect(toastNotice).toHaveBeenCalledOnce())
    expect(await inCart()).toEqual(['glue'])
    expect(await markerNow()).toEqual(marker)
  })
})
