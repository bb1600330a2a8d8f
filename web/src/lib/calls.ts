// Written by `npm run map` from the contracts of the domain: the browser gets each
// contract's path and token, the compiler its input and output types.
import type { TokenKind } from '@pasok/domain/kernel/contract'
import type * as audit from '@pasok/domain/audit/audit.contract'
import type * as auditProvider from '@pasok/domain/audit/audit.provider.contract'
import type * as auditVendor from '@pasok/domain/audit/audit.vendor.contract'
import type * as cart from '@pasok/domain/cart/cart.contract'
import type * as catalog from '@pasok/domain/catalog/catalog.contract'
import type * as catalogProvider from '@pasok/domain/catalog/catalog.provider.contract'
import type * as catalogRelations from '@pasok/domain/catalog/catalog.relations.contract'
import type * as catalogImports from '@pasok/domain/catalog/imports/imports.contract'
import type * as catalogPortal from '@pasok/domain/catalog/portal/portal.contract'
import type * as chat from '@pasok/domain/chat/chat.contract'
import type * as companyAddresses from '@pasok/domain/company/addresses/addresses.contract'
import type * as company from '@pasok/domain/company/company.contract'
import type * as companyProvider from '@pasok/domain/company/provider/provider.contract'
import type * as files from '@pasok/domain/files/files.contract'
import type * as identity from '@pasok/domain/identity/identity.contract'
import type * as invoices from '@pasok/domain/invoices/invoices.contract'
import type * as invoicesVendor from '@pasok/domain/invoices/invoices.vendor.contract'
import type * as notificationsBroadcasts from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import type * as notificationsLive from '@pasok/domain/notifications/live/live.contract'
import type * as notifications from '@pasok/domain/notifications/notifications.contract'
import type * as orders from '@pasok/domain/orders/orders.contract'
import type * as ordersVendor from '@pasok/domain/orders/orders.vendor.contract'
import type * as paymentsBanksBuyer from '@pasok/domain/payments/bank-accounts/banks.buyer.contract'
import type * as paymentsBanks from '@pasok/domain/payments/bank-accounts/banks.contract'
import type * as paymentsBanksProvider from '@pasok/domain/payments/bank-accounts/banks.provider.contract'
import type * as paymentsOwed from '@pasok/domain/payments/owed/owed.contract'
import type * as payments from '@pasok/domain/payments/payments.contract'
import type * as paymentsProvider from '@pasok/domain/payments/payments.provider.contract'
import type * as paymentsVendor from '@pasok/domain/payments/payments.vendor.contract'
import type * as platform from '@pasok/domain/platform/platform.contract'
import type * as platformProvider from '@pasok/domain/platform/platform.provider.contract'
import type * as receipts from '@pasok/domain/receipts/receipts.contract'
import type * as receiptsVendor from '@pasok/domain/receipts/receipts.vendor.contract'
import type * as regions from '@pasok/domain/regions/regions.contract'
import type * as reportsDownloads from '@pasok/domain/reports/downloads/downloads.contract'
import type * as reports from '@pasok/domain/reports/reports.contract'
import type * as requestsInsights from '@pasok/domain/requests/insights/insights.contract'
import type * as requests from '@pasok/domain/requests/requests.contract'
import type * as teamDepartments from '@pasok/domain/team/departments/departments.contract'
import type * as teamFilters from '@pasok/domain/team/filters/filters.contract'
import type * as teamInvitations from '@pasok/domain/team/invitations/invitations.contract'
import type * as teamRoles from '@pasok/domain/team/roles/roles.contract'
import type * as teamSettings from '@pasok/domain/team/settings/settings.contract'
import type * as team from '@pasok/domain/team/team.contract'
import type * as teamProvider from '@pasok/domain/team/team.provider.contract'
import type * as teamUsers from '@pasok/domain/team/users/users.contract'
import type * as templates from '@pasok/domain/templates/templates.contract'
import type * as vendorsApplications from '@pasok/domain/vendors/applications/applications.contract'
import type * as vendorsPortal from '@pasok/domain/vendors/portal/portal.contract'
import type * as vendorsPlatformSetting from '@pasok/domain/vendors/provider/platform-setting.contract'
import type * as vendorsProvider from '@pasok/domain/vendors/provider/provider.contract'
import type * as vendorsRelations from '@pasok/domain/vendors/relations/relations.contract'
import type * as vendorsRelationsPortal from '@pasok/domain/vendors/relations/relations.portal.contract'
import type * as vendorsTeam from '@pasok/domain/vendors/team/team.contract'
import type * as vendors from '@pasok/domain/vendors/vendors.contract'

