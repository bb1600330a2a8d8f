import { groupByVendor } from '../cart/cart.groups'
import type { CartLine } from '../cart/cart.model'
import { sumTotal } from '../cart/cart.rules'
import { toNumber } from '../kernel/decimal'

/** The body that saves a template (Spec 1 §3, Save payload). */
export interface TemplatePayload {
  template_name: string
  value: {
    vendor: { _id: string }
    packages: { items: { productId: string; quantity: number; note: string }[] }
  }[]
  total: number
}

/**
 * Returns the save payload of a template's cart (Spec 1 §3), lines by vendor. It includes the total
 * in whole rupiah as specified; the server recomputes it.
 */
export function templateFromCart(lines: readonly CartLine[], name: string): TemplatePayload {
  const groups = groupByVendor(lines)
  return {
    template_name: name.trim(),
    value: groups.map((group) => ({
      vendor: { _id: group.vendorId },
      packages: {
        items: group.lines.map(({ productId, quantity, note }) => ({ productId, quantity, note })),
      },
    })),
    total: toNumber(sumTotal(groups.map((group) => group.subTotal))),
  }
}
