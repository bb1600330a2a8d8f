import { repriceLine } from './cart.from-product'
import type { CartLine } from './cart.model'

/** A cart line for tests: delivered to Bandung, with ten in stock. */
export function lineOf(given: Partial<CartLine> = {}): CartLine {
  const bare: CartLine = {
    productId: 'p1',
    vendorId: 'v1',
    name: 'Kertas A4 80 gsm',
    vendor: { _id: 'v1', name: 'Sinar Abadi', phone: '', email: '', address: '' },
    vendor_name: 'Sinar Abadi',
    vendor_phone: '',
    tax: { title: 'PPN', value: 0.11 },
    sku: 'KRT-A4',
    slug: 'kertas-a4',
    brand: 'Sinar',
    images_product: '',
    stock: 10,
    storage: '',
    dimension: { weight: 0, width: 0, height: 0, length: 0 },
    categories: '',
    category_tree: [],
    minimum_order_quantity: 1,
    retail_price: 1_000,
    discount: 0,
    discount_product: 0,
    is_special_discount: false,
    special_discount: 0,
    discount_setting: 0,
    discount_price: 0,
    quantity: 1,
    sum_price_discount: 0,
    single_tax_price: 0,
    tax_price: 0,
    tax_percentage: 0,
    final_price: 0,
    sub_total_before_tax: 0,
    sub_total: 0,
    payment_term: 30,
    down_payment_setting: 0,
    note: '',
    statuses: 'Open',
    warehouse: { city: 'Kota Bandung', province: '', country: '', coverage: ['Kota Bandung'] },
    ...given,
  }
  return repriceLine(bare, bare.quantity)
}
