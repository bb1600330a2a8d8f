import type { Endpoint } from '../src/http/endpoint'
import { catalogSamples } from './catalog.samples'
import { chatSamples } from './chat.samples'
import { addressId, companyId, idOf, productId, roleId } from './company'
import { invoiceSamples } from './invoices.samples'
import { notificationSamples } from './notifications.samples'
import { orderSamples } from './orders.samples'
import type { Sample } from './sample'
import { bankSamples, paymentSamples } from './payments.samples'
import { receiptSamples } from './receipts.samples'
import { reportSamples } from './reports.samples'
import { templateSamples } from './templates.samples'
import { vendorSamples } from './vendors.samples'
import { ADDRESS } from './way-in'

/** The smallest content recognised as PDF. */
export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')

const NOTHING = idOf('nothing')
const UNKNOWN_TOKEN = 'A'.repeat(43)
const byId = { params: { id: NOTHING } }
const list = { query: { skip: '0', limit: '5' } }

/** Returns one sample per endpoint, by the contract's name, sent by a user of this company. */
export function samplesOf(company: string): Readonly<Record<string, Sample>> {
  const buyer_id = companyId(company)
  const cart = {
    address: { _id: addressId(company, 'Jakarta Office') },
    vendors: [{ packages: { items: [{ productId: productId('kertas'), quantity: 1 }] } }],
  }
  return {
    uploadFile: {
      parts: [
        ['prefix', 'buyer'],
        ['file', { name: 'deed.pdf', content: PDF }],
      ],
    },
    getFile: byId,
    signOut: {},
    renameAccount: { body: { name: '' } },
    requestPasswordReset: { params: { email: 'nobody@nowhere.test' } },
    requestVerificationMail: { body: { email: 'nobody@nowhere.test' } },
    verifyEmail: { body: { token: UNKNOWN_TOKEN } },
    checkResetLink: { body: { token: UNKNOWN_TOKEN } },
    resetPassword: { body: { token: UNKNOWN_TOKEN, password: 'pasok#test2' } },
    registerCompany: {
      body: {
        owner_email: 'owner@maju.test',
        owner_password: 'pasok#test2',
        owner_name: 'Rina',
        company_name: 'PT Baru',
        isFirstTime: true,
      },
    },
    getInvitation: { body: { invitation: UNKNOWN_TOKEN } },
    sendInvitations: { body: { target: [] } },
    listInvitations: list,
    resendInvitation: { ...byId, body: {} },
    revokeInvitation: byId,
    updateBuyerUser: {
      params: { auth_id: `test|owner@${company}.test` },
      body: { isFirstTime: true },
    },
    listOwnedCompanies: { query: { isOwner: 'true' } },
    actForCompany: { params: { id: `test|owner@${company}.test` } },
    listSuperAdmins: {},
    saveSuperAdmin: { body: { _id: NOTHING, fullname: 'Wira', buyer_ids: [] } },
    listProvinces: {},
    listCities: { query: { id_provinsi: '32' } },
    listDistricts: { query: { id_kota: '3273' } },
    listVillages: { query: { id_kecamatan: '327301' } },
    listPostcodes: { query: { id_kelurahan: '3273011001' } },
    listCategoryOptions: {},
    listTypeOptions: {},
    listAddresses: { query: { buyer_id } },
    addAddress: { body: { ...ADDRESS, buyer_id } },
    changeAddress: { body: { ...ADDRESS, buyer_id, _id: NOTHING } },
    removeAddress: { query: { buyer_id, address_id: NOTHING } },
    makeDefaultAddress: { body: { buyer_id, address_id: NOTHING } },
    getCompany: { query: { buyer_id } },
    updateCompany: { body: { buyer_id, technical_contact: 'Rina' } },
    saveLegalDocuments: { body: { buyer_id, legal_documents: [] } },
    saveLegalDocumentDraft: { body: { buyer_id, id: NOTHING, value: '1', url: '' } },
    resubmitCompany: {},
    listCompanies: list,
    countCompanies: {},
    getCompanyFile: byId,
    verifyCompany: { ...byId, body: {} },
    returnCompany: { ...byId, body: { reason: 'No' } },
    transferCompany: { ...byId, body: { user_id: NOTHING } },
    listCompanyCategories: {},
    saveCompanyCategory: { body: { _id: NOTHING, name: 'Fishery' } },
    listCompanyTypes: {},
    saveCompanyType: { body: { _id: NOTHING, name: 'Perkumpulan', documents: [] } },
    listAudit: list,
    listCompanyAudit: { query: { ...list.query, buyer_id } },
    exportCompanyAudit: { query: { buyer_id } },
    listVendorAudit: list,
    exportVendorAudit: {},
    sendFeedback: { body: { name: 'Rina', company_name: 'Maju', feedback: 'Thank you' } },
    listFeedback: list,
    markFeedback: { ...byId, body: { read: true } },
    getSetting: {},
    getCompanySettings: {},
    // Saving unchanged values has no effect.
    saveCompanySettings: {
      body: { time_zone: 'Asia/Jakarta', language: 'en', owner_needs_approval: false },
    },
    listTeamUsers: { query: { buyer_id } },
    addTeamUser: {
      body: {
        buyer_id,
        user_email: 'sample@nowhere.test',
        user_password: 'pasok#test2',
        user_name: 'Sari',
        role_id: NOTHING,
      },
    },
    addTeamUsers: {
      body: {
        buyer_id,
        users: [
          {
            user_email: 'sample2@nowhere.test',
            user_name: 'Sari',
            role_id: roleId(company, 'finance'),
          },
        ],
      },
    },
    editTeamUser: { body: { buyer_id, auth_id: NOTHING, user_name: 'Sari' } },
    listDepartments: { query: { buyer_id } },
    createDepartment: { body: { buyer_id, name: '', users: [] } },
    updateDepartment: { body: { buyer_id, _id: NOTHING, name: 'Operations', users: [] } },
    deleteDepartment: byId,
    listLastPurchases: { query: { product_ids: NOTHING } },
    listFilters: { query: { screen: 'purchase-requests' } },
    saveFilter: { body: { screen: 'purchase-requests', name: '', query: 'by=code' } },
    removeFilter: byId,
    listRoles: { query: { buyer_id, flag: 'BUYER', default: 'true' } },
    createRole: { body: { buyer_id, name: '', modules: [] } },
    updateRole: { ...byId, body: { buyer_id, name: 'Buyer', modules: [] } },
    deleteRole: byId,
    listParentModules: { query: { flag: 'BUYER' } },
    listFeatures: { query: { flag: 'BUYER', parent_module_id: 'products' } },
    ...vendorSamples(company),
    ...catalogSamples(company),
    ...bankSamples,
    ...paymentSamples,
    ...notificationSamples,
    makeCartLines: { body: { items: [{ productId: productId('kertas'), quantity: 1 }] } },
    ...templateSamples(company),
    listRequests: { params: { buyer_id }, ...list },
    searchRequests: { query: { ...list.query, id: buyer_id } },
    getRequestItems: byId,
    getRequest: byId,
    listOpenRequests: { params: { buyer_id } },
    addItem: { body: { id: NOTHING, item: { productId: productId('kertas'), quantity: 1 } } },
    saveRequest: { body: cart },
    updateRequest: { body: { ...cart, id: NOTHING } },
    submitRequest: { ...byId, body: {} },
    approveRequest: { ...byId, body: {} },
    rejectRequest: { ...byId, body: { note: 'No' } },
    copyRequest: byId,
    getRequestInsights: byId,
    getRequestPdf: byId,
    sendRequestEmail: { body: { id: NOTHING } },
    deleteRequest: byId,
    ...orderSamples(company),
    ...receiptSamples(company),
    ...invoiceSamples(company),
    ...chatSamples,
    ...reportSamples(company),
  }
}

/**
 * Returns the sample of an endpoint. @throws Error for an endpoint without a sample, which would
 * remain untested.
 */
export function sampleOf({ contract }: Endpoint, company: string): Sample {
  const sample = samplesOf(company)[contract.name]
  if (!sample) throw new Error(`${contract.name} has no sample: add one to server/test/samples.ts`)
  return sample
}
