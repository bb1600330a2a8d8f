import { addressId, companyId, idOf, productId, vendorId } from './company'
import { COVERAGE, PRODUCT, SMALLEST_CSV, SMALLEST_PICTURE } from './portal'
import type { Samples } from './sample'

const NOTHING = idOf('nothing')

const portal: Samples = {
  listOwnProducts: { query: { limit: '5' } },
  getOwnProduct: { params: { id: NOTHING } },
  createProduct: { body: PRODUCT },
  editProduct: { body: { ...PRODUCT, _id: NOTHING, stock_seen: 1 } },
  quickEditProduct: { body: { _id: NOTHING, retail_price: 1000 } },
  withdrawProducts: { body: { product_ids: [NOTHING] } },
  offerProducts: { body: { product_ids: [NOTHING] } },
  listOwnBrands: {},
  listPortalCategories: {},
  listDeliveryProvinces: {},
  listCoverages: {},
  createCoverage: { body: COVERAGE },
  editCoverage: { body: { ...COVERAGE, _id: NOTHING } },
  removeCoverage: { params: { id: NOTHING } },
  listImports: {},
  getImport: { params: { id: NOTHING } },
  listBadLines: { params: { id: NOTHING } },
  uploadImport: { parts: [['file', { name: 'a.csv', content: SMALLEST_CSV }]] },
  startImport: { params: { id: NOTHING } },
  cancelImport: { params: { id: NOTHING } },
  downloadBadLines: { params: { id: NOTHING } },
  downloadChanges: { params: { id: NOTHING } },
  downloadTemplate: {},
  exportProducts: {},
  uploadProductPicture: { parts: [['file', { name: 'a.png', content: SMALLEST_PICTURE }]] },
}

export const catalogSamples = (company: string): Samples => ({
  getProduct: { params: { slug: 'kertas' } },
  listCompanyPrices: { query: { product_ids: productId('kertas') } },
  listSimilar: {
    query: {
      product_id: productId('kertas'),
      address_id: addressId(company, 'Jakarta Office'),
    },
  },
  matchPasted: {
    body: { address_id: addressId(company, 'Jakarta Office'), lines: ['KRT-1'] },
  },
  getBuyerTerms: {
    query: {
      vendor_id: vendorId('sinar'),
      product_id: productId('kertas'),
      buyer_id: companyId(company),
    },
  },
  getCategoryTree: {},
  getSearchKey: {},
  recordQuery: { body: { query: 'kertas' } },
  ...portal,
  listPreferredVendors: { query: { buyer_id: companyId(company) } },
  listBuyerDiscounts: { params: { id: idOf('nothing') } },
  setBuyerDiscount: {
    params: { id: idOf('nothing') },
    body: { product_id: productId('kertas'), discount: 1 },
  },
  removeBuyerDiscount: { params: { id: idOf('nothing'), product_id: productId('kertas') } },
  listEditedCategories: {},
  addCategory: { body: { parent_id: null, name: 'Sample' } },
  renameCategory: { params: { id: idOf('nothing') }, body: { name: 'Sample' } },
  moveCategory: { params: { id: idOf('nothing') }, body: { parent_id: null } },
  removeCategory: { params: { id: idOf('nothing') } },
})
