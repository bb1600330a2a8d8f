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

/** A report that was made in the background is ready, or could not be made. */
export interface ReportMade {
  downloadId: string
  status: 'Ready' | 'Failed'
}

/** What people are told of, by the names of the events. */
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

/** Whom it concerns, of one company: who holds a feature, or one person of the record. */
export type Recipient =
  | {
      holding: Feature
      /** Nobody is told to decide what they had a hand in, but the Owner (`docs/domain.md` §3). */
      butNoHands?: true
    }
  /** Who made the request, entered the receipt, began the payment, asked, invited or ordered; the owner. */
  | { person: 'author' | 'receiver' | 'payer' | 'requester' | 'inviter' | 'orderer' | 'owner' }
  /** Everybody who is active at the vendor. */
  | { everybody: true }

/** Which state of a record says whether something still waits for somebody. */
export type WaitingOn =
  | 'request'
  | 'down-payment'
  | 'items'
  | 'receipt'
  | 'invoice'
  | 'payment'
  /** The invoices of a payment that ended. */
  | 'unpaid'
  | 'money'
  | 'relation'
  | 'company'

interface Waits {
  on: WaitingOn
  /** In these it waits; in any other the notification says so. */
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
  /** Of what waits for somebody: while which state is read, and the words once it waits no longer. */
  waits?: Waits
}

/** One row of `docs/domain.md` §7: when something happens, who is told what, and where it leads. */
export interface Kind<Name extends NotifiedEvent = NotifiedEvent> extends Row {
  on: Name
  /** The ids of the records that are told of: none when this event is not of this kind. */
  of: (event: NotifiedEvents[Name]) => readonly string[]
}

/** Told by the calendar instead of an event. */
export interface DatedKind extends Row {
  on: 'calendar'
}

/** Of an event that tells of one record: that, or nothing. */
export const one = (id: string, isSo: boolean): readonly string[] => (isSo ? [id] : [])

/** Keeps which event a row reads. */
export const kind = <Name extends NotifiedEvent>(row: Kind<Name>): Kind<Name> => row
