import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { describe, expect, it } from 'vitest'
import {
  changedMarker,
  EMPTY_MARKER,
  refusedMarker,
  replacedMarker,
  savedMarker,
  type CartMarker,
  type PendingSave,
} from '../../../../features/cart/cart.marker'
import { ApiError, type ApiErrorCode } from '../../../../lib/api-error'
import { isRefusal, saveCart, type SavePorts, type SaveStep } from './save-cart'

const failure = (code: ApiErrorCode, status: number, said = true) =>
  new ApiError({
    status,
    code,
    message: code,
    issues: said ? [{ code: 'rule', message: code }] : [],
  })
const LOST = failure('offline', 0, false)

/** A browser with one cart whose content is a number, and a server that keeps its promises. */
function bench() {
  let keys = 0
  let marker: CartMarker = changedMarker(replacedMarker(EMPTY_MARKER, {}, 'cart-1'))
  const drafts: { id: string; version: number; total: number }[] = []
  type Answer = (typeof drafts)[number] & { changes: readonly LineChange[] }
  const answers = new Map<string, { sent: string; draft: Answer }>()
  const sent: PendingSave[] = []
  const next = {
    lost: 0,
    changes: [] as readonly LineChange[],
    before: (): void => undefined,
    after: (): void => undefined,
  }

  const commit = ({ over, body }: PendingSave) => {
    if (!over) {
      const created = { id: `d${drafts.length + 1}`, version: 1, total: body.total }
      drafts.push(created)
      return { ...created }
    }
    const draft = drafts.find(({ id }) => id === over.id)
    if (!draft) throw failure('not_found', 404)
    if (draft.version !== over.version) throw failure('stale_version', 409)
    draft.version += 1
    draft.total = body.total
    return { ...draft }
  }
  const ports: SavePorts = {
    begin: async (): Promise<SaveStep> => {
      if (marker.pending) return { marker, pending: marker.pending, isReplay: true }
      if (marker.saved) return { marker, isReplay: false }
      const { id, version, revision } = marker
      keys += 1
      const pending: PendingSave = {
        key: `k${keys}`,
        revision,
        over: id === undefined ? null : { id, version },
        body: { department: null, address: { _id: 'x' }, vendors: [], total: revision },
      }
      marker = { ...marker, pending }
      return { marker, pending, isReplay: false }
    },
    send: async (pending) => {
      sent.push(pending)
      next.before()
      const known = answers.get(pending.key)
      const call = JSON.stringify(pending)
      if (known && known.sent !== call) throw failure('idempotency_mismatch', 422)
      const draft = known?.draft ?? { ...commit(pending), changes: next.changes }
      next.changes = []
      answers.set(pending.key, { sent: call, draft })
      next.after()
      if (next.lost > 0) {
        next.lost -= 1
        throw LOST
      }
      return { ...draft, code: `PR/${draft.id}` }
    },
    readMarker: async () => marker,
    markSaved: async (draft, mark) => {
      const saved = savedMarker(marker, draft, mark, '2026-11-21T10:00:00.000Z')
      if (saved) marker = saved
      return saved !== undefined
    },
    markRefused: async (mark) => {
      const refused = refusedMarker(marker, mark)
      if (refused) marker = refused
      return refused !== undefined
    },
  }
  const edit = () => (marker = changedMarker(marker))
  const replace = (given: Partial<CartMarker> = {}) =>
    (marker = replacedMarker(marker, given, `cart-${marker.revision + 1}`))
  return { ports, drafts, sent, next, edit, replace, marker: () => marker }
}

describe('saving a cart', () => {
  // proves 1.4.25
  it('makes a draft, then saves over it, each by a key of its own', async () => {
    const { ports, drafts, sent, edit, marker } = bench()
    await saveCart(ports)
    edit()
    const { revision } = await saveCart(ports)
    expect(drafts).toEqual([{ id: 'd1', version: 2, total: revision }])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    expect(marker()).toMatchObject({ saved: true, id: 'd1', version: 2 })
  })

  it('sends nothing when another tab saved it', async () => {
    const { ports, sent } = bench()
    await saveCart(ports)
    await saveCart(ports)
    expect(sent).toHaveLength(1)
  })
})

