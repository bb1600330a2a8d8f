import type { Offer } from './cart.offers'

/** An offer to the buying company, for the cart tests. */
export const offer: Offer = {
  productId: 'p1',
  name: 'Helm proyek',
  available: true,
  retailPrice: '100000.00',
  discountFraction: '0.2900',
  specialDiscountPercent: '5.00',
  defaultDiscountPercent: '3.00',
  taxTitle: 'PPN',
  taxFraction: '0.1100',
  minimum: '2.00',
  stock: '40.00',
  paymentTerm: 30,
}
