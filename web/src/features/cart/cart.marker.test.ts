import { describe, expect, it } from 'vitest'
import {
  changedMarker,
  EMPTY_MARKER,
  refusedMarker,
  replacedMarker,
  savedMarker,
  type CartMarker,
  type PendingSave,
} from './cart.marker'

const NOW = '2026-11-21T10:00:00.000Z'
const draft = { id: 'a', code: 'PR/A', version: 1 }
const pending = (revision: number, key = 'k1'): PendingSave => ({
  key,
  revision,
  over: null,
  body: { department: null, address: { _id: 'area' }, vendors: [], total: 0 },
})
/** A cart that was changed and is being saved. */
const saving = (): CartMarker => {
  const marker = changedMarker(replacedMarker(EMPTY_MARKER, {}, 'cart-a'))
  return { ...marker, pending: pending(marker.revision) }
}

describe('the answer to a save', () => {
  // proves 1.3.26 1.3.30 1.4.22
  it('makes the cart that draft, and settles the save', () => {
    const marker = saving()
    const { revision } = marker
    expect(savedMarker(marker, draft, { cartId: 'cart-a', revision, key: 'k1' }, NOW)).toEqual({
      ...draft,
      savedAt: NOW,
      saved: true,
      change: false,
      cartId: 'cart-a',
      revision,
    })
  })

  // proves 1.4.22 1.4.23
  it('leaves what changed since unsaved', () => {
    const marker = saving()
    const mark = { cartId: 'cart-a', revision: marker.revision, key: 'k1' }
    expect(savedMarker(changedMarker(marker), draft, mark, NOW)).toMatchObject({
      ...draft,
      saved: false,
      change: true,
    })
  })

  it('changes nothing of a cart that took its place, be it empty or another draft', () => {
    const marker = saving()
    const mark = { cartId: 'cart-a', revision: marker.revision, key: 'k1' }
    const empty = replacedMarker(marker, {}, 'cart-b')
    const other = replacedMarker(marker, { id: 'b', version: 7, saved: true }, 'cart-c')
    for (const next of [empty, changedMarker(empty), other]) {
      expect(savedMarker(next, draft, mark, NOW)).toBeUndefined()
      expect(refusedMarker(next, mark)).toBeUndefined()
    }
  })

  it('is taken once: a late one of an older save brings no older version back', () => {
    const marker = { ...saving(), ...draft, version: 3, pending: pending(9, 'k2') }
    const mark = { cartId: 'cart-a', revision: 2, key: 'k1' }
    expect(savedMarker(marker, draft, mark, NOW)).toBeUndefined()
  })

  it('that is a refusal settles the save and nothing else', () => {
    const marker = saving()
    const mark = { cartId: 'cart-a', revision: marker.revision, key: 'k1' }
    const { pending: _, ...rest } = marker
    expect(refusedMarker(marker, mark)).toEqual(rest)
  })
})

describe('a cart that is replaced', () => {
  it('forgets its draft and its save, and counts on', () => {
    const marker: CartMarker = { ...saving(), ...draft }
    expect(replacedMarker(marker, {}, 'cart-b')).toEqual({
      saved: false,
      change: false,
      cartId: 'cart-b',
      revision: marker.revision + 1,
    })
  })

  it('that is brought back has its save again, under its new id', () => {
    const before = saving()
    const back = replacedMarker(replacedMarker(before, {}, 'cart-b'), before, 'cart-c')
    expect(back).toMatchObject({ cartId: 'cart-c', pending: before.pending })
    expect(back.revision).toBe(before.revision + 2)
  })
})
