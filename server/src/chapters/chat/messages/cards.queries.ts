import { MAX_CARDS } from '@pasok/domain/chat/chat.constants'
import type { Card } from '@pasok/domain/chat/chat.model'
import { isWholeCode } from '@pasok/domain/kernel/ids'
import type { Feature } from '@pasok/domain/kernel/features'
import {
  toInvoice,
  toOrder,
  toRequest,
  toVendorInvoice,
  toVendorOrder,
} from '@pasok/domain/notifications/notifications.links'
import type { Actor } from '../../../db/actor'
import type { Reader } from '../../../db/db'
import { listDocumentsByCode, type CardDocument, type ChatScope } from '../chat.store'

/**
 * The document kinds shown as cards in messages, with the feature a buyer user needs and the link for each
 * side.
 */
const KINDS = [
  {
    kind: 'request',
    code: 'PR',
    document: 'purchase_requests',
    feature: 'requests.read',
    links: { buyer: toRequest, vendor: undefined },
  },
  {
    kind: 'order',
    code: 'PO',
    document: 'purchase_orders',
    feature: 'orders.read',
    links: { buyer: toOrder, vendor: toVendorOrder },
  },
  {
    kind: 'invoice',
    code: 'INV',
    document: 'invoices',
    feature: 'invoices.read',
    links: { buyer: toInvoice, vendor: toVendorInvoice },
  },
] as const satisfies readonly {
  kind: Card['kind']
  document: CardDocument
  feature: Feature
  [other: string]: unknown
}[]

/**
 * Lists the documents behind codes that the user may read; others are left out. One query per kind of document.
 */
export async function listCards(
  db: Reader,
  scope: ChatScope,
  { features }: Pick<Actor, 'features'>,
  codes: string,
): Promise<Card[]> {
  const requested = [...new Set(codes.toUpperCase().split(','))].map((code) => code.trim())
  const cards: Card[] = []
  for (const { kind, code: beginning, document, feature, links } of KINDS) {
    const linkTo = links[scope.kind]
    const wanted = requested.filter((code) => isWholeCode(beginning, code)).slice(0, MAX_CARDS)
    const isShown = linkTo && (scope.kind === 'vendor' || features.has(feature))
    if (!isShown || wanted.length === 0) continue
    for (const { code, last_status, total } of await listDocumentsByCode(
      db,
      scope,
      document,
      wanted,
    ))
      cards.push({
        kind,
        code,
        status: last_status,
        total: Number(total),
        link_url: linkTo({ code }),
      })
  }
  return cards
}
