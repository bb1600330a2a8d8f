import type { CityKey } from './company'

/** Percent and days, as stored in the database. */
export const VENDORS = {
  sinar: { legalName: 'PT Sinar Abadi', discount: '2.00', downPayment: '0.00', term: 30 },
  karya: { legalName: 'PT Karya Teknik', discount: '0.00', downPayment: '20.00', term: 14 },
  bersih: { legalName: 'CV Bersih Berseri', discount: '3.00', downPayment: '0.00', term: 45 },
} as const
export type VendorKey = keyof typeof VENDORS

/** Delivery areas: `bersih` does not cover the second city of `maju`. */
export const COVERAGE: Readonly<Record<VendorKey, readonly CityKey[]>> = {
  sinar: ['jakarta', 'bandung', 'surabaya'],
  karya: ['jakarta', 'bandung', 'surabaya'],
  bersih: ['jakarta'],
}

export interface TestProduct {
  vendor: VendorKey
  retail: string
  /** Fractions. */
  discount: string
  tax: string
  stock: string
  minimum: string
  term?: number
  isWithdrawn?: true
}

export const PRODUCTS = {
  kertas: {
    vendor: 'sinar',
    retail: '50000.00',
    discount: '0.2900',
    tax: '0.1100',
    stock: '1000.00',
    minimum: '1.00',
  },
  pulpen: {
    vendor: 'sinar',
    retail: '1234.56',
    discount: '0.0000',
    tax: '0.1100',
    stock: '500.00',
    minimum: '12.00',
  },
  map: {
    vendor: 'sinar',
    retail: '99.99',
    discount: '0.5700',
    tax: '0.1200',
    stock: '99999.00',
    minimum: '1.00',
  },
  tinta: {
    vendor: 'sinar',
    retail: '250000.00',
    discount: '0.0000',
    tax: '0.0000',
    stock: '3.00',
    minimum: '1.00',
    term: 7,
  },
  bor: {
    vendor: 'karya',
    retail: '1150000.00',
    discount: '0.0115',
    tax: '0.1100',
    stock: '40.00',
    minimum: '1.00',
  },
  kabel: {
    vendor: 'karya',
    retail: '7777.77',
    discount: '0.1000',
    tax: '0.1100',
    stock: '10000.00',
    minimum: '2.50',
    term: 60,
  },
  lampu: {
    vendor: 'karya',
    retail: '35000.00',
    discount: '0.0000',
    tax: '0.1100',
    stock: '0.00',
    minimum: '1.00',
  },
  helm: {
    vendor: 'karya',
    retail: '85000.00',
    discount: '0.0500',
    tax: '0.1100',
    stock: '250.00',
    minimum: '1.00',
  },
  sabun: {
    vendor: 'bersih',
    retail: '18500.00',
    discount: '0.0000',
    tax: '0.1100',
    stock: '300.00',
    minimum: '6.00',
  },
  pel: {
    vendor: 'bersih',
    retail: '64250.50',
    discount: '0.0700',
    tax: '0.1100',
    stock: '80.00',
    minimum: '1.00',
  },
  tisu: {
    vendor: 'bersih',
    retail: '12000.00',
    discount: '0.0000',
    tax: '0.0000',
    stock: '1000.00',
    minimum: '0.00',
  },
  ember: {
    vendor: 'bersih',
    retail: '45000.00',
    discount: '0.0000',
    tax: '0.1100',
    stock: '90.00',
    minimum: '1.00',
    isWithdrawn: true,
  },
} as const satisfies Record<string, TestProduct>
export type ProductKey = keyof typeof PRODUCTS

/** The provider's accounts at two banks. */
export const PROVIDER_ACCOUNTS = [
  { code: '014', number: '7001234567' },
  { code: '008', number: '7007654321' },
] as const

/**
 * Terms granted by vendors, in percent and days. Those of `lain` and Inactive ones must never be
 * used for `maju`.
 */
export const RELATIONS = [
  { company: 'maju', vendor: 'sinar', status: 'Active', initial: '3.00', term: 45 },
  { company: 'maju', vendor: 'bersih', status: 'Inactive', initial: '50.00', term: 90 },
  { company: 'lain', vendor: 'sinar', status: 'Active', initial: '40.00', term: 60 },
  { company: 'lain', vendor: 'karya', status: 'Active', initial: '25.00', term: null },
] as const
export const RELATION_PRODUCTS = [
  { company: 'maju', vendor: 'sinar', product: 'kertas', discount: '5.50' },
  { company: 'maju', vendor: 'bersih', product: 'pel', discount: '60.00' },
  { company: 'lain', vendor: 'sinar', product: 'kertas', discount: '71.00' },
] as const

/** Returns a company's special discount on a product from its Active relation, in percent. */
export function specialOf(company: string, product: ProductKey): string {
  const { vendor } = PRODUCTS[product]
  const relation = RELATIONS.find(
    (one) => one.company === company && one.vendor === vendor && one.status === 'Active',
  )
  if (!relation) return '0'
  const own = RELATION_PRODUCTS.find((one) => one.company === company && one.product === product)
  return own?.discount ?? relation.initial
}

/** Returns the payment term in days: the Active relation's, otherwise the product's, otherwise the vendor's. */
export function termOf(company: string, product: ProductKey): number {
  const { vendor } = PRODUCTS[product]
  const relation = RELATIONS.find(
    (one) => one.company === company && one.vendor === vendor && one.status === 'Active',
  )
  const own: TestProduct = PRODUCTS[product]
  return relation?.term ?? own.term ?? VENDORS[vendor].term
}
