import { repriceLine } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Draft, DraftLine, DraftMarker } from '@pasok/domain/cart/draft/draft.model'
import { isSameDocument } from '@pasok/domain/cart/draft/draft.states'
import { addAll, type AddedLine } from './cart.added'
import {
  decreaseLine,
  increaseLine,
  typeQuantity,
  type LineResult,
  type Notice,
} from './cart.changes'
import type { DraftDecision, DraftStore } from './draft-store'

/** Changes one line and shows the result immediately; ignores lines that another tab has removed. */
const changeLine = (cart: DraftStore, productId: string, change: (line: CartLine) => LineResult) =>
  cart.actAhead(({ lines }): DraftDecision<Notice | undefined> => {
    const line = lines.find((one) => one.productId === productId)
    if (!line) return { outcome: undefined }
    const { line: next, notice: outcome } = change(line)
    return next === line ? { outcome } : { event: { type: 'lines-put', lines: [next] }, outcome }
  })

/** Sets a typed quantity, within the line's limits. */
export const setQuantity = (cart: DraftStore, productId: string, text: string) =>
  changeLine(cart, productId, (line) => typeQuantity(line, text))

export const increase = (cart: DraftStore, productId: string) =>
  changeLine(cart, productId, increaseLine)

export const decrease = (cart: DraftStore, productId: string) =>
  changeLine(cart, productId, decreaseLine)

const withNote = (line: CartLine, note: string): LineResult => ({
  line: line.note === note ? line : { ...line, note },
  notice: undefined,
})

export const setNote = (cart: DraftStore, productId: string, note: string) =>
  changeLine(cart, productId, (line) => withNote(line, note))

/** Undoes an action; resolves to false when the cart contains another document by then. */
export type Undo = () => Promise<boolean>

const undoOf =
  (
    cart: DraftStore,
    from: DraftMarker,
    remove: readonly string[],
    restore: readonly DraftLine[],
  ): Undo =>
  () =>
    cart.act(({ marker }) => ({
      event: { type: 'undone', from, remove, restore },
      outcome: isSameDocument(marker, from),
    }))

const idsOf = (lines: readonly CartLine[]) => lines.map(({ productId }) => productId)

interface AddedLines {
  lines: readonly AddedLine[]
  undo: Undo
}

function decideToAdd(
  cart: DraftStore,
  { lines: before, marker }: Draft,
  fresh: readonly CartLine[],
  areaCity: string | undefined,
): DraftDecision<AddedLines> {
  const { lines, changed } = addAll(before, fresh, areaCity)
  const added = idsOf(changed)
  const former = before.filter(({ productId }) => added.includes(productId))
  return {
    event: { type: 'lines-put', lines: changed },
    outcome: { lines, undo: undoOf(cart, marker, added, former) },
  }
}

/** Adds lines in one change; a product already in the cart gets the additional quantity. */
export const addLines = (
  cart: DraftStore,
  fresh: readonly CartLine[],
  areaCity: string | undefined,
): Promise<AddedLines> => cart.act((draft) => decideToAdd(cart, draft, fresh, areaCity))

/** Adds a product. Without a quantity, a new line gets the minimum quantity and an existing line one more. */
export const addProduct = (
  cart: DraftStore,
  fresh: CartLine,
  areaCity: string | undefined,
  wanted?: number,
): Promise<Notice> =>
  cart.act((draft) => {
    const isThere = draft.lines.some(({ productId }) => productId === fresh.productId)
    const quantity = wanted ?? (isThere ? 1 : fresh.quantity)
    const { event, outcome } = decideToAdd(cart, draft, [{ ...fresh, quantity }], areaCity)
    const text = isThere ? cartTexts.increased : cartTexts.added
    return { event, outcome: outcome.lines[0]?.notice ?? { tone: 'success', text } }
  })

/** Removes the chosen lines; resolves to undefined when none match. */
const remove = (cart: DraftStore, isChosen: (line: CartLine) => boolean) =>
  cart.act(({ lines, marker }): DraftDecision<Undo | undefined> => {
    const chosen = lines.filter(isChosen)
    if (chosen.length === 0) return { outcome: undefined }
    const event = { type: 'lines-removed', productIds: idsOf(chosen) } as const
    return { event, outcome: undoOf(cart, marker, [], chosen) }
  })

export const removeLine = (cart: DraftStore, productId: string) =>
  remove(cart, (line) => line.productId === productId)

export const removeVendor = (cart: DraftStore, vendorId: string) =>
  remove(cart, (line) => line.vendorId === vendorId)

export const removeLines = (cart: DraftStore, productIds: ReadonlySet<string>) =>
  remove(cart, ({ productId }) => productIds.has(productId))

export const removeAll = (cart: DraftStore) => remove(cart, () => true)

export interface ChangedLines {
  count: number
  /** Number of quantities adjusted to minimum order or stock. */
  fitted: number
  undo: Undo
}

/** Restores quantities and notes, except on lines that were changed again since. */
const undoOfChange =
  (
    cart: DraftStore,
    from: DraftMarker,
    changes: readonly { before: CartLine; after: CartLine }[],
  ): Undo =>
  () =>
    cart.act(({ lines, marker }) => {
      if (!isSameDocument(marker, from)) return { outcome: false }
      const now = new Map(lines.map((line) => [line.productId, line]))
      const former = changes.flatMap(({ before, after }) => {
        const line = now.get(before.productId)
        if (line?.quantity !== after.quantity || line.note !== after.note) return []
        return [{ ...repriceLine(line, before.quantity), note: before.note }]
      })
      return { event: { type: 'lines-put', lines: former }, outcome: former.length > 0 }
    })

const changeLines = (
  cart: DraftStore,
  productIds: ReadonlySet<string>,
  change: (line: CartLine) => LineResult,
) =>
  cart.act(({ lines, marker }): DraftDecision<ChangedLines> => {
    const changes = lines
      .filter(({ productId }) => productIds.has(productId))
      .map((before) => ({ before, ...change(before) }))
    const changed = changes
      .filter(({ before, line }) => line !== before)
      .map(({ before, line: after }) => ({ before, after }))
    return {
      event: { type: 'lines-put', lines: changed.map(({ after }) => after) },
      outcome: {
        count: changed.length,
        fitted: changes.filter(({ notice }) => notice?.tone === 'warning').length,
        undo: undoOfChange(cart, marker, changed),
      },
    }
  })

/** Sets the same quantity on several lines, each within its own limits. */
export const setQuantities = (cart: DraftStore, productIds: ReadonlySet<string>, text: string) =>
  changeLines(cart, productIds, (line) => typeQuantity(line, text))

export const setNotes = (cart: DraftStore, productIds: ReadonlySet<string>, note: string) =>
  changeLines(cart, productIds, (line) => withNote(line, note))