describe('what changed since the save before', () => {
  const of = { productId: 'p', name: 'Paper' }
  const term: LineChange = { ...of, field: 'payment_term', from: 30, to: 14 }

  it('is handed on with the same total, and the cart is read again', async () => {
    const { ports, next, edit } = bench()
    await saveCart(ports)
    edit()
    next.changes = [term]
    expect(await saveCart(ports)).toMatchObject({ repriced: true, changes: [term] })
    edit()
    expect(await saveCart(ports)).toMatchObject({ repriced: false, changes: [] })
  })

  it('is not lost with the first answer, and is told from what it first was', async () => {
    const { ports, next, edit } = bench()
    await saveCart(ports)
    edit()
    next.lost = 1
    next.changes = [term]
    await expect(saveCart(ports)).rejects.toBe(LOST)
    edit()
    next.changes = []
    next.after = () => (next.changes = [{ ...term, from: 14, to: 7 }])
    const { changes } = await saveCart(ports)
    expect(changes).toEqual([{ ...term, to: 7 }])
  })

  it('of a first save is found by reading the cart again', async () => {
    expect(await saveCart(bench().ports)).toMatchObject({ repriced: true, changes: [] })
  })
})

describe('a save whose answer was lost', () => {
  it('is sent again as it was, so that one cart never becomes two requests', async () => {
    const { ports, drafts, sent, next, edit, marker } = bench()
    next.lost = 2
    await expect(saveCart(ports)).rejects.toBe(LOST)
    edit()
    await expect(saveCart(ports)).rejects.toBe(LOST)
    expect(sent[1]).toEqual(sent[0])
    const { revision } = await saveCart(ports)
    expect(drafts).toEqual([{ id: 'd1', version: 2, total: revision }])
    expect(marker()).toMatchObject({ saved: true, id: 'd1', version: 2, revision })
  })

  it('over a draft does not make the cart stale to itself', async () => {
    const { ports, drafts, next, edit, marker } = bench()
    await saveCart(ports)
    edit()
    next.lost = 1
    await expect(saveCart(ports)).rejects.toBe(LOST)
    await saveCart(ports)
    expect(drafts[0]?.version).toBe(2)
    expect(marker()).toMatchObject({ saved: true, version: 2 })
  })

  it('and that never happened is stale when somebody else saved meanwhile', async () => {
    const { ports, drafts, next, edit, marker } = bench()
    await saveCart(ports)
    edit()
    next.before = () => {
      throw LOST
    }
    await expect(saveCart(ports)).rejects.toBe(LOST)
    next.before = () => undefined
    const [draft] = drafts
    if (draft) draft.version = 5
    await expect(saveCart(ports)).rejects.toMatchObject({ code: 'stale_version' })
    expect(marker().pending).toBeUndefined()
  })

  it('and is refused at last gives way to the cart as it is now', async () => {
    const { ports, drafts, next, edit } = bench()
    let times = 0
    next.before = () => {
      times += 1
      if (times === 1) throw LOST
      if (times === 2) throw failure('rule', 422)
    }
    await expect(saveCart(ports)).rejects.toBe(LOST)
    const { revision } = edit()
    await saveCart(ports)
    expect(drafts).toEqual([{ id: 'd1', version: 1, total: revision }])
  })

  it('is not sent for a cart that took its place', async () => {
    const { ports, sent, next, edit, replace } = bench()
    next.lost = 1
    await expect(saveCart(ports)).rejects.toBe(LOST)
    replace()
    edit()
    await saveCart(ports)
    expect(sent.map(({ key }) => key)).toEqual(['k1', 'k2'])
  })
})

describe('a cart replaced while its save is on its way', () => {
  it('is not made the draft that was saved', async () => {
    const { ports, drafts, next, edit, replace, marker } = bench()
    next.after = () => void replace({ id: 'b', version: 7 })
    await expect(saveCart(ports)).resolves.toMatchObject({ repriced: false })
    expect(marker()).toMatchObject({ id: 'b', version: 7 })
    next.after = () => undefined
    replace()
    edit()
    await saveCart(ports)
    expect(drafts.map(({ id, version }) => [id, version])).toEqual([
      ['d1', 1],
      ['d2', 1],
    ])
  })

  it('hears nothing of a failure that is not its own', async () => {
    const { ports, next, replace } = bench()
    next.before = () => {
      replace({ id: 'b', version: 7 })
      throw failure('stale_version', 409)
    }
    await expect(saveCart(ports)).resolves.toMatchObject({ repriced: false })
  })
})

describe('a refusal', () => {
  it('is what the server decided, not what kept it from deciding', () => {
    expect(isRefusal(failure('rule', 422), false)).toBe(true)
    for (const code of ['unavailable', 'too_many_requests', 'unauthenticated'] as const)
      expect(isRefusal(failure(code, 503), true)).toBe(false)
    expect([isRefusal(LOST, true), isRefusal(new TypeError('x'), true)]).toEqual([false, false])
  })

  it('is a failure of the server only the second time, and only in its own words', () => {
    const said = failure('internal', 500)
    expect([isRefusal(said, false), isRefusal(said, true)]).toEqual([false, true])
    expect(isRefusal(failure('internal', 502, false), true)).toBe(false)
  })
})
