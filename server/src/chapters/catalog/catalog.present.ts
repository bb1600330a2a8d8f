import { discountPercent, priceLine } from '@pasok/domain/catalog/catalog.prices'
import type { CompanyPrice, Product } from '@pasok/domain/catalog/catalog.model'
import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import type { BuyerTerms } from '@pasok/domain/vendors/vendors.model'
import type { findProductBySlug, OfferRow } from './catalog.store'

type ProductRow = NonNullable<Awaited<ReturnType<typeof findProductBySlug>>>

/** Presents a payment term in days as products show it, such as "30 Days". */
export const presentTerm = (days: number) => ({ name: `${days} Days`, value: days })

export function presentProduct(row: ProductRow): Product {
  const price = priceLine({
    quantity: 1,
    retailPrice: row.retail_price,
    discountFraction: row.discount,
    specialDiscountPercent: 0,
    defaultDiscountPercent: 0,
    taxFraction: row.tax,
  })
  return {
    _id: row.id,
    name: row.name,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    SKU: row.sku,
    slug_product: row.slug,
    stock: Number(row.stock),
    brand: row.brand,
    images_product: row.image_urls,
    storage: row.storage,
    dimension: {
      weight: Number(row.weight),
      width: Number(row.width),
      height: Number(row.height),
      length: Number(row.length),
    },
    sub_products: [],
    category_id: row.category_id,
    category_tree: row.category_path.map((name) => ({ name })),
    reported_times: 0,
    minimum_order_quantity: Number(row.minimum_order),
    retail_price: Number(row.retail_price),
    discount: Number(row.discount),
    discount_price: toNumber(price.discountPrice),
    pajak: { title: row.tax_title, value: Number(row.tax) },
    payment_term: row.payment_term === null ? [] : [presentTerm(row.payment_term)],
    warehouse_detail: {
      city: row.city,
      province: row.province,
      country: DEFAULT_COUNTRY.name,
      coverage: row.coverage,
    },
    short_description: row.short_description,
    description: row.description,
  }
}

/**
 * Presents the company's terms for a product from its relation with the vendor: discount in percent, payment
 * term in days.
 */
export function presentTerms(row: OfferRow): BuyerTerms {
  return {
    vendor_id: row.vendor_id,
    product_id: row.id,
    discount_percentage: Number(row.special_discount),
    payment_term: row.relation_term,
  }
}

/** Presents the company's price beside the list price; discounts are percentages. */
export function presentCompanyPrice(row: OfferRow): CompanyPrice {
  const parts = {
    discountFraction: row.discount,
    specialDiscountPercent: row.special_discount,
    defaultDiscountPercent: row.discount_setting,
  }
  const price = priceLine({
    ...parts,
    quantity: 1,
    retailPrice: row.retail_price,
    taxFraction: row.tax,
  })
  return {
    product_id: row.id,
    retail_price: Number(row.retail_price),
    discount_product: toNumber(percentOfFraction(row.discount)),
    special_discount: Number(row.special_discount),
    discount_setting: Number(row.discount_setting),
    discount_percentage: toNumber(discountPercent(parts)),
    discount_price: toNumber(price.discountPrice),
  }
}
