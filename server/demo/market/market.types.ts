export interface DemoVendor {
  readonly key: string
  readonly legalName: string
  readonly companyCode: string
  readonly skuPrefix: string
  readonly email: string
  readonly contactName: string
  readonly category: string
  readonly phone: string
  readonly website: string
  readonly instagram: string
  readonly facebook: string
  readonly description: string
  readonly street: string
  readonly city: string
  readonly province: string
  /** Whether its invoices are paid to its own accounts. */
  readonly isDirect?: true
  readonly setting: {
    /** Percent, for products without their own discount. */
    readonly discountPercent: number
    readonly downPaymentPercent: number
    readonly paymentTermDays: number
  }
  /** Cities. */
  readonly warehouses: readonly string[]
  readonly coverage: { readonly provinces?: readonly string[]; readonly cities?: readonly string[] }
  /** Root category key → the vendor's share of that root, relative to the others. */
  readonly sells: Readonly<Record<string, number>>
}

export interface DemoCategory {
  readonly key: string
  readonly name: string
  readonly nameId?: string
  readonly parent: string | null
  readonly level: 0 | 1 | 2 | 3 | 4
}

/**
 * A hand-written kind of product. Brands and axes are lists separated by ` | `; each option may have `*1.2`
 * (price factor) and `~1.5` (weight and volume factor), as in `A4 | A3 *2.05 ~2`. A brand may have a series:
 * `Kapal Api: Special Mix` is brand `Kapal Api`, shown as `Kapal Api Special Mix`.
 */
export interface DemoKind {
  readonly key: string
  /** The kind's part of a SKU. */
  readonly code: string
  readonly category: string
  readonly icon: string
  /** Contains `{brand}` and a slot for each axis. */
  readonly name: string
  readonly brands: string
  readonly axes: Readonly<Record<string, string>>
  /** Rupiah, for an option with factor 1. */
  readonly price: number
  readonly kg: number
  /** Width, height and length in cm. */
  readonly cm: readonly [number, number, number]
  /** Larger options are wider and longer, but not higher: tables, sofas. */
  readonly isSameHeight?: true
  readonly minimum?: number
  /** Possible discounts as fractions. */
  readonly discounts?: readonly string[]
  readonly tax?: 'free'
  readonly storage?: string
  /** Payment term in days, where it differs from the vendor's. */
  readonly term?: number
  /** The language of `short` and `text`, where it is not Indonesian. */
  readonly language?: 'en'
  readonly short: string
  readonly text: string
}

export type DemoLanguage = 'id' | 'en'

/** The sentences that end descriptions, by category key and language. */
export type ClosingLines = Readonly<
  Record<string, Readonly<Record<DemoLanguage, readonly string[]>>>
>

export interface DemoProduct {
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly kindKey: string
  readonly vendorKey: string
  readonly categoryKey: string
  readonly brand: string
  /** Rupiah, at most two decimals. */
  readonly retailPrice: string
  /** A fraction with at most two decimals. */
  readonly discount: string
  readonly tax: { readonly title: string; readonly value: string }
  readonly stock: number
  readonly minimumOrder: number
  readonly weightKg: string
  /** Centimetres. */
  readonly dimension: { readonly width: number; readonly height: number; readonly length: number }
  readonly storage: string
  /** Days; null when the vendor's setting applies. */
  readonly paymentTermDays: number | null
  readonly shortDescription: string
  readonly description: string
  /** A name in the fluent-emoji-flat set. */
  readonly icon: string
  /** 0 to 11: the background of the picture. */
  readonly tint: number
  readonly warehouseCity: string
  readonly createdDaysAgo: number
}
