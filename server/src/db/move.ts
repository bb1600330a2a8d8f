import { failure } from '@pasok/domain/kernel/errors'
import type { Machine } from '@pasok/domain/kernel/machine'
import { sql, type RawBuilder } from 'kysely'
import type { BuyerActor } from './actor'
import { writeAudit } from './audit'
import { writeHistory, type HistoryRow } from './history'
import { illegalMove } from './illegal-move'
import { buyerScope, type BuyerScope } from './scope'
import type { Work } from './work'

/** Where a document keeps its status, and whose it is; a company is its own. */
interface Table {
  name:
    | 'purchase_requests'
    | 'purchase_orders'
    | 'packages'
    | 'order_items'
    | 'receipts'
    | 'invoices'
    | 'payments'
    | 'buyers'
  status: 'last_status' | 'state' | 'down_payment_state' | 'verification_status'
  buyer: 'buyer_id' | 'id'
}

/** The buyer's documents that have a status: what they are called in the history, and their table. */
const TABLES: Readonly<Record<HistoryRow['document'], Table>> = {
  company: { name: 'buyers', status: 'verification_status', buyer: 'id' },
  request: { name: 'purchase_requests', status: 'last_status', buyer: 'buyer_id' },
  order: { name: 'purchase_orders', status: 'last_status', buyer: 'buyer_id' },
  'down-payment': { name: 'purchase_orders', status: 'down_payment_state', buyer: 'buyer_id' },
  package: { name: 'packages', status: 'last_status', buyer: 'buyer_id' },
  item: { name: 'order_items', status: 'state', buyer: 'buyer_id' },
  receipt: { name: 'receipts', status: 'last_status', buyer: 'buyer_id' },
  invoice: { name: 'invoices', status: 'last_status', buyer: 'buyer_id' },
  payment: { name: 'payments', status: 'last_status', buyer: 'buyer_id' },
}

/** A document with a status: the buyer's, whoever's side moves it. */
interface Document<State extends string> {
  id: string
  buyerId: string
  state: State
  /** What people know it by, in the audit log; a company's own log is of that one alone. */
  code: string | null
  /** What of it changes besides its status, for the audit log. */
  changes?: { before?: object; after: object }
}

export type BuyerWork = Work<BuyerScope> & { actor: BuyerActor }

/**
 * Moves a document by an event: compare-and-set, history and audit together (law 3). Chapters wrap
 * it with their event for the outbox.
 * @throws AppError `illegal_move`, saying who moved it where and when; `forbidden` for an event of
 * another side.
 */
export function moveDocument<State extends string, Event extends string>(
  work: Work,
  kind: HistoryRow['document'],
  machine: Machine<State, Event>,
  document: Document<State>,
  event: Event,
  note = '',
  besides?: RawBuilder<unknown>,
): Promise<State> {
  return moveDocuments(work, kind, machine, [document], event, note, besides)
}

/**
 * The same of several of one buyer, all or none, in as many statements as of one. `besides` is what
 * else of their rows changes in the same breath, as `column = value, …`.
 * @returns the state that they are in now.
 */
export async function moveDocuments<State extends string, Event extends string>(
  work: Work,
  kind: HistoryRow['document'],
  machine: Machine<State, Event>,
  documents: readonly Document<State>[],
  event: Event,
  note = '',
  besides?: RawBuilder<unknown>,
): Promise<State> {
  const { from, to, by } = machine.events[event]
  const isSystem = by.includes('system')
  if (!isSystem && !by.some((side) => side === work.scope.kind)) throw failure('forbidden')
  for (const document of documents) await assertState(work, document, from, kind, machine)
  const [first] = documents
  if (!first) return to
  const { name, status, buyer } = TABLES[kind]
  const moved = await sql<{ id: string }>`
    update ${sql.table(name)} as document
    set ${sql.ref(status)} = ${to}, version = version + 1, updated_at = ${work.now}
      ${besides ? sql`, ${besides}` : sql``}
    from unnest(${documents.map(({ id }) => id)}::uuid[], ${documents.map(({ state }) => state)}::text[])
      as seen(id, state)
    where ${sql.ref(`document.${buyer}`)} = ${first.buyerId} and document.id = seen.id
      and ${sql.ref(`document.${status}`)} = seen.state
    returning document.id
  `.execute(work.trx)
  const done = new Set(moved.rows.map(({ id }) => id))
  const lost = documents.find(({ id }) => !done.has(id))
  if (lost) throw await illegalMove(work, lost, { states: from, machine }, kind)
  await writeHistory(
    work,
    buyerScope(first.buyerId),
    documents.map(({ id }) => ({ document: kind, documentId: id, status: to, note })),
  )
  await writeAudit(
    work,
    ...documents.map(({ id, buyerId, state, code, changes }) => {
      const named = code === null ? {} : { code }
      return {
        action: `${kind}.${event}`,
        subject: kind,
        subjectId: id,
        buyerId,
        before: { ...named, status: state, ...changes?.before },
        after: { ...named, status: to, ...changes?.after, ...(note && { note }) },
      }
    }),
  )
  return to
}

/** @throws AppError `illegal_move`, saying who moved the document where and when. */
export async function assertState<State extends string>(
  work: Work,
  document: Document<State>,
  states: readonly State[],
  kind: HistoryRow['document'],
  machine?: Machine<State, string>,
): Promise<void> {
  if (!states.includes(document.state))
    throw await illegalMove(work, document, { states, machine }, kind)
}
