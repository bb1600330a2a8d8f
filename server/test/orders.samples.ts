import { companyId, idOf } from './company'
import type { Samples } from './sample'

const NOTHING = idOf('nothing')
const byId = { params: { id: NOTHING } }
const byItem = { params: { id: NOTHING, itemId: NOTHING } }
const list = { query: { skip: '0', limit: '5' } }
const decision = { body: { packageId: NOTHING, itemsId: NOTHING } }
const reason = { reason: 'Out of stock' }

export const orderSamples = (company: string): Samples => ({
  listOrders: { query: { ...list.query, id: companyId(company) } },
  listOrdersByStatus: { query: { ...list.query, id: companyId(company) } },
  listOrderRows: { query: { ...list.query, id: companyId(company) } },
  countOrders: { params: { buyer_id: companyId(company) } },
  listVendorOrders: list,
  countVendorOrders: {},
  getOrder: byId,
  getOrderLedger: byId,
  getOrderPdf: byId,
  sendOrderEmail: { body: { id: NOTHING, emails: ['sales@example.test'] } },
  uploadDownPaymentProof: { body: { id: NOTHING, fileUrl: NOTHING } },
  acceptItems: decision,
  rejectItems: decision,
  cancelOrder: { body: { id: NOTHING, ...reason } },
  getVendorOrder: byId,
  getDeliveryNotePdf: byId,
  getVendorOrderLedger: byId,
  listVendorOrderStorages: byId,
  confirmDownPayment: { ...byId, body: {} },
  refuseDownPayment: { ...byId, body: reason },
  refundDownPayment: { ...byId, body: { fileUrl: NOTHING } },
  pickPackage: { ...byId, body: {} },
  makePackageReady: { ...byId, body: {} },
  shipPackage: { ...byId, body: { courier: 'JNE', tracking_number: '123' } },
  cancelPackage: { ...byId, body: reason },
  setShipping: { ...byId, body: { shipping_cost: 15_000 } },
  changeItem: { ...byItem, body: { quantity: 1, retail_price: 1_000, ...reason } },
  takeItemBack: { ...byItem, body: {} },
})
