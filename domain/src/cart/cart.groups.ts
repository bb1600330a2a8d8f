import { toNumber } from '../kernel/decimal'
import type { CartLine, VendorGroup } from './cart.model'
import { priceDownPayment, sumTotal } from './cart.rules'

/** Groups lines by vendor, in order of first appearance, with sums in whole rupiah. */
export function groupByVendor(lines: readonly CartLine[]): VendorGroup[] {
  const groups = new Map<string, CartLine[]>()
  for (const line of lines) {
    const group = groups.get(line.vendorId)
    if (group) group.push(line)
    else groups.set(line.vendorId, [line])
  }
  return [...groups.entries()].map(([vendorId, group]) => {
    const subTotals = group.map((line) => line.sub_total)
    const first = group[0]
    return {
      vendorId,
      vendorName: first?.vendor_name ?? '',
      lines: group,
      subTotal: toNumber(sumTotal(subTotals)),
      downPayment: toNumber(priceDownPayment(subTotals, first?.down_payment_setting ?? 0)),
    }
  })
}
