import { sumTotal } from '../cart/cart.rules'
import { ZERO, type Decimal } from '../kernel/decimal'
import type { ApprovedLine, ApprovedVendor } from '../requests/requests.events'
import type { PackageState } from './orders.states'

/** A package before it is created: a vendor's lines with one payment term in days. */
interface PackageDraft {
  paymentTerm: number
  lines: readonly ApprovedLine[]
  total: Decimal
}

/** An order before it is created: a request's lines of one vendor. Whole rupiah. */
export interface OrderDraft {
  vendor: ApprovedVendor['vendor']
  state: Extract<PackageState, 'Waiting Down Payment' | 'New'>
  grandTotal: Decimal
  downPayment: Decimal
  packages: readonly PackageDraft[]
}

function packagesByTerm(lines: readonly ApprovedLine[]): PackageDraft[] {
  const terms = [...new Set(lines.map((line) => line.paymentTerm))].sort((a, b) => a - b)
  return terms.map((paymentTerm) => {
    const ofTerm = lines.filter((line) => line.paymentTerm === paymentTerm)
    return { paymentTerm, lines: ofTerm, total: sumTotal(ofTerm.map((line) => line.subTotal)) }
  })
}

/**
 * Returns one order per vendor of an approved request, with packages by payment term. An order
 * waits for a down payment when the vendor requires one (`docs/domain.md` §6).
 */
export function ordersFromRequest(vendors: readonly ApprovedVendor[]): OrderDraft[] {
  return vendors.map(({ vendor, downPayment, lines }) => ({
    vendor,
    state: downPayment.gt(ZERO) ? 'Waiting Down Payment' : 'New',
    grandTotal: sumTotal(lines.map((line) => line.subTotal)),
    downPayment,
    packages: packagesByTerm(lines),
  }))
}