type Place = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: TokenKind]

/** Method, address and kind of token of every call, by the name of its contract. */
export const CALLS = {
  acceptBuyer: ['PUT', '/api/vendor/buyers/:id/accept', 'access'],
  acceptItems: ['POST', '/api/purchase-order/Accept', 'access'],
  acceptVendorApplication: ['PUT', '/api/provider/vendor-applications/:id/accept', 'access'],
  actForCompany: ['GET', '/api/user-buyer/:id/admin', 'access'],
  addAddress: ['POST', '/api/address/buyer', 'access'],
  addBankAccount: ['POST', '/api/vendor/bank-accounts', 'access'],
  addBuyerAccount: ['POST', '/api/bank/buyer', 'access'],
  addCategory: ['POST', '/api/provider/categories', 'access'],
  addItem: ['PUT', '/api/purchase-request/addItem', 'access'],
  addTeamUser: ['POST', '/api/buyer/user', 'access'],
  addTeamUsers: ['POST', '/api/buyer/users', 'access'],
  addTemplateItem: ['PUT', '/api/template/addItem', 'access'],
  addVendorMember: ['POST', '/api/vendor/users', 'access'],
  applyAsVendor: ['POST', '/api/vendor/register', 'none'],
  applyMoney: ['POST', '/api/provider/transactions/:code/apply', 'id'],
  approveReceipt: ['POST', '/api/vendor/receipts/:id/approve', 'access'],
  approveRequest: ['PUT', '/api/purchase-request/approved/:id', 'access'],
  cancelImport: ['POST', '/api/vendor/imports/:id/cancel', 'access'],
  cancelOrder: ['POST', '/api/purchase-order/Cancel', 'access'],
  cancelPackage: ['POST', '/api/vendor/packages/:id/cancel', 'access'],
  cancelReportDownload: ['DELETE', '/api/report/downloads/:id', 'access'],
  changeAddress: ['PUT', '/api/address/buyer', 'access'],
  changeBuyerTerms: ['PUT', '/api/vendor/buyers/:id', 'access'],
  changeItem: ['POST', '/api/vendor/packages/:id/items/:itemId/change', 'access'],
  checkResetLink: ['POST', '/api/user-buyer/check-reset-link', 'none'],
  confirmDownPayment: ['POST', '/api/vendor/orders/:id/confirm-down-payment', 'access'],
  confirmTransfer: ['POST', '/api/provider/transactions/:code/confirm', 'id'],
  confirmVendorTransfer: ['POST', '/api/vendor/transactions/:code/confirm', 'id'],
  copyRequest: ['POST', '/api/purchase-request/copy/:id', 'access'],
  countBroadcastRecipients: ['GET', '/api/provider/broadcast/recipients', 'access'],
  countCompanies: ['GET', '/api/provider/companies/count', 'access'],
  countInvoices: ['GET', '/api/invoice/status/:buyer_id', 'id'],
  countOrders: ['GET', '/api/purchase-order/status/:buyer_id', 'access'],
  countRelatedBuyers: ['GET', '/api/vendor/buyers/count', 'access'],
  countUnread: ['GET', '/live/notif/count', 'access'],
  countUnreadMessages: ['GET', '/api/chats/unread', 'access'],
  countVendorInvoices: ['GET', '/api/vendor/invoices/count', 'id'],
  countVendorOrders: ['GET', '/api/vendor/orders/count', 'access'],
  countVendorReceipts: ['GET', '/api/vendor/receipts/count', 'access'],
  createCoverage: ['POST', '/api/vendor/coverages', 'access'],
  createDepartment: ['POST', '/api/department', 'access'],
  createProduct: ['POST', '/api/vendor/products', 'access'],
  createRole: ['POST', '/api/role', 'access'],
  createVendor: ['POST', '/api/provider/vendors', 'access'],
  declineBuyer: ['PUT', '/api/vendor/buyers/:id/decline', 'access'],
  declineVendorApplication: ['PUT', '/api/provider/vendor-applications/:id/decline', 'access'],
  deleteDepartment: ['DELETE', '/api/department/:id', 'access'],
  deleteRequest: ['DELETE', '/api/purchase-request/:id', 'access'],
  deleteRole: ['DELETE', '/api/role/:id', 'access'],
  deleteTemplate: ['DELETE', '/api/template/Delete/:id', 'access'],
  downloadBadLines: ['GET', '/api/vendor/imports/:id/bad-lines', 'access'],
  downloadChanges: ['GET', '/api/vendor/imports/:id/changes', 'access'],
  downloadReport: ['POST', '/api/report/download', 'access'],
  downloadTemplate: ['GET', '/api/vendor/imports/template', 'access'],
  editBank: ['PUT', '/api/provider/banks/:code', 'access'],
  editBankAccount: ['PUT', '/api/vendor/bank-accounts', 'access'],
  editBuyerAccount: ['PUT', '/api/bank/buyer', 'access'],
  editCoverage: ['PUT', '/api/vendor/coverages', 'access'],
  editProduct: ['PUT', '/api/vendor/products', 'access'],
  editTeamUser: ['PUT', '/api/buyer/user', 'access'],
  editVendorMember: ['PUT', '/api/vendor/users', 'access'],
  endBuyer: ['PUT', '/api/vendor/buyers/:id/end', 'access'],
  exportCompanyAudit: ['GET', '/api/buyer/audit/export', 'access'],
  exportProducts: ['GET', '/api/vendor/products/export', 'access'],
  exportVendorAudit: ['GET', '/api/vendor/audit/export', 'access'],
  findVendorByCode: ['GET', '/api/myvendor/search', 'access'],
  getBuyerTerms: ['GET', '/api/mybuyer/product', 'access'],
  getCategoryTree: ['GET', '/api/category/tree', 'access'],
  getCompany: ['GET', '/api/buyer/detail', 'access'],
  getCompanyFile: ['GET', '/api/provider/companies/:id', 'access'],
  getCompanySettings: ['GET', '/api/buyer/settings', 'id'],
  getConversation: ['GET', '/api/chats/:id', 'access'],
  getDeliveryNotePdf: ['GET', '/api/vendor/orders/:id/delivery-note', 'access'],
  getFile: ['GET', '/api/files/:id', 'access'],
  getImport: ['GET', '/api/vendor/imports/:id', 'access'],
  getInvitation: ['POST', '/api/invitation', 'none'],
  getInvoice: ['GET', '/api/invoice/:id', 'id'],
  getInvoicePdf: ['GET', '/api/invoice/:id/pdf', 'id'],
  getInvoiceSums: ['GET', '/api/report/dashboard/buyer', 'access'],
  getMoneyRefundAccount: ['GET', '/api/provider/money/:id/refund-account', 'access'],
  getMonthSpend: ['GET', '/api/report/buyer/month', 'access'],
  getOrder: ['GET', '/api/purchase-order/:id', 'access'],
  getOrderLedger: ['GET', '/api/purchase-order/:id/ledger', 'access'],
  getOrderPdf: ['GET', '/api/purchase-order/:id/pdf', 'access'],
  getOrderRefundAccount: ['GET', '/api/vendor/orders/:id/refund-account', 'access'],
  getOrderSums: ['GET', '/api/report/buyer/sum/order', 'access'],
  getOwed: ['GET', '/api/provider/owed/:vendor_id', 'access'],
  getOwnProduct: ['GET', '/api/vendor/products/:id', 'access'],
  getOwnVendor: ['GET', '/api/vendor/own', 'access'],
  getPlatformSetting: ['GET', '/api/buyer/platform-setting', 'id'],
  getProduct: ['GET', '/api/product/by/:slug', 'access'],
  getProviderTransaction: ['GET', '/api/provider/transactions/:code', 'id'],
  getReceipt: ['GET', '/api/grn/:id', 'access'],
  getReceiptPdf: ['GET', '/api/grn/:id/pdf', 'access'],
  getRelatedBuyer: ['GET', '/api/vendor/buyers/:id', 'access'],
  getReport: ['GET', '/api/report/buyer/dashboard', 'access'],
  getReportSize: ['GET', '/api/report/download/size', 'access'],
  getRequest: ['GET', '/api/purchase-request/:id', 'access'],
  getRequestInsights: ['GET', '/api/purchase-request/:id/insights', 'access'],
  getRequestItems: ['GET', '/api/purchase-request/Items/:id', 'access'],
  getRequestPdf: ['GET', '/api/purchase-request/:id/pdf', 'access'],
  getSearchKey: ['GET', '/api/search/key', 'access'],
  getSetting: ['GET', '/api/user-buyer/setting', 'id'],
  getStoreProfile: ['GET', '/api/vendor/profile', 'access'],
  getTemplate: ['GET', '/api/template/:id', 'access'],
  getTemplateItems: ['GET', '/api/template/Items/:id', 'access'],
  getTransaction: ['GET', '/api/transaction/Code/:code', 'id'],
  getVendor: ['GET', '/api/vendor/detail', 'access'],
  getVendorFile: ['GET', '/api/provider/vendors/:id', 'access'],
  getVendorInvoice: ['GET', '/api/vendor/invoices/:id', 'id'],
  getVendorInvoicePdf: ['GET', '/api/vendor/invoices/:id/pdf', 'id'],
  getVendorOrder: ['GET', '/api/vendor/orders/:id', 'access'],
  getVendorOrderLedger: ['GET', '/api/vendor/orders/:id/ledger', 'access'],
  getVendorReceipt: ['GET', '/api/vendor/receipts/:id', 'access'],
  getVendorReceiptPdf: ['GET', '/api/vendor/receipts/:id/pdf', 'access'],
  getVendorTransaction: ['GET', '/api/vendor/transactions/:code', 'id'],
  giveUpTransfer: ['POST', '/api/transaction/give-up', 'id'],
  inquireAccount: ['POST', '/api/bank/Account-Inquiry', 'access'],
  issueInvoice: ['POST', '/api/vendor/receipts/:id/invoice', 'id'],
  listAddresses: ['GET', '/api/address/buyer', 'access'],
  listAudit: ['GET', '/api/provider/audit', 'access'],
  listAwaited: ['GET', '/api/grn/awaited', 'access'],
  listBadLines: ['GET', '/api/vendor/imports/:id/problems', 'access'],
  listBanks: ['GET', '/api/bank', 'access'],
  listBroadcastTargets: ['GET', '/api/provider/broadcast/targets', 'access'],
  listBroadcasts: ['GET', '/live/notif', 'access'],
  listBuyerAccounts: ['GET', '/api/bank/buyer', 'access'],
  listBuyerDiscounts: ['GET', '/api/vendor/buyers/:id/discounts', 'access'],
  listCallbacks: ['GET', '/api/provider/callbacks', 'access'],
  listCards: ['GET', '/api/chats/cards', 'access'],
  listCategoryOptions: ['GET', '/api/master/category', 'access'],
  listChanges: ['GET', '/live/changes', 'access'],
  listCities: ['GET', '/api/region/kota', 'access'],
  listCompanies: ['GET', '/api/provider/companies', 'access'],
  listCompanyAudit: ['GET', '/api/buyer/audit', 'access'],
  listCompanyCategories: ['GET', '/api/provider/company-categories', 'access'],
  listCompanyPrices: ['GET', '/api/mybuyer/prices', 'access'],
  listCompanyTypes: ['GET', '/api/provider/company-types', 'access'],
  listConversations: ['GET', '/api/chats', 'access'],
  listCoverages: ['GET', '/api/vendor/coverages', 'access'],
  listDeliveryProvinces: ['GET', '/api/vendor/delivery-provinces', 'access'],
  listDepartments: ['GET', '/api/department', 'access'],
  listDistricts: ['GET', '/api/region/kecamatan', 'access'],
  listEditedCategories: ['GET', '/api/provider/categories', 'access'],
  listFeatures: ['GET', '/api/feature', 'access'],
  listFeedback: ['GET', '/api/provider/feedback', 'access'],
  listFilters: ['GET', '/api/saved-filter', 'access'],
  listFirstSteps: ['GET', '/api/report/buyer/first-steps', 'access'],
  listHomeRows: ['GET', '/api/report/buyer/home/rows', 'access'],
  listImports: ['GET', '/api/vendor/imports', 'access'],
  listInvitations: ['GET', '/api/user-buyer/invite', 'access'],
  listInvoices: ['GET', '/api/invoice/Buyer', 'id'],
  listLastPurchases: ['GET', '/api/purchase-request/last-purchases', 'access'],
  listMessages: ['GET', '/api/chats/:id/messages', 'access'],
  listMoney: ['GET', '/api/provider/money', 'access'],
  listNotifications: ['GET', '/live/notif/buyer', 'access'],
  listOpenRequests: ['GET', '/api/purchase-request/Open/:buyer_id/getByStatus', 'access'],
  listOrderRows: ['GET', '/api/purchase-order/rows', 'access'],
  listOrders: ['GET', '/api/purchase-order', 'access'],
  listOrdersByStatus: ['GET', '/api/purchase-order/new', 'access'],
  listOwed: ['GET', '/api/provider/owed', 'access'],
  listOwedEntries: ['GET', '/api/provider/owed/:vendor_id/entries', 'access'],
  listOwnAccounts: ['GET', '/api/vendor/bank-accounts', 'access'],
  listOwnBrands: ['GET', '/api/vendor/brands', 'access'],
  listOwnProducts: ['GET', '/api/vendor/products', 'access'],
  listOwnedCompanies: ['GET', '/api/user-buyer', 'access'],
  listParentModules: ['GET', '/api/module/parents', 'access'],
  listPartners: ['GET', '/api/chats/partners', 'access'],
  listPortalCategories: ['GET', '/api/vendor/categories', 'access'],
  listPostcodes: ['GET', '/api/region/kodepos', 'access'],
  listPreferences: ['GET', '/live/notif/preferences', 'access'],
  listPreferredVendors: ['GET', '/api/myvendor', 'access'],
  listProviderBanks: ['GET', '/api/provider/banks', 'access'],
  listProviderTransactions: ['GET', '/api/provider/transactions', 'id'],
  listProvinces: ['GET', '/api/region/propinsi', 'access'],
  listReceipts: ['GET', '/api/grn', 'access'],
  listRecentDocuments: ['GET', '/api/report/buyer/recent', 'access'],
  listRelatedBuyers: ['GET', '/api/vendor/buyers', 'access'],
  listReportDownloads: ['GET', '/api/report/downloads', 'access'],
  listReportRows: ['GET', '/api/report/buyer/rows', 'access'],
  listRequests: ['GET', '/api/purchase-request/paginate/:buyer_id', 'access'],
  listRoles: ['GET', '/api/role', 'access'],
  listSentBroadcasts: ['GET', '/api/provider/broadcast', 'access'],
  listSimilar: ['GET', '/api/product/similar', 'access'],
  listStatement: ['GET', '/api/vendor/invoices/statement/:buyer_id', 'id'],
  listSuperAdmins: ['GET', '/api/provider/super-admins', 'access'],
  listTeamUsers: ['GET', '/api/buyer/users', 'access'],
  listTemplates: ['GET', '/api/template', 'access'],
  listTodos: ['GET', '/api/report/buyer/duties', 'access'],
  listTransactions: ['GET', '/api/transaction', 'id'],
  listTypeOptions: ['GET', '/api/master/type', 'access'],
  listVendorAccounts: ['GET', '/api/bank/vendor', 'access'],
  listVendorApplications: ['GET', '/api/provider/vendor-applications', 'access'],
  listVendorAudit: ['GET', '/api/vendor/audit', 'access'],
  listVendorInvoices: ['GET', '/api/vendor/invoices', 'id'],
  listVendorOrderStorages: ['GET', '/api/vendor/orders/:id/storages', 'access'],
  listVendorOrders: ['GET', '/api/vendor/orders', 'access'],
  listVendorReceipts: ['GET', '/api/vendor/receipts', 'access'],
  listVendorTeam: ['GET', '/api/vendor/users', 'access'],
  listVendorTransactions: ['GET', '/api/vendor/transactions', 'id'],
  listVendorUsers: ['GET', '/api/user-vendor', 'access'],
  listVendors: ['GET', '/api/provider/vendors', 'access'],
  listVillages: ['GET', '/api/region/kelurahan', 'access'],
  makeCartLines: ['POST', '/api/cart/lines', 'access'],
  makeDefaultAccount: ['PUT', '/api/vendor/bank-accounts/default', 'access'],
  makeDefaultAddress: ['PUT', '/api/address/buyer/default', 'access'],
  makeDefaultBuyerAccount: ['PUT', '/api/bank/buyer/default', 'access'],
  makePackageReady: ['POST', '/api/vendor/packages/:id/make-ready', 'access'],
  markFeedback: ['PUT', '/api/provider/feedback/:id', 'access'],
  matchPasted: ['POST', '/api/product/match', 'access'],
  moveCategory: ['PUT', '/api/provider/categories/:id/place', 'access'],
  offerProducts: ['PUT', '/api/vendor/products/offer', 'access'],
  openConversation: ['PUT', '/api/chats', 'access'],
  orderReport: ['POST', '/api/report/download/later', 'access'],
  payByOyAccount: ['POST', '/api/transaction/oy/va', 'id'],
  payByTransfer: ['POST', '/api/transaction/manual-bank-transfer', 'id'],
  payByTransferPage: ['POST', '/api/transaction/oy/bank-transfer', 'id'],
  payByXenditAccount: ['POST', '/api/transaction/xendit/va', 'id'],
  pickPackage: ['POST', '/api/vendor/packages/:id/pick', 'access'],
  previewInvoice: ['GET', '/api/vendor/receipts/:id/invoice', 'id'],
  quickEditProduct: ['PUT', '/api/vendor/products/quick', 'access'],
  readNotifications: ['PUT', '/live/notif/read', 'access'],
  recordPayout: ['POST', '/api/provider/owed/:vendor_id/payout', 'access'],
  recordQuery: ['POST', '/api/search/queries', 'access'],
  refundDownPayment: ['POST', '/api/vendor/orders/:id/refund', 'access'],
  refundMoney: ['POST', '/api/provider/money/:id/refund', 'access'],
  refuseDownPayment: ['POST', '/api/vendor/orders/:id/refuse-down-payment', 'access'],
  refuseTransfer: ['POST', '/api/provider/transactions/:code/refuse', 'id'],
  refuseVendorTransfer: ['POST', '/api/vendor/transactions/:code/refuse', 'id'],
  registerCompany: ['POST', '/api/buyer/register', 'none'],
  rejectItems: ['POST', '/api/purchase-order/Reject', 'access'],
  rejectRequest: ['PUT', '/api/purchase-request/reject/:id', 'access'],
  removeAddress: ['DELETE', '/api/address/buyer', 'access'],
  removeBankAccount: ['DELETE', '/api/vendor/bank-accounts/:id', 'access'],
  removeBuyerAccount: ['DELETE', '/api/bank/buyer/:id', 'access'],
  removeBuyerDiscount: ['DELETE', '/api/vendor/buyers/:id/discounts/:product_id', 'access'],
  removeCategory: ['DELETE', '/api/provider/categories/:id', 'access'],
  removeCoverage: ['DELETE', '/api/vendor/coverages/:id', 'access'],
  removeFilter: ['DELETE', '/api/saved-filter/:id', 'access'],
  removeProviderAccount: ['DELETE', '/api/provider/banks/:code/account', 'access'],
  removeRelation: ['DELETE', '/api/myvendor', 'access'],
  removeReportDownload: ['POST', '/api/report/downloads/:id/remove', 'access'],
  renameAccount: ['PUT', '/api/account/name', 'access'],
  renameCategory: ['PUT', '/api/provider/categories/:id', 'access'],
  requestPasswordReset: ['GET', '/api/user-buyer/:email/change-password', 'none'],
  requestRelation: ['POST', '/api/mybuyer', 'access'],
  requestVerificationMail: ['POST', '/api/user-buyer/verification-mail', 'none'],
  resendInvitation: ['POST', '/api/user-buyer/invite/:id/resend', 'access'],
  resetPassword: ['POST', '/api/user-buyer/reset-password', 'none'],
  restoreBankAccount: ['PUT', '/api/vendor/bank-accounts/restore', 'access'],
  restoreBuyerAccount: ['PUT', '/api/bank/buyer/restore', 'access'],
  resubmitCompany: ['PUT', '/api/buyer/resubmit', 'access'],
  returnCompany: ['PUT', '/api/provider/companies/:id/return', 'access'],
  returnReceipt: ['POST', '/api/vendor/receipts/:id/return', 'access'],
  revokeInvitation: ['DELETE', '/api/user-buyer/invite/:id', 'access'],
  saveCompanyCategory: ['POST', '/api/provider/company-categories', 'access'],
  saveCompanySettings: ['PUT', '/api/buyer/settings', 'id'],
  saveCompanyType: ['POST', '/api/provider/company-types', 'access'],
  saveFilter: ['POST', '/api/saved-filter', 'access'],
  saveLegalDocumentDraft: ['PUT', '/api/buyer/legaldocs/draft', 'access'],
  saveLegalDocuments: ['PUT', '/api/buyer/legaldocs', 'access'],
  savePlatformSetting: ['PUT', '/api/buyer/platform-setting', 'id'],
  savePreferences: ['PUT', '/live/notif/preferences', 'access'],
  saveReceipt: ['PUT', '/api/grn/:packageId', 'access'],
  saveRequest: ['POST', '/api/purchase-request', 'access'],
  saveStoreProfile: ['PUT', '/api/vendor/profile', 'access'],
  saveSuperAdmin: ['POST', '/api/provider/super-admins', 'access'],
  saveTemplate: ['POST', '/api/template', 'access'],
  saveVendorTerms: ['PUT', '/api/vendor/terms', 'access'],
  searchMessages: ['GET', '/api/chats/:id/search', 'access'],
  searchRequests: ['GET', '/api/purchase-request', 'access'],
  sendBroadcast: ['POST', '/api/provider/broadcast', 'access'],
  sendFeedback: ['POST', '/api/feedback', 'access'],
  sendInvitations: ['POST', '/api/user-buyer/invite', 'access'],
  sendOrderEmail: ['POST', '/api/purchase-order/sendEmail', 'access'],
  sendRequestEmail: ['POST', '/api/purchase-request/sendEmail', 'access'],
  setBuyerDiscount: ['PUT', '/api/vendor/buyers/:id/discounts', 'access'],
  setProviderAccount: ['PUT', '/api/provider/banks/:code/account', 'access'],
  setShipping: ['POST', '/api/vendor/packages/:id/shipping', 'access'],
  setVendorActive: ['PUT', '/api/provider/vendors/:id/active', 'access'],
  setVendorMemberStatus: ['PUT', '/api/vendor/users/status', 'access'],
  setVendorOwner: ['PUT', '/api/provider/vendors/:id/owner', 'access'],
  setVendorUserStatus: ['PUT', '/api/provider/vendors/:id/users/:user_id', 'access'],
  shipPackage: ['POST', '/api/vendor/packages/:id/ship', 'access'],
  signOut: ['POST', '/api/user-buyer/logout', 'access'],
  startImport: ['POST', '/api/vendor/imports/:id/start', 'access'],
  submitPaymentProof: ['POST', '/api/transaction/bukti-transfer', 'id'],
  submitRequest: ['PUT', '/api/purchase-request/submit/:id', 'access'],
  takeItemBack: ['POST', '/api/vendor/packages/:id/items/:itemId/take-back', 'access'],
  transferCompany: ['PUT', '/api/provider/companies/:id/owner', 'access'],
  transferVendor: ['PUT', '/api/vendor/owner', 'access'],
  updateBuyerUser: ['PUT', '/api/user-buyer/:auth_id', 'access'],
  updateCompany: ['PUT', '/api/buyer/company', 'access'],
  updateDepartment: ['PUT', '/api/department', 'access'],
  updateRequest: ['PUT', '/api/purchase-request', 'access'],
  updateRole: ['PUT', '/api/role/:id', 'access'],
  updateTemplate: ['PUT', '/api/template/Update/:id', 'access'],
  uploadDownPaymentProof: ['POST', '/api/fulfillment/Upload', 'access'],
  uploadFile: ['POST', '/api/files', 'access'],
  uploadImport: ['POST', '/api/vendor/imports', 'access'],
  uploadProductPicture: ['POST', '/api/vendor/pictures', 'access'],
  verifyCompany: ['PUT', '/api/provider/companies/:id/verify', 'access'],
  verifyEmail: ['POST', '/api/user-buyer/verify-email', 'none'],
  welcomeVendorUser: ['POST', '/api/provider/vendors/:id/users/:user_id/welcome', 'access'],
  withdrawBroadcast: ['DELETE', '/api/provider/broadcast/:id', 'access'],
  withdrawInvoice: ['POST', '/api/vendor/invoices/:id/withdraw', 'id'],
  withdrawProducts: ['PUT', '/api/vendor/products/withdraw', 'access'],
} as const satisfies Record<string, Place>

