/** A selling company of the demo market, with its users, terms, warehouses and delivery area. */
export interface DemoVendor {
  readonly key: string
  readonly legalName: string
  readonly companyCode: string
  /** Begins every SKU of this vendor. */
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
  /** Its invoices are paid to its own accounts. */
  readonly isDirect?: true
  readonly setting: {
    /** Percent, applied where a product has no discount of its own. */
    readonly discountPercent: number
    readonly downPaymentPercent: number
    readonly paymentTermDays: number
  }
  /** Cities. */
  readonly warehouses: readonly string[]
  /** Every city of the provinces, and the cities besides. */
  readonly coverage: { readonly provinces?: readonly string[]; readonly cities?: readonly string[] }
  /** Root category key → how much of that root this vendor sells, relative to the others. */
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
 * A hand-written kind of product. Brands and axes are lists parted by ` | `; each option may carry
 * `*1.2` (price factor) and `~1.5` (weight and volume factor), as in `A4 | A3 *2.05 ~2`. A brand may
 * name its series: `Kapal Api: Special Mix` is brand `Kapal Api`, shown as `Kapal Api Special Mix`.
 */
export interface DemoKind {
  readonly key: string
  /** The kind's part of a SKU. */
  readonly code: string
  readonly category: string
  readonly icon: string
  /** With `{brand}` and a slot for each axis. */
  readonly name: string
  readonly brands: string
  readonly axes: Readonly<Record<string, string>>
  /** Rupiah, of the option with factor 1. */
  readonly price: number
  readonly kg: number
  /** Width, height and length in cm. */
  readonly cm: readonly [number, number, number]
  /** Larger options are wider and longer, but no higher: tables, sofas. */
  readonly isSameHeight?: true
  readonly minimum?: number
  /** Fractions to choose from where a product of this kind is discounted. */
  readonly discounts?: readonly string[]
  readonly tax?: 'free'
  readonly storage?: string
  /** Payment term in days, where this kind is sold on another than the vendor's. */
  readonly term?: number
  /** The language of short and text where it is not Indonesian. */
  readonly language?: 'en'
  readonly short: string
  readonly text: string
}

export type DemoLanguage = 'id' | 'en'

/** By category key: how a catalogue ends the descriptions of that shelf. */
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
  /** Fraction, at most two decimals. */
  readonly discount: string
  readonly tax: { readonly title: string; readonly value: string }
  readonly stock: number
  readonly minimumOrder: number
  readonly weightKg: string
  /** Centimetres. */
  readonly dimension: { readonly width: number; readonly height: number; readonly length: number }
  readonly storage: string
  /** Days; null where the vendor's setting counts. */
  readonly paymentTermDays: number | null
  readonly shortDescription: string
  readonly description: string
  /** A name in the fluent-emoji-flat set. */
  readonly icon: string
  /** 0 to 11: the ground of the picture. */
  readonly tint: number
  readonly warehouseCity: string
  readonly createdDaysAgo: number
}
