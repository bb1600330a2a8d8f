import { catalogPortalEndpoints } from './chapters/catalog/products/products.routes'
import { catalogImportEndpoints } from './chapters/catalog/imports/imports.routes'
import { pictureEndpoints } from './chapters/catalog/pictures/pictures.routes'
import { catalogEndpoints } from './chapters/catalog/catalog.routes'
import { catalogProviderEndpoints } from './chapters/catalog/categories/categories.routes'
import { catalogRelationEndpoints } from './chapters/catalog/relations/relations.routes'
import { cartEndpoints } from './chapters/cart/cart.routes'
import { fileEndpoints } from './chapters/files/files.routes'
import { auditEndpoints } from './chapters/audit/audit.routes'
import { chatEndpoints } from './chapters/chat/chat.routes'
import { companyEndpoints } from './chapters/company/company.routes'
import { companyProviderEndpoints } from './chapters/company/provider/companies.routes'
import { identityEndpoints } from './chapters/identity/identity.routes'
import { invoiceEndpoints } from './chapters/invoices/invoices.routes'
import { vendorInvoiceEndpoints } from './chapters/invoices/invoices.vendor.routes'
import { notificationEndpoints } from './chapters/notifications/notifications.routes'
import { orderEndpoints } from './chapters/orders/orders.routes'
import { vendorOrderEndpoints } from './chapters/orders/orders.vendor.routes'
import { buyerAccountEndpoints } from './chapters/payments/bank-accounts/buyer-bank-accounts.routes'
import { providerBankEndpoints } from './chapters/payments/bank-accounts/banks.routes'
import { bankEndpoints } from './chapters/payments/bank-accounts/bank-accounts.routes'
import { providerPaymentEndpoints } from './chapters/payments/payments.provider.routes'
import { paymentEndpoints } from './chapters/payments/payments.routes'
import { vendorPaymentEndpoints } from './chapters/payments/payments.vendor.routes'
import { receiptEndpoints } from './chapters/receipts/receipts.routes'
import { vendorReceiptEndpoints } from './chapters/receipts/receipts.vendor.routes'
import { reportDownloadEndpoints } from './chapters/reports/downloads/downloads.routes'
import { reportEndpoints } from './chapters/reports/reports.routes'
import { regionEndpoints } from './chapters/regions/regions.routes'
import { platformEndpoints } from './chapters/platform/platform.routes'
import { requestEndpoints } from './chapters/requests/requests.routes'
import { templateEndpoints } from './chapters/templates/templates.routes'
import { departmentEndpoints } from './chapters/team/departments/departments.routes'
import { teamEndpoints } from './chapters/team/team.routes'
import { teamProviderEndpoints } from './chapters/team/super-admins/super-admins.routes'
import { invitationEndpoints } from './chapters/team/invitations/invitations.routes'
import { roleEndpoints } from './chapters/team/roles/roles.routes'
import { teamUserEndpoints } from './chapters/team/users/users.routes'
import { applicationEndpoints } from './chapters/vendors/applications/applications.routes'
import { vendorPortalEndpoints } from './chapters/vendors/profile/profile.routes'
import { vendorProviderEndpoints } from './chapters/vendors/provider/vendors.routes'
import { relationPortalEndpoints, vendorEndpoints } from './chapters/vendors/vendors.routes'
import { vendorTeamEndpoints } from './chapters/vendors/team/team.routes'
import type { Endpoint } from './http/endpoint'

export const ENDPOINTS: readonly Endpoint[] = [
  ...fileEndpoints,
  ...regionEndpoints,
  ...auditEndpoints,
  ...identityEndpoints,
  ...companyEndpoints,
  ...companyProviderEndpoints,
  ...teamEndpoints,
  ...teamUserEndpoints,
  ...roleEndpoints,
  ...departmentEndpoints,
  ...invitationEndpoints,
  ...teamProviderEndpoints,
  ...vendorEndpoints,
  ...vendorProviderEndpoints,
  ...applicationEndpoints,
  ...vendorPortalEndpoints,
  ...vendorTeamEndpoints,
  ...relationPortalEndpoints,
  ...catalogEndpoints,
  ...catalogRelationEndpoints,
  ...cartEndpoints,
  ...templateEndpoints,
  ...catalogPortalEndpoints,
  ...pictureEndpoints,
  ...catalogImportEndpoints,
  ...catalogProviderEndpoints,
  ...requestEndpoints,
  ...orderEndpoints,
  ...vendorOrderEndpoints,
  ...receiptEndpoints,
  ...vendorReceiptEndpoints,
  ...invoiceEndpoints,
  ...vendorInvoiceEndpoints,
  ...notificationEndpoints,
  ...bankEndpoints,
  ...buyerAccountEndpoints,
  ...providerBankEndpoints,
  ...paymentEndpoints,
  ...vendorPaymentEndpoints,
  ...providerPaymentEndpoints,
  ...chatEndpoints,
  ...reportEndpoints,
  ...reportDownloadEndpoints,
  ...platformEndpoints,
]
