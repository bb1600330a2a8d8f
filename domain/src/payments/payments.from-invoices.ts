import { sumTotal } from '../cart/cart.rules'
import type { InvoiceState } from '../invoices/invoices.states'
import type { Decimal, DecimalInput } from '../kernel/decimal'
import type { Text } from '../kernel/texts'
import { MAX_MERGED } from './payments.constants'
import { paymentErrors } from './payments.errors'

export interface Payable {
  vendorId: string
  /** yyyy-MM-dd */
  dueDay: string
  isDirect: boolean
  state: InvoiceState
  grandTotal: DecimalInput
}

/** Returns why invoices cannot be paid together (Spec 2 §5); undefined when they can. */
export function mergeProblem(invoices: readonly Payable[]): Text | undefined {
  const [first, ...others] = invoices
  if (!first) return paymentErrors.nothingChosen
  if (invoices.length > MAX_MERGED) return paymentErrors.tooMany
  const isAlike = (other: Payable) =>
    other.vendorId === first.vendorId &&
    other.dueDay === first.dueDay &&
    other.isDirect === first.isDirect
  if (!others.every(isAlike)) return paymentErrors.notMergeable
  if (invoices.some(({ state }) => state !== 'Ready to Payment')) return paymentErrors.notPayable
  return undefined
}

/** Returns the total of several invoices, in whole rupiah. */
export const amountToPay = (invoices: readonly Pick<Payable, 'grandTotal'>[]): Decimal =>
  sumTotal(invoices.map(({ grandTotal }) => grandTotal))
