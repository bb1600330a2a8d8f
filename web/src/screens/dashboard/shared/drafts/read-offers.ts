import { followChanges } from '@pasok/domain/cart/cart.changes'
import { repriceLine } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { DraftMarker } from '@pasok/domain/cart/draft/draft.model'
import type { DraftDecision, DraftStore } from '../../../../features/cart/draft-store'
import { fetchOfferedLines } from '../../../../features/cart/cart.added'
import { opened } from '../../../../features/cart/open-document'
import { lineDifferences } from '../../../../features/requests/line-differences'
import { fetchDraft, type RequestDraft } from '../../../../features/requests/requests.queries'
import { changesFrom, markerOf } from './request-draft-server'

const isDifferent = (before: CartLine, now: CartLine) =>
  before.stock !== now.stock ||
  before.sub_total !== now.sub_total ||
  before.down_payment_setting !== now.down_payment_setting ||
  before.warehouse.coverage.join() !== now.warehouse.coverage.join()

/**
 * Returns the lines that change with the current offers, with their quantities and notes, and the changes to
 * show. A requested product that is no longer offered is reported, and its line remains.
 */
export function renewedLines<Line extends CartLine>(
  lines: readonly Line[],
  requested: ReadonlySet<string>,
  offered: readonly CartLine[],
): { lines: Line[]; changes: LineChange[] } {
  const byProduct = new Map(offered.map((line) => [line.productId, line]))
  const renewed = lines.map((line): Line => {
    const now = byProduct.get(line.productId)
    return now ? { ...line, ...repriceLine(now, line.quantity), note: line.note } : line
  })
  const removed = lines.filter(
    ({ productId }) => requested.has(productId) && !byProduct.has(productId),
  )
  const differing = lineDifferences(lines, renewed)
  const changed = new Set(differing.map(({ productId }) => productId))
  return {
    lines: renewed.filter((now, at) => {
      const before = lines[at]
      return before && (changed.has(now.productId) || isDifferent(before, now))
    }),
    changes: [
      ...differing,
      ...removed.map(({ productId, name }): LineChange => ({
        productId,
        name,
        field: 'withdrawn',
        from: null,
        to: null,
      })),
    ],
  }
}

/** Updates unsaved lines to the current offers; quantities changed meanwhile are preserved. */
async function renewLines(cart: DraftStore, before: readonly CartLine[]): Promise<void> {
  const items = before.map(({ productId, quantity }) => ({ productId, quantity }))
  const requested = new Set(items.map(({ productId }) => productId))
  const offered = items.length > 0 ? await fetchOfferedLines(items) : []
  const changes = await cart.act((draft) => {
    const renewed = renewedLines(draft.lines, requested, offered)
    return { event: { type: 'lines-put', lines: renewed.lines }, outcome: renewed.changes }
  })
  cart.note({ type: 'offers-changed', changes })
}

const subTotalsOf = (lines: readonly CartLine[]) => lines.map((line) => line.sub_total).join()

/**
 * Updates a saved request to the server's version. A cart changed meanwhile stays unchanged, because its own
 * save will report the differences. Resolves to the request if another user saved it.
 */
async function readSaved(
  cart: DraftStore,
  before: DraftMarker,
  id: string,
): Promise<RequestDraft | undefined> {
  const request = await fetchDraft(id)
  return cart.act(({ lines, marker, tab }): DraftDecision<RequestDraft | undefined> => {
    if (marker.revision !== before.revision || marker.version !== before.version)
      return { outcome: undefined }
    if (request.version !== before.version)
      return {
        event: opened(request.items, markerOf(request), request.changes),
        outcome: request,
      }
    const changes = changesFrom(lines, request)
    const isSame = changes.length === 0 && subTotalsOf(lines) === subTotalsOf(request.items)
    const offerChanges = followChanges(tab.offerChanges, changes)
    const event = isSame
      ? ({ type: 'offers-changed', changes } as const)
      : opened(request.items, markerOf(request), offerChanges)
    return { event, outcome: undefined }
  })
}

/**
 * Updates the cart to the server's current version and offers. Resolves to the request if another user saved
 * it: the cart then contains that version.
 */
export async function readOffers(cart: DraftStore): Promise<RequestDraft | undefined> {
  const { lines, marker } = await cart.read()
  if (marker.saved && marker.id !== undefined) return readSaved(cart, marker, marker.id)
  await renewLines(cart, lines)
  return undefined
}
