import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf } from '../cart.line.fixture'
import type { Draft, DraftEvent, OpenedMarker } from './draft.model'
import { phaseOf } from './draft.rules'
import { EMPTY_DRAFT, reduceDraft } from './draft.states'

const NOW = '2026-11-21T10:00:00.000Z'
const SERVER = { id: 'a', code: 'PR/A', version: 1 }
const run = (...events: DraftEvent[]): Draft => events.reduce(reduceDraft, EMPTY_DRAFT)
const then = (draft: Draft, ...events: DraftEvent[]) => events.reduce(reduceDraft, draft)
const linesPut = (...ids: string[]): DraftEvent => ({
  type: 'lines-put',
  lines: ids.map((productId) => lineOf({ productId })),
})
const open = (cartId: string, marker: OpenedMarker = {}): DraftEvent => ({
  type: 'opened',
  lines: [],
  marker,
  cartId,
})
const begin = (revision: number, key = 'k1'): DraftEvent => ({
  type: 'save-prepared',
  save: { key, revision, over: null, body: {} },
  addressId: 'jakarta',
})
const answer = (cartId: string, key = 'k1', version = 1): DraftEvent => ({
  type: 'save-accepted',
  mark: { cartId, key },
  server: { ...SERVER, version },
  savedAt: NOW,
  changes: [],
})
const saving = () => run(open('cart-a'), linesPut('p1'), begin(2))

describe('the answer to a save', () => {
  // proves 1.3.26 1.3.30 1.4.22
  it('loads the document into the cart and completes the save', () => {
    expect(then(saving(), answer('cart-a')).marker).toEqual({
      ...SERVER,
      savedAt: NOW,
      addressId: 'jakarta',
      saved: true,
      change: false,
      cartId: 'cart-a',
      revision: 2,
    })
  })

  // proves 1.4.22 1.4.23
  it('leaves later changes unsaved', () => {
    expect(then(saving(), linesPut('p2'), answer('cart-a')).marker).toMatchObject({
      ...SERVER,
      saved: false,
      change: true,
    })
  })

  it('does not change a cart that replaced it, whether empty or another document', () => {
    for (const marker of [{}, { id: 'b', version: 7, saved: true }]) {
      const other = then(saving(), open('cart-b', marker))
      const refused: DraftEvent = { type: 'save-refused', mark: { cartId: 'cart-a', key: 'k1' } }
      for (const draft of [other, then(other, linesPut('p2'))]) {
        expect(then(draft, answer('cart-a'))).toBe(draft)
        expect(then(draft, refused)).toBe(draft)
      }
    }
  })

  it('is applied once: a late response to an older save restores no older version', () => {
    const later = then(saving(), answer('cart-a'), linesPut('p2'), begin(3, 'k2'))
    expect(then(later, answer('cart-a', 'k1'))).toBe(later)
  })

  it('that is a refusal completes the save and nothing else', () => {
    const { pending: _, ...rest } = saving().marker
    const refused: DraftEvent = { type: 'save-refused', mark: { cartId: 'cart-a', key: 'k1' } }
    expect(then(saving(), refused).marker).toEqual(rest)
  })
})

describe('a cart that is replaced', () => {
  it('loses its document and its save, and its revision goes on', () => {
    expect(then(saving(), answer('cart-a'), open('cart-b')).marker).toEqual({
      saved: false,
      change: false,
      cartId: 'cart-b',
      revision: 3,
    })
  })

  it('that is restored has its save again, under its new id', () => {
    const { marker } = saving()
    const back = then(saving(), open('cart-b'), open('cart-c', marker)).marker
    expect(back).toMatchObject({ cartId: 'cart-c', pending: marker.pending })
    expect(back.revision).toBe(marker.revision + 2)
  })
})

describe('the delivery area', () => {
  const chosen = (addressId: string): DraftEvent => ({ type: 'chosen', choices: { addressId } })
  it('is a change when it differs, and the first choice is none', () => {
    const saved = then(saving(), answer('cart-a'))
    expect(then(saved, chosen('jakarta'))).toBe(saved)
    expect(then(saved, chosen('bandung')).marker).toMatchObject({
      saved: false,
      addressId: 'bandung',
      revision: 3,
    })
    expect(run(chosen('jakarta')).marker).toMatchObject({ change: false, revision: 0 })
  })

  it('that changed while the cart was being saved is saved next', () => {
    const draft = then(saving(), chosen('bandung'), answer('cart-a'))
    expect(draft.marker).toMatchObject({ saved: false, addressId: 'bandung' })
  })
})

const id = fc.constantFrom('p1', 'p2', 'p3')
const anyEvent: fc.Arbitrary<DraftEvent> = fc.oneof(
  id.map((one) => linesPut(one)),
  id.map((one): DraftEvent => ({ type: 'lines-removed', productIds: [one] })),
  fc.constantFrom<DraftEvent>(
    { type: 'chosen', choices: { departmentId: 'd' } },
    { type: 'save-round-started' },
    { type: 'trouble-dismissed' },
    { type: 'changes-seen' },
    open('cart-b', { ...SERVER, saved: true }),
    open('cart-c'),
    begin(1),
    answer('cart-b'),
    answer(''),
    { type: 'save-refused', mark: { cartId: 'cart-b', key: 'k1' } },
    { type: 'save-round-ended', cartId: 'cart-b', failure: null },
    {
      type: 'save-round-ended',
      cartId: 'cart-b',
      failure: { kind: 'stale', message: '', messages: [] },
    },
    { type: 'version-accepted', server: { ...SERVER, version: 9 } },
  ),
)

/** Returns the invariant that the step violates, or undefined when it violates none. */
function findBreach(before: Draft, event: DraftEvent, now: Draft): string | undefined {
  const ids = now.lines.map(({ productId }) => productId)
  const positions = now.lines.map(({ position }) => position)
  const isEdited = now.lines !== before.lines
  const breaches: Record<string, boolean> = {
    'a product has two lines': new Set(ids).size !== ids.length,
    'a line is out of its place': positions.some((at, index) => at < (positions[index - 1] ?? 0)),
    'a change does not count': isEdited && now.marker.revision <= before.marker.revision,
    'a changed line has an old stamp': now.lines.some(
      (line) => !before.lines.includes(line) && line.stamp !== now.marker.revision,
    ),
    'an edit counts as saved': isEdited && event.type !== 'opened' && now.marker.saved,
    'it is saved without an answer':
      now.marker.saved &&
      !before.marker.saved &&
      event.type !== 'save-accepted' &&
      event.type !== 'opened',
    'the screen says Saved and it is not': phaseOf(now) === 'saved' && !now.marker.saved,
  }
  return Object.keys(breaches).find((name) => breaches[name])
}

it('after any events each product has one line in its place, changes are counted, and only a response marks them as saved', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const breaches: unknown[] = []
      events.reduce((before, event) => {
        const now = reduceDraft(before, event)
        const breach = findBreach(before, event, now)
        if (breach !== undefined) breaches.push([breach, event])
        return now
      }, EMPTY_DRAFT)
      expect(breaches).toEqual([])
    }),
  )
})
