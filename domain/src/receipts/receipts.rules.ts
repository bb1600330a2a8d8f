import { dayIn } from '../kernel/calendar'
import { decimal, hasMaxDecimals, ZERO, type DecimalInput } from '../kernel/decimal'
import { ruleError, type Problem } from '../kernel/errors'
import { kernelTexts } from '../kernel/kernel.texts'
import type { Text, WordedValues } from '../kernel/texts'
import { isItemCanceled } from '../orders/orders.rules'
import type { ItemState } from '../orders/orders.states'
import { CLOCKS_DIFFER_BY_MS, RECEIVED_DECIMALS, type Shortage } from './receipts.constants'
import { receiptErrors } from './receipts.errors'

export interface ShippedItem {
  id: string
  name: string
  state: ItemState
  quantity: DecimalInput
}

export interface EnteredLine {
  _id: string
  received: number
  note: string
  shortage?: Shortage | undefined
}

const problem = (path: string, text: Text, values?: WordedValues): Problem => ({
  code: 'rule',
  path,
  text,
  ...(values && { values }),
})

/** Compares ids without case. */
const isNamed = (id: string, named: string): boolean => id === named.toLowerCase()

/** Returns the error of an entered quantity; undefined when it is valid. */
function textAgainst(received: number, quantity: DecimalInput): Text | undefined {
  if (!Number.isFinite(received)) return kernelTexts.notNumber
  if (decimal(received).lt(ZERO)) return receiptErrors.belowZero
  if (!hasMaxDecimals(received, RECEIVED_DECIMALS)) return kernelTexts.twoDecimals
  return decimal(received).gt(quantity) ? receiptErrors.aboveQuantity : undefined
}

/**
 * Returns the errors of the entered lines: every shipped item must occur once, with a quantity from
 * 0 to the ordered one in steps of 0.01 (Spec 2 §5). Paths refer to the request body.
 */
export function receiptProblems(
  items: readonly ShippedItem[],
  entered: readonly EnteredLine[],
): Problem[] {
  const seen = new Set<string>()
  const problems = entered.flatMap(({ _id, received }, at) => {
    const item = items.find(({ id }) => isNamed(id, _id))
    const path = `items.${at}._id`
    if (!item) return [problem(path, receiptErrors.notOfPackage)]
    const values = { name: item.name }
    if (isItemCanceled(item)) return [problem(path, receiptErrors.canceled, values)]
    if (seen.has(item.id)) return [problem(path, receiptErrors.twice, values)]
    seen.add(item.id)
    const text = textAgainst(received, item.quantity)
    return text ? [problem(`items.${at}.received`, text)] : []
  })
  const missing = items.filter((item) => !isItemCanceled(item) && !seen.has(item.id))
  return [
    ...problems,
    ...missing.map(({ name }) => problem('items', receiptErrors.missing, { name })),
  ]
}

/** Returns whether nothing was received; approving such a receipt cancels its package. */
export const isNothingReceived = (lines: readonly { received: DecimalInput }[]): boolean =>
  lines.every(({ received }) => decimal(received).eq(ZERO))

/**
 * Returns the time of receipt: now by default, and for a clock slightly ahead. @throws AppError
 * `rule` for a time in the future, or before the day of the order.
 */
export function receivedAt(
  given: string | undefined,
  { now, orderedAt, zone }: { now: Date; orderedAt: Date; zone: string },
): Date {
  if (given === undefined) return now
  const at = new Date(given)
  if (at.getTime() > now.getTime() + CLOCKS_DIFFER_BY_MS)
    throw ruleError(receiptErrors.inFuture, {}, 'received.date')
  if (at < orderedAt && dayIn(at, zone) !== dayIn(orderedAt, zone))
    throw ruleError(receiptErrors.beforeOrder, {}, 'received.date')
  return at > now ? now : at
}
