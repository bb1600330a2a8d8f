import type { DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import { describe, expect, it } from 'vitest'
import { CALLERS, refusalOf, ROLES } from '../../test/callers'
import { ENDPOINTS } from '../endpoints'

/** Endpoints of a company that every role may call. */
const EVERYBODYS = [
  'countUnread',
  'getCategoryTree',
  'getCompany',
  'getFile',
  'getInvoiceSums',
  'getOrderSums',
  'getSetting',
  'getVendor',
  'inquireAccount',
  'listAddresses',
  'listBanks',
  'listBroadcasts',
  'listCategoryOptions',
  'listChanges',
  'listCities',
  'listDepartments',
  'listDistricts',
  'listTodos',
  'listFilters',
  'listNotifications',
  'listPostcodes',
  'listPreferences',
  'listProvinces',
  'listRecentDocuments',
  'listTypeOptions',
  'listVillages',
  'readNotifications',
  'removeFilter',
  'renameAccount',
  'saveFilter',
  'savePreferences',
  'sendFeedback',
  'signOut',
  'updateBuyerUser',
  'uploadFile',
]
const PRODUCTS = [
  'getBuyerTerms',
  'getProduct',
  'getSearchKey',
  'listCompanyPrices',
  'listSimilar',
  'matchPasted',
  'recordQuery',
]
const REQUESTS = ['getRequest', 'getRequestPdf', 'listRequests', 'searchRequests']
const TEMPLATES = ['getTemplate', 'getTemplateItems', 'listTemplates']
const ORDERS = [
  'countOrders',
  'getOrder',
  'getOrderLedger',
  'getOrderPdf',
  'listHomeRows',
  'listOrderRows',
  'listOrdersByStatus',
  'listOrders',
  'listVendorAccounts',
]
const RECEIPTS = ['getReceipt', 'getReceiptPdf', 'listReceipts']
const MESSAGES = [
  'countUnreadMessages',
  'getConversation',
  'listCards',
  'listConversations',
  'listMessages',
  'listPartners',
  'listVendorUsers',
  'openConversation',
  'searchMessages',
]
const INVOICES = ['countInvoices', 'getInvoice', 'getInvoicePdf', 'listInvoices']

/**
 * Further endpoints that the default roles may call (`docs/domain.md`, Roles), listed independently
 * of the contracts.
 */
const GRANTED: Readonly<Record<Exclude<DefaultRoleKey, 'owner'>, readonly string[]>> = {
  purchasing: [
    ...PRODUCTS,
    ...TEMPLATES,
    ...REQUESTS,
    ...ORDERS,
    'cancelOrder',
    ...RECEIPTS,
    'getRequestItems',
    'saveRequest',
    'copyRequest',
    'updateRequest',
    'submitRequest',
    'sendRequestEmail',
    'sendOrderEmail',
    'deleteRequest',
    'listOpenRequests',
    'listLastPurchases',
    'addItem',
    'makeCartLines',
    'findVendorByCode',
    'getPlatformSetting',
    'listPreferredVendors',
    'requestRelation',
    'removeRelation',
  ],
  approver: [
    ...PRODUCTS,
    ...REQUESTS,
    ...ORDERS,
    'acceptItems',
    'rejectItems',
    'approveRequest',
    'rejectRequest',
    'getRequestInsights',
  ],
  'template-manager': [
    ...PRODUCTS,
    ...TEMPLATES,
    'makeCartLines',
    'saveTemplate',
    'updateTemplate',
    'addTemplateItem',
    'deleteTemplate',
  ],
  receiving: [...ORDERS, ...RECEIPTS, 'listAwaited', 'saveReceipt'],
  finance: [
    ...ORDERS,
    ...RECEIPTS,
    ...INVOICES,
    'uploadDownPaymentProof',
    'getTransaction',
    'giveUpTransfer',
    'listBuyerAccounts',
    'listTransactions',
    'payByOyAccount',
    'payByTransfer',
    'payByTransferPage',
    'payByXenditAccount',
    'submitPaymentProof',
    'getMonthSpend',
    'getReport',
    'listReportRows',
    'getReportSize',
    'downloadReport',
    'orderReport',
    'listReportDownloads',
    'cancelReportDownload',
    'removeReportDownload',
  ],
}

// proves 1.6.4 1.6.6 1.6.7 1.6.8
describe('a default role', () => {
  const ofCompany = ENDPOINTS.map(({ contract }) => contract).filter(({ surface }) =>
    ['buyer', 'account', 'both'].includes(surface),
  )
  const grantedTo = (role: DefaultRoleKey) => {
    const caller = CALLERS.find(({ email }) => email === `${role}@maju.test`)
    const granted = ofCompany.filter((contract) => caller && !refusalOf(caller, contract))
    return granted.map(({ name }) => name).toSorted()
  }

  // proves 1.6.6 1.6.7 1.6.8 2.6.1 2.6.6
  it.each(Object.entries(GRANTED))('%s has these calls, and no others', (role, granted) => {
    const wanted = [...EVERYBODYS, ...MESSAGES, ...granted].toSorted()
    expect(ROLES.filter((key) => key === role).map(grantedTo)).toEqual([wanted])
  })

  it('owner has every call of the company', () => {
    expect(grantedTo('owner')).toEqual(ofCompany.map(({ name }) => name).toSorted())
  })
})
