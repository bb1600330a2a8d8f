import type { CompanyDecided } from '../../company/company.events'
import type { InvoiceMoved } from '../../invoices/invoices.events'
import type { Feature } from '../../kernel/features'
import type { Text } from '../../kernel/texts'
import type {
  DownPaymentMoved,
  ItemsMoved,
  OrdersCreated,
  PackagesMoved,
} from '../../orders/orders.events'
import type { MoneyMoved, PaymentMoved } from '../../payments/payments.events'
import type { ReceiptMoved } from '../../receipts/receipts.events'
import type { RequestMoved } from '../../requests/requests.events'
import type { InvitationJoined } from '../../team/team.events'
import type {
  RelationAnswered,
  RelationRemoved,
  RelationRequested,
} from '../../vendors/vendors.events'
import type { Category, Facts, Subject } from '../notifications.model'

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
      withFeature: Feature
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

/** The action that a notification waits for, and how it is shown once nobody has to act any more. */
interface RequiredAction {
  /** The record whose current state is read. */
  on: WaitingOn
  /** The states in which action is required; in any other state the notification is over. */
  states: readonly string[]
  /** The text that replaces the notification's text once it is over. */
  over: Text
}

/**
 * A kind of notification, such as "a request was approved": who receives it, its text and its link.
 * What triggers it is added by `EventKind` and `DatedKind`.
 */
export interface NotificationKind {
  /** The side whose users receive it. */
  side: 'buyer' | 'vendor'
  /** The record that it is about, from which the server reads the facts for text and link. */
  subject: Subject
  to: readonly Recipient[]
  category: Category
  text: Text
  link: (facts: Facts) => string
  /** Only for notifications that require action (`docs/domain.md` §7). */
  waits?: RequiredAction
}

/** A notification triggered by an event. */
export interface EventKind<Name extends NotifiedEvent = NotifiedEvent> extends NotificationKind {
  on: Name
  /** Returns the ids of the records to notify about; empty when the event is not of this kind. */
  of: (event: NotifiedEvents[Name]) => readonly string[]
}

/** A notification triggered by the calendar instead of an event. */
export interface DatedKind extends NotificationKind {
  on: 'calendar'
}

/** Returns the record's id in a list, or an empty list when the condition is false. */
export const one = (id: string, isSo: boolean): readonly string[] => (isSo ? [id] : [])

/** Declares a kind, preserving the type of its event. */
export const kind = <Name extends NotifiedEvent>(row: EventKind<Name>): EventKind<Name> => row
