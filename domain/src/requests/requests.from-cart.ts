import type { CartLine, CartPayload } from '../cart/cart.model'
import { groupByVendor } from '../cart/cart.groups'
import { toNumber } from '../kernel/decimal'
import { sumTotal } from '../cart/cart.rules'

/** What the user chose besides the lines. */
interface CartChoices {
  departmentId: string | null
  addressId: string
}

/**
 * Returns the save payload of a cart (Spec 1 §3), lines by vendor. It includes totals as specified;
 * the server recomputes them.
 */
export function requestFromCart(lines: readonly CartLine[], choices: CartChoices): CartPayload {
  const groups = groupByVendor(lines)
  return {
    department: choices.departmentId,
    address: { _id: choices.addressId },
    vendors: groups.map((group) => ({
      vendor: { _id: group.vendorId },
      down_payment: group.downPayment,
      packages: {
        items: group.lines.map(({ productId, quantity, note, sub_total }) => ({
          productId,
          quantity,
          note,
          sub_total,
        })),
      },
    })),
    total: toNumber(sumTotal(groups.map((group) => group.subTotal))),
  }
}
