import type { BuyerTerms, VendorDetail } from '../vendors/vendors.model'
import type { Product } from '../catalog/catalog.model'
import { fractionOfPercent, percentOfFraction, toNumber } from '../kernel/decimal'
import { placeLine } from '../kernel/place'
import type { CartLine } from './cart.model'
import { leastQuantity, priceLine } from './cart.rules'

/** A line with its figures computed anew for a quantity. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  const price = priceLine({
    quantity,
    retailPrice: line.retail_price,
    discount: fractionOfPercent(line.discount_product),
    specialDiscount: line.special_discount,
    discountSetting: line.discount_setting,
    tax: line.tax.value,
  })
  return {
    ...line,
    quantity,
    discount: toNumber(fractionOfPercent(price.discountPercent)),
    discount_price: toNumber(price.discountPrice),
    sum_price_discount: toNumber(price.saved),
    single_tax_price: toNumber(price.singleTaxPrice),
    tax_price: toNumber(price.subTotalTax),
    tax_percentage: toNumber(percentOfFraction(line.tax.value)),
    final_price: toNumber(price.finalPrice),
    sub_total_before_tax: toNumber(price.subTotalBeforeTax),
    sub_total: toNumber(price.subTotal),
  }
}

/**
 * The cart line of a product at its least quantity, priced as this company pays it: the relation's
 * discount over the product's, the vendor's default when there is neither (Spec 1 §5, §7).
 */
export function lineFromProduct(
  product: Product,
  vendor: VendorDetail,
  terms: BuyerTerms,
): CartLine {
  const setting = vendor.setting[0]?.setting[0]
  const quantity = toNumber(leastQuantity(product.minimum_order_quantity))
  const bare: CartLine = {
    productId: product._id,
    vendorId: product.vendor_id,
    name: product.name,
    vendor: {
      _id: vendor._id,
      name: vendor.legal_name,
      phone: vendor.phone,
      email: vendor.email,
      address: placeLine([
        vendor.street,
        vendor.village,
        vendor.subdistrict,
        vendor.city,
        vendor.province,
        vendor.postcode,
      ]),
    },
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
    discount: product.discount,
    discount_product: toNumber(percentOfFraction(product.discount)),
    is_special_discount: terms.discount_percentage > 0,
    special_discount: terms.discount_percentage,
    discount_setting: setting?.discount ?? 0,
    discount_price: 0,
    quantity,
    sum_price_discount: 0,
    single_tax_price: 0,
    tax_price: 0,
    tax_percentage: 0,
    final_price: 0,
    sub_total_before_tax: 0,
    sub_total: 0,
    payment_term:
      terms.payment_term ?? product.payment_term[0]?.value ?? setting?.payment_term ?? 0,
    down_payment_setting: setting?.down_payment ?? 0,
    note: '',
    statuses: 'Open',
    warehouse: product.warehouse_detail,
  }
  return withQuantity(bare, quantity)
}
