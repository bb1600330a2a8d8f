import type { CompanyDecided } from '../company/company.events'
import type { InvoiceMoved } from '../invoices/invoices.events'
import type { Feature } from '../kernel/features'
import type { Text } from '../kernel/texts'
import type {
  DownPaymentMoved,
  ItemsMoved,
  OrdersCreated,
  PackagesMoved,
} from '../orders/orders.events'
import type { MoneyMoved, PaymentMoved } from '../payments/payments.events'
import type { ReceiptMoved } from '../receipts/receipts.events'
import type { RequestMoved } from '../requests/requests.events'
import type { InvitationJoined } from '../team/team.events'
import type {
  RelationAnswered,
  RelationRemoved,
  RelationRequested,
} from '../vendors/vendors.events'
import type { Category, Facts, Subject } from './notifications.model'

/** A background report is ready, or failed. */
export interface ReportMade {
  downloadId: string
  status: 'Ready' | 'Failed'
}

export interface NotifiedEvents {
  'company.decided': CompanyDecided
  'invitation.joined': InvitationJoined
  'report.made': ReportMade
  'relation.requested': RelationRequested
  'relation.answered': RelationAnswered
  'relation.removed': RelationRemoved
  'request.moved': RequestMoved
  'orders.created': OrdersCreated
  'packages.moved': PackagesMoved
  'items.moved': ItemsMoved
  'down-payment.moved': DownPaymentMoved
  'receipt.moved': ReceiptMoved
  'invoice.moved': InvoiceMoved
  'payment.moved': PaymentMoved
  'money.moved': MoneyMoved
}
export type NotifiedEvent = keyof NotifiedEvents

/** The recipients within one company: all users with a feature, or a user related to the record. */
export type Recipient =
  | {
      holding: Feature
      /**
       * Excludes users who worked on the request, because they cannot decide it, unless self-approval
       * is allowed for them (`docs/domain.md` §3).
       */
      exceptContributors?: true
    }
  /**
   * The user who made the request, entered the receipt, started the payment, requested the
   * relation, sent the invitation or ordered the report; or the owner.
   */
  | { person: 'author' | 'receiver' | 'payer' | 'requester' | 'inviter' | 'orderer' | 'owner' }
  /** All active users of the vendor. */
  | { everybody: true }

/** The state that shows whether a notification still requires action. */
export type WaitingOn =
  | 'request'
  | 'down-payment'
  | 'items'
  | 'receipt'
  | 'invoice'
  | 'payment'
  /** The invoices of a payment that ended without success. */
  | 'unpaid'
  | 'money'
  | 'relation'
  | 'company'

interface Waits {
  on: WaitingOn
  /** In these states action is required; in any other state the notification shows `over`. */
  states: readonly string[]
  over: Text
}

interface Row {
  side: 'buyer' | 'vendor'
  subject: Subject
  to: readonly Recipient[]
  category: Category
  text: Text
  link: (facts: Facts) => string
  /**
   * For notifications that require action: the state to read, and the text once action is no longer
   * required.
   */
  waits?: Waits
}

/** One row of `docs/domain.md` §7: the event, its recipients, its text and its link. */
export interface Kind<Name extends NotifiedEvent = NotifiedEvent> extends Row {
  on: Name
  /** Returns the ids of the records to notify about; empty when the event is not of this kind. */
  of: (event: NotifiedEvents[Name]) => readonly string[]
}

/** A notification triggered by the calendar instead of an event. */
export interface DatedKind extends Row {
  on: 'calendar'
}

/** Returns the record's id in a list, or an empty list when the condition is false. */
export const one = (id: string, isSo: boolean): readonly string[] => (isSo ? [id] : [])

/** Declares a row, preserving the type of its event. */
export const kind = <Name extends NotifiedEvent>(row: Kind<Name>): Kind<Name> => row
