import { companyId, idOf, productId, vendorId } from './company'
import type { Samples } from './sample'

export const catalogSamples = (company: string): Samples => ({
  getProduct: { params: { slug: 'kertas' } },
  listCompanyPrices: { query: { product_ids: productId('kertas') } },
  getBuyerTerms: {
    query: {
      vendor_id: vendorId('sinar'),
      product_id: productId('kertas'),
      buyer_id: companyId(company),
    },
  },
  recordQuery: { body: { query: 'kertas' } },
  listEditedCategories: {},
  addCategory: { body: { parent_id: null, name: 'Sample' } },
  renameCategory: { params: { id: idOf('nothing') }, body: { name: 'Sample' } },
  moveCategory: { params: { id: idOf('nothing') }, body: { parent_id: null } },
  removeCategory: { params: { id: idOf('nothing') } },
})
