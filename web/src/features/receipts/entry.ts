import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import { CLOCKS_DIFFER_BY } from '@pasok/domain/receipts/receipts.constants'
import type { Shortage } from '@pasok/domain/receipts/receipts.constants'
import { readQuantity } from '../../lib/quantity-text'

/** An item to be received, as it stood when it was last seen. */
export interface EntryItem {
  _id: string
  name: string
  sku: string
  /** Ordered. */
  quantity: number
  /** Its picture; absent in what an earlier release stored. */
  image?: string
}

/** What was typed of one item. */
export interface TypedLine {
  received: string
  note: string
  /** Why less was received than ordered, if a reason was chosen. */
  shortage?: Shortage | undefined
}

export const EMPTY_LINE: TypedLine = { received: '', note: '' }

/** What is wrong with a quantity as it was typed. */
export type QuantityProblem = 'missing' | 'unclear' | 'above'

/** A quantity as people write it, from 0 to what was ordered, by hundredths (Spec 2 §5). */
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

/** What there is to say before it is submitted. */
export interface EntrySummary {
  count: number
  /** As it can be understood; the others are still to be. */
  entered: number
  /** Less than ordered. */
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

/** A time of this device that is still to come, by more than clocks differ. */
export const isToCome = (receivedOn: string): boolean =>
  receivedOn !== '' && new Date(receivedOn).getTime() > Date.now() + CLOCKS_DIFFER_BY

/** Everything that is still empty as ordered; what was typed stays. */
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