type Contracts = typeof audit &
  typeof auditProvider &
  typeof auditVendor &
  typeof cart &
  typeof catalog &
  typeof catalogProvider &
  typeof catalogRelations &
  typeof catalogImports &
  typeof catalogPortal &
  typeof chat &
  typeof companyAddresses &
  typeof company &
  typeof companyProvider &
  typeof files &
  typeof identity &
  typeof invoices &
  typeof invoicesVendor &
  typeof notificationsBroadcasts &
  typeof notificationsLive &
  typeof notifications &
  typeof orders &
  typeof ordersVendor &
  typeof paymentsBanksBuyer &
  typeof paymentsBanks &
  typeof paymentsBanksProvider &
  typeof paymentsOwed &
  typeof payments &
  typeof paymentsProvider &
  typeof paymentsVendor &
  typeof platform &
  typeof platformProvider &
  typeof receipts &
  typeof receiptsVendor &
  typeof regions &
  typeof reportsDownloads &
  typeof reports &
  typeof requestsInsights &
  typeof requests &
  typeof teamDepartments &
  typeof teamFilters &
  typeof teamInvitations &
  typeof teamRoles &
  typeof teamSettings &
  typeof team &
  typeof teamProvider &
  typeof teamUsers &
  typeof templates &
  typeof vendorsApplications &
  typeof vendorsPortal &
  typeof vendorsPlatformSetting &
  typeof vendorsProvider &
  typeof vendorsRelations &
  typeof vendorsRelationsPortal &
  typeof vendorsTeam &
  typeof vendors

/** The contract of each, for the compiler. */
export type Calls = Pick<Contracts, keyof typeof CALLS>
