// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { OpenedMarker } from '@pasok/domain/cart/draft/draft.model'
import { phaseOf } from '@pasok/domain/cart/draft/draft.rules'
import Dexie from 'dexie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setQuantity } from './change-lines'
import { cartOf, createDraftStore, type DraftStore } from './draft-store'
import { openDocument } from './open-document'
import { isRefusal, saveDraft } from './save-draft'
import { createServer, failure, LOST } from './server.fixture'

vi.mock('dexie', () => import('./dexie.fixture'))

let people = 0
let cart: DraftStore
let quantity = 0
let { server, documents, sent, next } = createServer()

const edit = () => {
  quantity += 1
  return setQuantity(cart, 'p1', String(quantity))
}
const replace = (marker?: OpenedMarker) =>
  openDocument(cart, [lineOf({ quantity: 1, stock: 1_000 })], marker)
const save = () => saveDraft(cart, server, () => undefined)
const marker = async () => (await cart.read()).marker
const phase = () => phaseOf(cart.get())

beforeEach(async () => {
  people += 1
  quantity = 1
  cart = cartOf(`saving-${people}`)
  ;({ server, documents, sent, next } = createServer())
  await replace()
})

describe('saving a cart', () => {
  // proves 1.4.25
  it('creates a document, then updates it, each with its own key', async () => {
    await save()
    await edit()
    await save()
    expect(documents).toEqual([{ id: 'd1', version: 2, content: { p1: quantity } }])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    expect(await marker()).toMatchObject({ saved: true, id: 'd1', version: 2 })
  })

  it('sends nothing when another tab saved it', async () => {
    await save()
    await save()
    expect(sent).toHaveLength(1)
  })

  it('is a single save, however often it is requested at the same time', async () => {
    const onSaved = vi.fn<() => void>()
    await Promise.all([saveDraft(cart, server, onSaved), saveDraft(cart, server, onSaved), save()])
    expect(sent).toHaveLength(1)
    expect(onSaved).toHaveBeenCalledOnce()
  })
})

describe('what changed since the save before', () => {
  const of = { productId: 'p1', name: 'Paper' }
  const term: LineChange = { ...of, field: 'payment_term', from: 30, to: 14 }
  const offerChanges = () => cart.get().tab.offerChanges

  it('is reported with the same total, and the cart is reloaded', async () => {
    await save()
    await edit()
    next.changes = [term]
    expect(await save()).toMatchObject({ isRepriced: true })
    expect(offerChanges()).toEqual([term])
    await edit()
    expect(await save()).toMatchObject({ isRepriced: false })
  })

  it('is not lost with the first response, and starts from its first value', async () => {
    await save()
    await edit()
    next.lost = 1
    next.changes = [term]
    expect(await save()).toMatchObject({ error: LOST })
    await edit()
    next.after = () => (next.changes = [{ ...term, from: 14, to: 7 }])
    await save()
    expect(offerChanges()).toEqual([{ ...term, to: 7 }])
  })

  it('of a first save is found by reloading the cart', async () => {
    expect(await save()).toMatchObject({ isRepriced: true })
    expect(offerChanges()).toEqual([])
  })
})

describe('a save whose response was lost', () => {
  it('is repeated unchanged, so that one cart never becomes two documents', async () => {
    next.lost = 2
    expect(await save()).toMatchObject({ error: LOST })
    await edit()
    expect(await save()).toMatchObject({ error: LOST })
    expect(sent[1]).toEqual(sent[0])
    await save()
    expect(documents).toEqual([{ id: 'd1', version: 2, content: { p1: quantity } }])
    expect(await marker()).toMatchObject({ saved: true, id: 'd1', version: 2 })
  })

  it('does not make the cart conflict with its own save', async () => {
    await save()
    await edit()
    next.lost = 1
    expect(await save()).toMatchObject({ error: LOST })
    await save()
    expect(documents[0]?.version).toBe(2)
    expect(await marker()).toMatchObject({ saved: true, version: 2 })
  })

  it('and that never arrived conflicts when another user saved meanwhile', async () => {
    await save()
    await edit()
    next.before = () => {
      throw LOST
    }
    expect(await save()).toMatchObject({ error: LOST })
    expect(phase()).toBe('offline')
    next.before = () => undefined
    const [document] = documents
    if (document) document.version = 5
    expect(await save()).toMatchObject({ error: { code: 'stale_version' } })
    expect((await marker()).pending).toBeUndefined()
    expect(phase()).toBe('stale')
  })

  it('and is finally refused is replaced by the current cart', async () => {
    let times = 0
    next.before = () => {
      times += 1
      if (times === 1) throw LOST
      if (times === 2) throw failure('rule', 422)
    }
    expect(await save()).toMatchObject({ error: LOST })
    await edit()
    await save()
    expect(documents).toEqual([{ id: 'd1', version: 1, content: { p1: quantity } }])
  })

  it('is not sent for a cart that replaced it', async () => {
    next.lost = 1
    expect(await save()).toMatchObject({ error: LOST })
    await replace()
    await edit()
    await save()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    expect(sent).toHaveLength(2)
  })
})

describe('a cart replaced during its save', () => {
  it('does not become the saved document', async () => {
    next.after = () => replace({ id: 'b', version: 7, saved: true })
    expect(await save()).toMatchObject({ isRepriced: false })
    expect(await marker()).toMatchObject({ id: 'b', version: 7 })
    next.after = () => undefined
    await replace()
    await edit()
    await save()
    expect(documents.map(({ id, version }) => [id, version])).toEqual([
      ['d1', 1],
      ['d2', 1],
    ])
  })

  it('does not show the failure of another cart', async () => {
    next.before = async () => {
      await replace({ id: 'b', version: 7, saved: true })
      throw failure('stale_version', 409)
    }
    expect(await save()).not.toHaveProperty('error')
    expect(phase()).toBe('saved')
  })
})

describe('a refusal', () => {
  it('is a decision of the server, not a failure to decide', () => {
    expect(isRefusal(failure('rule', 422), false)).toBe(true)
    for (const code of ['unavailable', 'too_many_requests', 'unauthenticated'] as const)
      expect(isRefusal(failure(code, 503), true)).toBe(false)
    expect([isRefusal(LOST, true), isRefusal(new TypeError('x'), true)]).toEqual([false, false])
  })

  it('includes a server failure only the second time, and only with its message', () => {
    const error = failure('internal', 500)
    expect([isRefusal(error, false), isRefusal(error, true)]).toEqual([false, true])
    expect(isRefusal(failure('internal', 502, false), true)).toBe(false)
  })
})

it('a cart stored by an earlier release opens, and its save is repeated with its key', async () => {
  const db = new Dexie('stored-before')
  const line = lineOf({ quantity: 3, stock: 1_000 })
  await db.table('lines').put({ ...line, position: 1, stamp: 1 })
  const over = { id: 'd1', version: 1 }
  await db.table('markers').put({
    key: 'current',
    saved: false,
    change: true,
    id: 'd1',
    code: 'PR/d1',
    version: 1,
    departmentId: null,
    cartId: 'before',
    revision: 4,
    pending: { key: 'sent-before', revision: 3, over, body: { p1: 2 } },
  })
  documents.push({ id: 'd1', version: 1, content: { p1: 1 } })
  cart = createDraftStore('stored-before', db)
  expect((await cart.read()).lines).toMatchObject([line])
  await save()
  expect(sent.map(({ key }) => key)[0]).toBe('sent-before')
  expect(documents).toEqual([{ id: 'd1', version: 3, content: { p1: 3 } }])
  expect(await marker()).toMatchObject({ saved: true, version: 3 })
})
