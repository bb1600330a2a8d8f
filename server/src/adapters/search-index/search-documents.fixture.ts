import type { SearchDocument } from '../../ports/search-index'

const BANDUNG = 'Kota Bandung'
const SURABAYA = 'Kota Surabaya'
const JAVA = [BANDUNG, SURABAYA, 'Kota Semarang']

/** Returns a document with default values for fields that are irrelevant to a test. */
export function makeDocument(
  id: string,
  given: Partial<SearchDocument> & {
    coverage?: string[]
    city?: string
    categories?: string[]
  } = {},
): SearchDocument {
  const { coverage = JAVA, city = BANDUNG, categories = ['Office'], ...fields } = given
  const retail = fields.retail_price ?? 10_000
  return {
    objectID: id,
    _id: id,
    name: `Product ${id}`,
    vendor_id: 'vendor-1',
    vendor_name: 'PT Sinar Abadi',
    SKU: `SA-${id}`,
    slug_product: `product-${id}`,
    stock: 10,
    brand: '',
    images_product: [],
    category_id: 'category-1',
    category_tree: categories.map((name) => ({ name })),
    minimum_order_quantity: 1,
    retail_price: retail,
    discount: 0,
    discount_price: retail,
    pajak: { title: 'PPN', value: 0.11 },
    payment_term: [],
    warehouse_detail: { city, province: 'Jawa Barat', country: 'Indonesia', coverage },
    short_description: '',
    created_at: 1_700_000_000_000,
    ...fields,
  }
}

const sinar = { vendor_id: 'vendor-1', vendor_name: 'PT Sinar Abadi' }
const maju = { vendor_id: 'vendor-2', vendor_name: 'CV Maju & Jaya' }
const paper = { category_id: 'paper', categories: ['Office', 'Paper'] }
const safety = { category_id: 'gloves', categories: ['Safety', 'Gloves'] }

/** A market of a dozen products, from oldest to newest. */
export const marketDocuments: readonly SearchDocument[] = [
  makeDocument('p01', {
    ...sinar,
    ...paper,
    name: 'Kertas HVS A4 80gr Sinar Dunia',
    brand: 'Sinar Dunia',
    SKU: 'SA-KRT-A480',
    retail_price: 60_000,
    discount: 0.1,
    discount_price: 54_000,
    short_description: 'Kertas putih untuk printer dan mesin fotokopi',
    created_at: 1_700_000_001_000,
  }),
  makeDocument('p02', {
    ...maju,
    ...paper,
    name: 'Kertas HVS F4 70gr Paper One',
    brand: 'Paper One',
    SKU: 'MJ-KRT-F470',
    retail_price: 55_000,
    created_at: 1_700_000_002_000,
  }),
  makeDocument('p03', {
    ...maju,
    ...paper,
    name: 'Tempat Kertas Meja 3 Susun',
    brand: 'Joyko',
    SKU: 'MJ-TMP-3',
    retail_price: 85_000,
    stock: 0,
    created_at: 1_700_000_003_000,
  }),
  makeDocument('p04', {
    ...sinar,
    ...safety,
    name: 'Sarung Tangan Katun Bintik',
    brand: 'Krisbow',
    SKU: 'SA-SRT-001',
    retail_price: 7_500,
    coverage: [SURABAYA],
    city: SURABAYA,
    created_at: 1_700_000_004_000,
  }),
  makeDocument('p05', {
    ...maju,
    ...safety,
    name: 'Sarung Tangan Latex Ansell Size M',
    brand: 'Ansell',
    SKU: 'MJ-SRT-M',
    retail_price: 120_000,
    created_at: 1_700_000_005_000,
  }),
  makeDocument('p06', {
    ...sinar,
    name: 'Pulpen Gel Kenko 0.5 mm Biru',
    brand: 'Kenko',
    SKU: 'SA-PLP-05B',
    retail_price: 4_500,
    created_at: 1_700_000_006_000,
  }),
  makeDocument('p07', {
    ...sinar,
    name: 'Ballpoint Standard AE7 Hitam',
    brand: 'Standard',
    SKU: 'SA-BPT-AE7',
    retail_price: 2_500,
    short_description: 'Tinta lancar di atas kertas apa pun',
    created_at: 1_700_000_007_000,
  }),
  makeDocument('p08', {
    ...maju,
    name: 'Kabel "Ties" <b>Nylon</b> 20 cm & Klip',
    brand: 'Kenko',
    SKU: 'MJ-KBL-20',
    retail_price: 30_000,
    created_at: 1_700_000_008_000,
  }),
  makeDocument('p09', {
    ...maju,
    name: 'Café Crème Kopi Bubuk 200 g',
    brand: 'Kapal Api',
    SKU: 'MJ-KPI-200',
    retail_price: 45_000,
    category_id: 'coffee',
    categories: ['Pantry', 'Coffee'],
    created_at: 1_700_000_009_000,
  }),
]

export { BANDUNG, SURABAYA }
