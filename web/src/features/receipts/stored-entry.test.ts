// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import {
  adoptedEntry,
  startedEntry,
  isOutdated,
  queuedEntry,
  refusedEntry,
  sentEntry,
  triedEntry,
  typedEntry,
  waiting,
  withdrawnEntry,
  type StoredEntry,
  type ToReceive,
} from './stored-entry'

const what: ToReceive = {
  packageId: 'p1',
  code_package: 'PKG-1',
  code_po: 'PO-1',
  vendor: 'PT Vendor',
  courier: '',
  tracking_number: '',
  items: [
    { _id: 'a', name: 'Paper', sku: 'A', quantity: 2 },
    { _id: 'b', name: 'Tape', sku: 'B', quantity: 1.5 },
  ],
  correction: null,
}
const begin = { what, lines: {}, receiver: 'Rani', now: 1 }
const fresh = startedEntry(undefined, begin)
const whole = typedEntry(
  fresh,
  { lines: { a: { received: '2', note: '' }, b: { received: '1,25', note: ' torn ' } } },
  2,
)
const submission = { key: 'k1', now: Date.UTC(2026, 0, 2), isConnected: true }
const queue = (entry: StoredEntry, other: Partial<typeof submission> = {}) =>
  queuedEntry(entry, { ...submission, ...other })

describe('typed input', () => {
  it('stays when the package is opened again', () => {
    expect(startedEntry(whole, { ...begin, receiver: 'Somebody', now: 9 })).toEqual(whole)
  })

  it('stays when the receipt changed, until the user confirms it', () => {
    const correction = { code: 'GRN-1', version: 3, reason: 'Count again' }
    const other = { ...what, correction }
    expect(startedEntry(whole, { ...begin, what: other })).toBe(whole)
    expect(isOutdated(whole, other)).toBe(true)
    expect(adoptedEntry(whole, other)).toMatchObject({ what: other, lines: whole.lines })
    const started = startedEntry(fresh, { ...begin, what: other })
    expect(started).toMatchObject({ lines: {}, isTyped: false, sending: null })
    const again = typedEntry(started, { receiver: 'Budi' }, 4)
    expect(startedEntry(again, { ...begin, what: { ...what, correction } })).toEqual(again)
    const next = { ...what, correction: { ...correction, version: 5 } }
    expect(startedEntry(again, { ...begin, what: next }).receiver).toBe('Budi')
  })

  it('cannot be changed while it is being sent', () => {
    const queued = queue(whole)
    expect(typedEntry(queued, { receiver: 'X' }, 5)).toBe(queued)
    expect(startedEntry(queued, { ...begin, lines: {} })).toBe(queued)
  })
})

describe('submitting', () => {
  it('sends input as numbers, and the time only when offline', () => {
    expect(queue(whole).sending?.body).toEqual({
      received: { name: 'Rani' },
      items: [
        { _id: 'a', received: 2, note: '' },
        { _id: 'b', received: 1.25, note: 'torn' },
      ],
      reference_doc: { packageId: 'p1' },
    })
    const clocks = { now: submission.now + 60_000, serverNow: Date.UTC(2026, 0, 1, 12) }
    expect(triedEntry(queue(whole), 'k1', clocks).sending?.body).toEqual(queue(whole).sending?.body)
    const undated = queue(whole, { isConnected: false })
    // A minute before the server's time, independent of the device's clock.
    const tried = triedEntry(undated, 'k1', clocks)
    expect(tried.sending?.body.received).toEqual({ name: 'Rani', date: '2026-01-01T11:59:00.000Z' })
    expect(triedEntry(tried, 'k1', { now: 0, serverNow: 0 })).toBe(tried)
    const dated = typedEntry(whole, { receivedOn: '2026-01-01T10:00' }, 3)
    expect(queue(dated).sending?.body.received?.date).toBe(
      new Date('2026-01-01T10:00').toISOString(),
    )
  })

  it('keeps the first key: a double press is one submission', () => {
    const queued = queue(whole)
    expect(queue(queued, { key: 'k2' })).toBe(queued)
  })

  it('waits until everything is entered and a receiver is named', () => {
    expect(queue(fresh)).toBe(fresh)
    const nobody = typedEntry(whole, { receiver: ' ' }, 3)
    expect(queue(nobody)).toBe(nobody)
  })

  it('names the version of a receipt that is corrected', () => {
    const correction = { code: 'GRN-1', version: 3, reason: '' }
    expect(queue({ ...whole, what: { ...what, correction } }).sending?.body.version).toBe(3)
  })
})

describe('its result', () => {
  it('is refused only as it was sent, and can then be edited and sent again', () => {
    const queued = queue(whole)
    expect(refusedEntry(queued, 'other', 'No')).toBe(queued)
    const refused = refusedEntry(queued, 'k1', 'No')
    expect(refused).toMatchObject({ sending: null, refusal: 'No', lines: whole.lines })
    expect(queue(refused, { key: 'k2' })).toMatchObject({ refusal: null, sending: { key: 'k2' } })
  })

  it('is removed once it has arrived, and only then', () => {
    const queued = queue(whole)
    expect(sentEntry(queued, 'k1')).toBeUndefined()
    expect(sentEntry(queued, 'other')).toBe(queued)
  })

  it('can be withdrawn completely until the first attempt', () => {
    const queued = queue(whole)
    expect(withdrawnEntry(queued)).toMatchObject({ sending: null, lines: whole.lines })
    const tried = triedEntry(queued, 'k1', { now: 1, serverNow: 1 })
    expect(withdrawnEntry(tried)).toBe(tried)
  })

  it('is sent in the order of submission', () => {
    const later = { ...queue(whole, { now: 9 }), packageId: 'later' }
    const first = { ...queue(whole, { now: 4 }), packageId: 'first' }
    expect(waiting([later, fresh, first]).map(({ packageId }) => packageId)).toEqual([
      'first',
      'later',
    ])
  })
})
