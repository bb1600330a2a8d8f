import { AUDIT_PLACES } from './audit.places'
import { CATALOG_PLACES } from './catalog.places'
import { CHAT_PLACES } from './chat.places'
import { COMPANY_PLACES } from './company.places'
import { FILE_PLACES } from './files.places'
import { ORDER_PLACES } from './orders.places'
import { INVOICE_PLACES } from './invoices.places'
import type { Place } from './place'
import { PAYMENT_PLACES } from './payments.places'
import { RECEIPT_PLACES } from './receipts.places'
import { REPORT_PLACES } from './reports.places'
import { REQUEST_PLACES } from './requests.places'
import { TEAM_PLACES } from './team.places'
import { TEMPLATE_PLACES } from './templates.places'

/** All places of ids of a company's own records. */
export const PLACES: readonly Place[] = [
  ...FILE_PLACES,
  ...AUDIT_PLACES,
  ...COMPANY_PLACES,
  ...TEAM_PLACES,
  ...CATALOG_PLACES,
  ...TEMPLATE_PLACES,
  ...REQUEST_PLACES,
  ...ORDER_PLACES,
  ...RECEIPT_PLACES,
  ...INVOICE_PLACES,
  ...PAYMENT_PLACES,
  ...CHAT_PLACES,
  ...REPORT_PLACES,
]

const REGIONS = ['country', 'province', 'city', 'subdistrict', 'village'].map(
  (region) => `body.${region}_id`,
)

/** Ids of the shared market; which data a company sees of them has its own tests. */
export const SHARED: Readonly<Record<string, readonly string[]>> = {
  getVendor: ['query.vendor_id'],
  listVendorAccounts: ['query.vendor_id'],
  listVendorUsers: ['query.vendor_id'],
  listReportRows: ['query.vendor_id', 'query.product_id', 'query.category_id'],
  getProduct: ['params.slug'],
  listFeatures: ['query.parent_module_id'],
  listCompanyPrices: ['query.product_ids'],
  listLastPurchases: ['query.product_ids'],
  getBuyerTerms: ['query.vendor_id', 'query.product_id'],
  listSimilar: ['query.product_id'],
  makeCartLines: ['body.items.productId'],
  addItem: ['body.item.productId'],
  addTemplateItem: ['body.item.productId'],
  listPreferredVendors: ['query.vendor_id'],
  requestRelation: ['body.vendor_id'],
  removeRelation: ['query.vendor_id'],
  updateCompany: REGIONS,
  saveLegalDocuments: ['body.legal_documents.id'],
  saveLegalDocumentDraft: ['body.id'],
  addAddress: REGIONS,
  changeAddress: REGIONS,
  // Sent by the specification's client and ignored.
  readNotifications: ['body.user_id'],
}

const SAVE = ['body.address._id', 'body.vendors.packages.items.productId']

/**
 * Endpoints with several ids, tested in `separation.contents.test.ts`, and in the tests of orders
 * and receipts.
 */
export const IN_SAVES: Readonly<Record<string, readonly string[]>> = {
  saveRequest: SAVE,
  updateRequest: SAVE,
  saveTemplate: ['body.value.packages.items.productId'],
  updateTemplate: ['body.value.packages.items.productId'],
  saveReceipt: ['body.items._id', 'body.reference_doc.packageId'],
  acceptItems: ['body.itemsId', 'body.vendorId'],
  rejectItems: ['body.itemsId', 'body.vendorId'],
  cancelOrder: ['body.packageId'],
}
