import { reach } from '../lib/reach'

/**
 * The screens behind a sign-in, each a piece of its own. Their list, with all that each needs, is
 * long: it is no part of what the sign-in page waits for.
 */
export const guard = () => reach(() => import('./guard'))
export const superAdminGuard = () => reach(() => import('./super-admin-guard'))
export const providerGuard = () => reach(() => import('./provider-guard'))
export const vendorGuard = () => reach(() => import('./vendor-guard'))

export const selectCompany = () => reach(() => import('../screens/login/select-company'))
export const registerStep = () => reach(() => import('../screens/register/step'))

export const home = () => reach(() => import('../screens/dashboard/index'))
export const products = () => reach(() => import('../screens/dashboard/products/index'))
export const requests = () => reach(() => import('../screens/dashboard/purchase-requests/index'))
export const templates = () => reach(() => import('../screens/dashboard/templates/index'))
export const orders = () => reach(() => import('../screens/dashboard/purchase-orders/index'))

export const receipts = () => reach(() => import('../screens/dashboard/good-receipt-note/index'))

export const finance = () => reach(() => import('../screens/dashboard/finance/index'))
export const invoices = () => reach(() => import('../screens/dashboard/finance/invoice/index'))
export const payments = () => reach(() => import('../screens/dashboard/finance/payment/index'))

export const messages = () => reach(() => import('../screens/dashboard/message/index'))

export const reportCharts = () => reach(() => import('../screens/dashboard/report-charts/index'))
export const reportDownload = () =>
  reach(() => import('../screens/dashboard/report-download/index'))

export const profile = () => reach(() => import('../screens/dashboard/profile/index'))
export const teams = () => reach(() => import('../screens/dashboard/teams/index'))
export const customRole = () => reach(() => import('../screens/dashboard/custom-role/index'))
export const department = () => reach(() => import('../screens/dashboard/department/index'))
export const invitation = () => reach(() => import('../screens/dashboard/invitation/index'))
export const setting = () => reach(() => import('../screens/dashboard/setting/index'))
export const vendorList = () => reach(() => import('../screens/dashboard/vendor-list/index'))
export const account = () => reach(() => import('../screens/dashboard/account'))
export const vendorDetail = () => reach(() => import('../screens/dashboard/detail-vendor'))

export const companies = () => reach(() => import('../screens/provider/index'))
export const company = () => reach(() => import('../screens/provider/company'))
export const vendors = () => reach(() => import('../screens/provider/vendors'))
export const vendor = () => reach(() => import('../screens/provider/vendor'))
export const applications = () => reach(() => import('../screens/provider/applications'))
export const categories = () => reach(() => import('../screens/provider/categories'))
export const superAdmins = () => reach(() => import('../screens/provider/super-admins'))
export const companyTypes = () => reach(() => import('../screens/provider/company-types'))
export const companyCategories = () => reach(() => import('../screens/provider/company-categories'))
export const audit = () => reach(() => import('../screens/provider/audit'))
export const providerPayments = () => reach(() => import('../screens/provider/payments'))
export const providerPayment = () => reach(() => import('../screens/provider/payment'))
export const money = () => reach(() => import('../screens/provider/money'))
export const owed = () => reach(() => import('../screens/provider/owed'))
export const owedVendor = () => reach(() => import('../screens/provider/owed-vendor'))
export const banks = () => reach(() => import('../screens/provider/banks'))
export const broadcasts = () => reach(() => import('../screens/provider/broadcasts'))
export const feedback = () => reach(() => import('../screens/provider/feedback'))

export const vendorTeam = () => reach(() => import('../screens/vendor/team/index'))
export const vendorNotifications = () => reach(() => import('../screens/vendor/notifications'))
export const vendorActivity = () => reach(() => import('../screens/vendor/activity'))
export const vendorSettings = () => reach(() => import('../screens/vendor/settings/index'))
export const vendorAccount = () => reach(() => import('../screens/vendor/account'))
export const vendorOrders = () => reach(() => import('../screens/vendor/orders/index'))
export const vendorOrder = () => reach(() => import('../screens/vendor/orders/order'))
export const vendorPaper = () => reach(() => import('../screens/vendor/orders/paper'))
export const vendorBuyers = () => reach(() => import('../screens/vendor/buyers/index'))
export const vendorBuyer = () => reach(() => import('../screens/vendor/buyers/buyer'))
export const vendorReceipts = () => reach(() => import('../screens/vendor/receipts/index'))
export const vendorReceipt = () => reach(() => import('../screens/vendor/receipts/receipt'))
export const vendorInvoices = () => reach(() => import('../screens/vendor/invoices/index'))
export const vendorInvoice = () => reach(() => import('../screens/vendor/invoices/invoice'))
export const newInvoice = () => reach(() => import('../screens/vendor/invoices/new'))
export const vendorStatement = () => reach(() => import('../screens/vendor/invoices/statement'))
export const vendorMessages = () => reach(() => import('../screens/vendor/messages'))
export const vendorProducts = () => reach(() => import('../screens/vendor/products'))
export const vendorImports = () => reach(() => import('../screens/vendor/imports/index'))
export const vendorImport = () => reach(() => import('../screens/vendor/imports/import'))
export const deliveryAreas = () => reach(() => import('../screens/vendor/delivery-areas'))
