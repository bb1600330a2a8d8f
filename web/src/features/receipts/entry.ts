import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import { CLOCKS_DIFFER_BY_MS } from '@pasok/domain/receipts/receipts.constants'
import type { Shortage } from '@pasok/domain/receipts/receipts.constants'
import { readQuantity } from '../../lib/typed-numbers'

/** An item to be received, as last loaded. */
export interface EntryItem {
  _id: string
  name: string
  sku: string
  quantity: number
  /** Address of the picture; missing in entries stored by an earlier release. */
  image?: string
}

export interface TypedLine {
  received: string
  note: string
  /** Reason for receiving less than ordered; undefined if none was selected. */
  shortage?: Shortage | undefined
}

export const EMPTY_LINE: TypedLine = { received: '', note: '' }

export type QuantityProblem = 'missing' | 'unclear' | 'above'

/** Parses a typed quantity from 0 to the ordered quantity, in steps of 0.01 (Spec 2 §5). */
export function readReceived(
  typed: string,
  ordered: number,
): { value: number } | { problem: QuantityProblem } {
  const text = readQuantity(typed)
  if (text === '') return { problem: 'missing' }
  if (!isQuantityText(text) || text === '.') return { problem: 'unclear' }
  const value = Number(text)
  return value > ordered ? { problem: 'above' } : { value }
}

export type Lines = Readonly<Record<string, TypedLine>>

export const lineOf = (lines: Lines, { _id }: EntryItem): TypedLine => lines[_id] ?? EMPTY_LINE

export const problemOf = (lines: Lines, item: EntryItem): QuantityProblem | undefined => {
  const read = readReceived(lineOf(lines, item).received, item.quantity)
  return 'problem' in read ? read.problem : undefined
}

export interface EntrySummary {
  count: number
  /** Number of valid quantities. */
  entered: number
  /** Items received in a smaller quantity than ordered. */
  short: readonly { item: EntryItem; received: number }[]
  isNothing: boolean
}

export function summaryOf(items: readonly EntryItem[], lines: Lines): EntrySummary {
  const read = items.map((item) => ({
    item,
    reading: readReceived(lineOf(lines, item).received, item.quantity),
  }))
  const entered = read.flatMap(({ item, reading }) =>
    'value' in reading ? [{ item, received: reading.value }] : [],
  )
  const short = entered.filter(({ item, received }) => received < item.quantity)
  const isWhole = entered.length === items.length
  return {
    count: items.length,
    entered: entered.length,
    short,
    isNothing: isWhole && entered.every(({ received }) => received === 0),
  }
}

/** Returns true for a time in the future, allowing for inaccurate clocks. */
export const isInFuture = (receivedOn: string): boolean =>
  receivedOn !== '' && new Date(receivedOn).getTime() > Date.now() + CLOCKS_DIFFER_BY_MS

/** Fills empty quantities with the ordered ones; existing input is preserved. */
export function fillEmpty(
  items: readonly EntryItem[],
  lines: Lines,
  write: (quantity: number) => string,
): Lines {
  const filled = items
    .filter((item) => lineOf(lines, item).received.trim() === '')
    .map((item) => [item._id, { ...lineOf(lines, item), received: write(item.quantity) }] as const)
  return { ...lines, ...Object.fromEntries(filled) }
}
