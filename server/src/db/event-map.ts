import type {
  CategoriesChanged,
  CoveragesChanged,
  DiscountsChanged,
  ProductsChanged,
} from '@pasok/domain/catalog/catalog.events'
import type { CompanyDecided, CompanySubmitted } from '@pasok/domain/company/company.events'
import type {
  DownPaymentMoved,
  ItemsMoved,
  OrdersCreated,
  PackagesMoved,
  ShippingSet,
} from '@pasok/domain/orders/orders.events'
import type { InvoiceMoved } from '@pasok/domain/invoices/invoices.events'
import type { MoneyMoved, PaymentMoved } from '@pasok/domain/payments/payments.events'
import type { ReceiptMoved } from '@pasok/domain/receipts/receipts.events'
import type { ReportMade } from '@pasok/domain/notifications/kinds/kind'
import type { InvitationJoined } from '@pasok/domain/team/team.events'
import type {
  RelationAnswered,
  RelationRemoved,
  RelationRequested,
  VendorChanged,
} from '@pasok/domain/vendors/vendors.events'
import type {
  RequestApproved,
  RequestEdited,
  RequestMoved,
} from '@pasok/domain/requests/requests.events'

export interface EventMap {
  'company.submitted': CompanySubmitted
  'company.decided': CompanyDecided
  'invitation.joined': InvitationJoined
  'report.made': ReportMade
  'vendor.changed': VendorChanged
  'relation.requested': RelationRequested
  'relation.answered': RelationAnswered
  'relation.removed': RelationRemoved
  'products.changed': ProductsChanged
  'discounts.changed': DiscountsChanged
  'categories.changed': CategoriesChanged
  'coverages.changed': CoveragesChanged
  'request.moved': RequestMoved
  'request.edited': RequestEdited
  'request.approved': RequestApproved
  'orders.created': OrdersCreated
  'packages.moved': PackagesMoved
  'package.shipping-set': ShippingSet
  'items.moved': ItemsMoved
  'down-payment.moved': DownPaymentMoved
  'receipt.moved': ReceiptMoved
  'invoice.moved': InvoiceMoved
  'payment.moved': PaymentMoved
  'money.moved': MoneyMoved
}
export type EventName = keyof EventMap
