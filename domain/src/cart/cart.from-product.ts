import type { Product } from '../catalog/catalog.model'
import { priceLine } from '../catalog/catalog.prices'
import { fractionOfPercent, percentOfFraction, toNumber } from '../kernel/decimal'
import { placeLine } from '../kernel/place'
import type { BuyerTerms, VendorDetail } from '../vendors/vendors.model'
import type { CartLine } from './cart.model'
import { minimumQuantity } from './cart.rules'

/** The fields of a line that are computed from its quantity and prices. */
type Figure =
  | 'quantity'
  | 'discount'
  | 'discount_price'
  | 'sum_price_discount'
  | 'single_tax_price'
  | 'tax_price'
  | 'tax_percentage'
  | 'final_price'
  | 'sub_total_before_tax'
  | 'sub_total'
type Facts = Omit<CartLine, Figure>

function priceFieldsOf(facts: Facts, quantity: number): Pick<CartLine, Figure> {
  const price = priceLine({
    quantity,
    retailPrice: facts.retail_price,
    discountFraction: fractionOfPercent(facts.discount_product),
    specialDiscountPercent: facts.special_discount,
    defaultDiscountPercent: facts.discount_setting,
    taxFraction: facts.tax.value,
  })
  return {
    quantity,
    discount: toNumber(fractionOfPercent(price.discountPercent)),
    discount_price: toNumber(price.discountPrice),
    sum_price_discount: toNumber(price.saved),
    single_tax_price: toNumber(price.singleTaxPrice),
    tax_price: toNumber(price.subTotalTax),
    tax_percentage: toNumber(percentOfFraction(facts.tax.value)),
    final_price: toNumber(price.finalPrice),
    sub_total_before_tax: toNumber(price.subTotalBeforeTax),
    sub_total: toNumber(price.subTotal),
  }
}

/** Returns the line with another quantity and all its amounts computed for it. */
export function repriceLine(line: CartLine, quantity: number): CartLine {
  return { ...line, ...priceFieldsOf(line, quantity) }
}

function partyOf(vendor: VendorDetail): CartLine['vendor'] {
  const { street, village, subdistrict, city, province, postcode } = vendor
  return {
    _id: vendor._id,
    name: vendor.legal_name,
    phone: vendor.phone,
    email: vendor.email,
    address: placeLine([street, village, subdistrict, city, province, postcode]),
  }
}

/**
 * Returns a product's cart line at its minimum quantity, priced for this company: relation and
 * product discount together, or the vendor's default when both are 0 (Spec 1 §5, §7).
 */
export function lineFromProduct(
  product: Product,
  vendor: VendorDetail,
  terms: BuyerTerms,
): CartLine {
  const setting = vendor.setting[0]?.setting[0]
  const facts: Facts = {
    productId: product._id,
    vendorId: product.vendor_id,
    name: product.name,
    vendor: partyOf(vendor),
    vendor_name: vendor.legal_name,
    vendor_phone: vendor.phone,
    tax: product.pajak,
    sku: product.SKU,
    slug: product.slug_product,
    brand: product.brand,
    images_product: product.images_product[0] ?? '',
    stock: product.stock,
    storage: product.storage,
    dimension: product.dimension,
    categories: product.category_id,
    category_tree: product.category_tree,
    minimum_order_quantity: product.minimum_order_quantity,
    retail_price: product.retail_price,
    discount_product: toNumber(percentOfFraction(product.discount)),
    is_special_discount: terms.discount_percentage > 0,
    special_discount: terms.discount_percentage,
    discount_setting: setting?.discount ?? 0,
    payment_term:
      terms.payment_term ?? product.payment_term[0]?.value ?? setting?.payment_term ?? 0,
    down_payment_setting: setting?.down_payment ?? 0,
    note: '',
    statuses: 'Open',
    warehouse: product.warehouse_detail,
  }
  return {
    ...facts,
    ...priceFieldsOf(facts, toNumber(minimumQuantity(product.minimum_order_quantity))),
  }
}
