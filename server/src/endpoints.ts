import { catalogDeskEndpoints } from './chapters/catalog/catalog.desk.routes'
import { catalogImportEndpoints } from './chapters/catalog/catalog.import.routes'
import { pictureEndpoints } from './chapters/catalog/catalog.pictures.routes'
import { offerEndpoints } from './chapters/catalog/catalog.offers.routes'
import { catalogProviderEndpoints } from './chapters/catalog/catalog.provider.routes'
import { catalogRelationEndpoints } from './chapters/catalog/catalog.relations.routes'
import { cartEndpoints } from './chapters/cart/cart.routes'
import { catalogEndpoints } from './chapters/catalog/catalog.routes'
import { categoryTreeEndpoints } from './chapters/catalog/catalog.tree.routes'
import { searchEndpoints } from './chapters/catalog/catalog.search.routes'
import { fileEndpoints } from './chapters/files/files.routes'
import { auditEndpoints } from './chapters/audit/audit.provider.routes'
import { chatEndpoints } from './chapters/chat/chat.routes'
import { companyAuditEndpoints } from './chapters/audit/audit.routes'
import { vendorAuditEndpoints } from './chapters/audit/audit.vendor.routes'
import { addressEndpoints } from './chapters/company/company.addresses.routes'
import { companyProviderEndpoints } from './chapters/company/company.provider.routes'
import { companyEndpoints } from './chapters/company/company.routes'
import { identityEndpoints } from './chapters/identity/identity.routes'
import { invoiceEndpoints } from './chapters/invoices/invoices.routes'
import { vendorInvoiceEndpoints } from './chapters/invoices/invoices.vendor.routes'
import { broadcastEndpoints } from './chapters/notifications/notifications.broadcasts.routes'
import { liveEndpoints } from './chapters/notifications/notifications.live.routes'
import { notificationEndpoints } from './chapters/notifications/notifications.routes'
import { orderPaperEndpoints } from './chapters/orders/orders.paper.routes'
import { orderEndpoints } from './chapters/orders/orders.routes'
import { orderListEndpoints } from './chapters/orders/orders.list.routes'
import { orderMoveEndpoints } from './chapters/orders/orders.moves.routes'
import { vendorOrderEndpoints } from './chapters/orders/orders.vendor.routes'
import { vendorOrderListEndpoints } from './chapters/orders/orders.vendor.list.routes'
import { buyerAccountEndpoints } from './chapters/payments/payments.banks.buyer.routes'
import { providerBankEndpoints } from './chapters/payments/payments.banks.provider.routes'
import { bankEndpoints } from './chapters/payments/payments.banks.routes'
import { providerPaymentEndpoints } from './chapters/payments/payments.provider.routes'
import { paymentEndpoints } from './chapters/payments/payments.routes'
import { vendorPaymentEndpoints } from './chapters/payments/payments.vendor.routes'
import { owedEndpoints } from './chapters/payments/payments.owed.routes'
import { receiptEndpoints } from './chapters/receipts/receipts.routes'
import { vendorReceiptEndpoints } from './chapters/receipts/receipts.vendor.routes'
import { reportDownloadEndpoints } from './chapters/reports/reports.download.routes'
import { reportEndpoints } from './chapters/reports/reports.routes'
import { regionEndpoints } from './chapters/regions/regions.routes'
import { platformEndpoints } from './chapters/platform/platform.provider.routes'
import { feedbackEndpoints } from './chapters/platform/platform.routes'
import { requestCopyEndpoints } from './chapters/requests/requests.copy.routes'
import { requestInsightEndpoints } from './chapters/requests/requests.insights.routes'
import { requestPdfEndpoints } from './chapters/requests/requests.pdf.routes'
import { requestEndpoints } from './chapters/requests/requests.routes'
import { templateEndpoints } from './chapters/templates/templates.routes'
import { departmentEndpoints } from './chapters/team/team.departments.routes'
import { filterEndpoints } from './chapters/team/team.filters.routes'
import { teamProviderEndpoints } from './chapters/team/team.provider.routes'
import { handOverEndpoints } from './chapters/team/team.hand-over.routes'
import { invitationEndpoints } from './chapters/team/team.invitations.routes'
import { roleEndpoints } from './chapters/team/team.roles.routes'
import { teamEndpoints } from './chapters/team/team.routes'
import { companySettingsEndpoints } from './chapters/team/team.settings.routes'
import { superAdminEndpoints } from './chapters/team/team.super-admin.routes'
import { teamUserEndpoints } from './chapters/team/team.users.routes'
import { applicationEndpoints } from './chapters/vendors/vendors.applications.routes'
import { vendorDeskEndpoints } from './chapters/vendors/vendors.desk.routes'
import { platformSettingEndpoints } from './chapters/vendors/vendors.platform-setting.routes'
import { vendorProviderEndpoints } from './chapters/vendors/vendors.provider.routes'
import { relationDeskEndpoints } from './chapters/vendors/vendors.relations.desk.routes'
import { relationEndpoints } from './chapters/vendors/vendors.relations.routes'
import { vendorTeamEndpoints } from './chapters/vendors/vendors.team.routes'
import { vendorEndpoints } from './chapters/vendors/vendors.routes'
import type { Endpoint } from './http/endpoint'

/** Every call, chapter by chapter. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...fileEndpoints,
  ...regionEndpoints,
  ...auditEndpoints,
  ...companyAuditEndpoints,
  ...vendorAuditEndpoints,
  ...identityEndpoints,
  ...companyEndpoints,
  ...addressEndpoints,
  ...companyProviderEndpoints,
  ...teamEndpoints,
  ...teamUserEndpoints,
  ...roleEndpoints,
  ...departmentEndpoints,
  ...filterEndpoints,
  ...invitationEndpoints,
  ...companySettingsEndpoints,
  ...handOverEndpoints,
  ...superAdminEndpoints,
  ...teamProviderEndpoints,
  ...vendorEndpoints,
  ...vendorProviderEndpoints,
  ...applicationEndpoints,
  ...vendorDeskEndpoints,
  ...vendorTeamEndpoints,
  ...relationEndpoints,
  ...relationDeskEndpoints,
  ...platformSettingEndpoints,
  ...catalogEndpoints,
  ...catalogRelationEndpoints,
  ...offerEndpoints,
  ...cartEndpoints,
  ...templateEndpoints,
  ...categoryTreeEndpoints,
  ...searchEndpoints,
  ...catalogDeskEndpoints,
  ...pictureEndpoints,
  ...catalogImportEndpoints,
  ...catalogProviderEndpoints,
  ...requestEndpoints,
  ...requestInsightEndpoints,
  ...requestCopyEndpoints,
  ...requestPdfEndpoints,
  ...orderListEndpoints,
  ...orderEndpoints,
  ...orderPaperEndpoints,
  ...vendorOrderListEndpoints,
  ...orderMoveEndpoints,
  ...vendorOrderEndpoints,
  ...receiptEndpoints,
  ...vendorReceiptEndpoints,
  ...invoiceEndpoints,
  ...vendorInvoiceEndpoints,
  ...liveEndpoints,
  ...notificationEndpoints,
  ...broadcastEndpoints,
  ...bankEndpoints,
  ...buyerAccountEndpoints,
  ...providerBankEndpoints,
  ...paymentEndpoints,
  ...vendorPaymentEndpoints,
  ...providerPaymentEndpoints,
  ...owedEndpoints,
  ...chatEndpoints,
  ...reportEndpoints,
  ...reportDownloadEndpoints,
  ...platformEndpoints,
  ...feedbackEndpoints,
]
