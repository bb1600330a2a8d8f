import { type FeatureRule, isEnough } from '../../kernel/contract'
import type { Feature } from '../../kernel/features'
import { getOrder } from '../../orders/orders.contract'
import { getInvoice } from '../../invoices/invoices.contract'
import { getTransaction } from '../../payments/payments.contract'
import { getReceipt } from '../../receipts/receipts.contract'
import { getRequest } from '../../requests/requests.contract'
import { getBuyerTerms } from '../../catalog/catalog.contract'
import { getCompany } from '../../company/company.contract'

/** A position in the stream of changes: the time of the response and the database snapshot it was read from. */
export interface LiveCursor {
  /** Milliseconds since 1970, by the database's clock. */
  at: number
  /** In PostgreSQL's text format, `xmin:xmax:xip,…`. */
  snapshot: string
}

const CURSOR = /^(\d{1,15})\.((\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?))$/
/**
 * Maximum length in characters: a transaction id has at most 19, and their number is limited by the
 * number of connections.
 */
export const LONGEST_CURSOR = 10_000

/** Formats a cursor as text. */
export const cursorText = ({ at, snapshot }: LiveCursor): string => `${at}.${snapshot}`

/** Parses a cursor; undefined when the database would reject it. */
export function readCursor(text: string): LiveCursor | undefined {
  const [, at = '', snapshot = '', first = '', end = '', between = ''] = CURSOR.exec(text) ?? []
  if (snapshot === '') return undefined
  const [xmin, xmax] = [BigInt(first), BigInt(end)]
  const running = between === '' ? [] : between.split(',').map(BigInt)
  const isSound =
    xmin > 0n &&
    xmin <= xmax &&
    running.every((one, index) => one >= (running[index - 1] ?? xmin) && one < xmax)
  return isSound ? { at: Number(at), snapshot } : undefined
}

/** Users who may read a document are notified of its changes. */
const READ_BY: Readonly<Record<Exclude<LiveTopic, 'money'>, FeatureRule>> = {
  request: getRequest.feature,
  order: getOrder.feature,
  receipt: getReceipt.feature,
  invoice: getInvoice.feature,
  payment: getTransaction.feature,
  relation: getBuyerTerms.feature,
  company: getCompany.feature,
}

/**
 * Returns whether a user receives changes of a topic: buyers' users those they may read, vendor
 * users all of their company's, the provider's users only payments to the platform.
 */
export function canFollowTopic(
  topic: LiveTopic,
  side: string,
  features: ReadonlySet<Feature>,
): boolean {
  if (side === 'provider') return topic === 'payment' || topic === 'money'
  return topic !== 'money' && (side === 'vendor' || isEnough(READ_BY[topic], features))
}

export const LIVE_TOPICS = [
  'request',
  'order',
  'receipt',
  'invoice',
  'payment',
  'relation',
  'company',
  // Money left to the provider to apply or refund; only the provider receives its changes.
  'money',
] as const
export type LiveTopic = (typeof LIVE_TOPICS)[number]

export interface LiveChange {
  topic: LiveTopic
  id: string
  /** The code shown to users. */
  code: string
}

/** Maximum number of changes in a response; beyond that the screen reloads everything. */
export const MAX_CHANGES = 200

/**
 * Time before its first cursor from which a screen receives changes, because its data may have
 * been read shortly before.
 */
export const FIRST_LOOK_BACK_SECONDS = 15

/**
 * Time for which changes are stored and cursors are valid; a cursor's life is shorter, because a
 * change may be older than its commit.
 */
export const CHANGE_LIFETIME_MINUTES = 60
export const CURSOR_LIFE_MINUTES = 50
