/*
 * Moves documents in the database, by the state tables of `kernel/machine.ts`, with the errors of
 * `kernel/moves.ts`.
 */
import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { type AppError, failure, type NextStep } from '@pasok/domain/kernel/errors'
import { canReach, type Machine, wordsOfState } from '@pasok/domain/kernel/machine'
import { documentWords, notIn } from '@pasok/domain/kernel/moves'
import { moveTexts } from '@pasok/domain/kernel/moves.texts'
import type { LANGUAGES, Text, WordedValues } from '@pasok/domain/kernel/texts'
import * as links from '@pasok/domain/notifications/notifications.links'
import { type RawBuilder, sql } from 'kysely'
import { type BuyerActor, NOBODY } from './actor'
import { writeAudit } from './audit'
import { type HistoryRow, listHistoriesOf } from './history'
import type { BuyerScope } from './scope'
import type { Work } from './work'

type Kind = HistoryRow['document']

interface Stuck {
  id: string
  buyerId: string
  state: string
  code: string | null
}

interface Wanted {
  /** States from which the move is allowed; empty when something other than the status prevents it. */
  states: readonly string[]
  machine?: Machine<string, string> | undefined
}

/** States of documents that ended badly; their pages explain why. */
const ENDED_BADLY = new Set(['Cancel', 'Rejected', 'Withdrawn', 'Refused', 'RETURNED'])

const PAGES: Readonly<
  Record<'buyer' | 'vendor', Partial<Record<Kind, (of: { code: string }) => string>>>
> = {
  buyer: {
    request: links.toRequest,
    order: links.toOrder,
    'down-payment': links.toOrder,
    receipt: links.toReceipt,
    invoice: links.toInvoice,
    payment: links.toPaymentResult,
  },
  vendor: {
    order: links.toVendorOrder,
    'down-payment': links.toVendorOrder,
    receipt: links.toVendorReceipt,
    invoice: links.toVendorInvoice,
  },
}

/** Returns the order's code of a package or item, which have no page of their own. */
async function orderCodeOf(work: Work, kind: Kind, { id, buyerId }: Stuck): Promise<string> {
  const isPackage = kind === 'package'
  const { rows } = await sql<{ code: string }>`
    select purchase_orders.code from packages
    join purchase_orders on purchase_orders.buyer_id = packages.buyer_id
      and purchase_orders.id = packages.order_id
    where packages.buyer_id = ${buyerId} and packages.id = ${
      isPackage
        ? sql`${id}`
        : sql`(select package_id from order_items where buyer_id = ${buyerId} and id = ${id})`
    }`.execute(work.trx)
  return rows[0]?.code ?? ''
}

/** Returns the next step for the user; undefined when the document has no page on the user's side. */
async function nextOf(work: Work, kind: Kind, stuck: Stuck): Promise<NextStep | undefined> {
  const side = work.scope.kind
  if (side !== 'buyer' && side !== 'vendor') return undefined
  const isPart = kind === 'package' || kind === 'item'
  const code = isPart ? await orderCodeOf(work, kind, stuck) : (stuck.code ?? '')
  const page = PAGES[side][isPart ? 'order' : kind]
  if (!page || code === '') return undefined
  const isPayable = side === 'buyer' && kind === 'invoice' && stuck.state === 'Ready to Payment'
  const step = isPayable ? 'pay' : ENDED_BADLY.has(stuck.state) ? 'why' : 'open'
  return { label: moveTexts[step], values: { code }, address: page({ code }) }
}

/** Returns the wanted status that the document can still reach. */
const reachableOf = ({ states, machine }: Wanted, { state }: Pick<Stuck, 'state'>) =>
  machine && states.find((wanted) => canReach(machine, state, wanted))

/** A document that already passed a wanted status is late, even if it could return there. */
function timing(
  { states, machine }: Wanted,
  { state }: Stuck,
  passed: readonly string[],
): 'now' | 'early' | 'late' {
  if (!machine || states.length === 0) return 'now'
  if (states.some((wanted) => passed.includes(wanted))) return 'late'
  return reachableOf({ states, machine }, { state }) === undefined ? 'late' : 'early'
}

const inAll = (words: (language: (typeof LANGUAGES)[number]) => string): Text => ({
  en: words('en'),
  id: words('id'),
})

/**
 * Builds the error for any illegal move. It names the document's state, the user who was first and the next
 * step.
 */
async function illegalMove(
  work: Work,
  stuck: Stuck,
  wanted: Wanted,
  kind: Kind,
): Promise<AppError> {
  const { id, buyerId } = stuck
  const of = kind === 'down-payment' ? kind : 'status'
  const history = (await listHistoriesOf(work.trx, [{ buyer_id: buyerId, id }], of)).get(id) ?? []
  const last = history.at(-1)
  if (!last) return notIn(kind, stuck.code ?? '', stuck.state)
  // After a lost race, the caller's state is outdated, so the last history entry is used.
  const known = { ...stuck, state: last.name }
  const passed = history.map(({ name }) => name)
  const when = timing(wanted, known, passed)
  const values: WordedValues = {
    what: documentWords(kind, stuck.code ?? ''),
    status: wordsOfState(last.name),
    user: last.user,
    time: momentIn(new Date(last.timestamp), work.actor.company?.timeZone ?? DEFAULT_TIME_ZONE),
    wanted: wordsOfState(reachableOf(wanted, known) ?? wanted.states[0] ?? ''),
    note: last.note,
  }
  // In other states a note is a remark, such as courier and tracking number, or the invoice's payment.
  const noteKind = ENDED_BADLY.has(last.name) ? 'reason' : 'note'
  const text = inAll(
    (language) => moveTexts[when][language] + (last.note ? moveTexts[noteKind][language] : ''),
  )
  const next = await nextOf(work, kind, known)
  return failure('illegal_move', { text, values, ...(next && { next }) })
}

/** Location of a document's status and of its buyer; a company is its own buyer. */
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

/** The buyer's documents with a status: their name in the history and their table. */
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

/** A buyer's document with a status, whichever side moves it. */
interface Document<State extends string> {
  id: string
  buyerId: string
  state: State
  /** The document's code in the audit log; null for a company, whose log concerns only itself. */
  code: string | null
  /** Changes besides the status, for the audit log. */
  changes?: { before?: object; after: object }
}

export type BuyerWork = Work<BuyerScope> & { actor: BuyerActor }

/**
 * Moves a document by an event: compare-and-set, history row and audit entry in one transaction. Chapters add
 * the event for subscribers. @throws AppError `illegal_move`, naming the user, status and time of the earlier
 * move; `forbidden` when the event belongs to another side.
 */
export function moveDocument<State extends string, Event extends string>(
  work: Work,
  kind: HistoryRow['document'],
  machine: Machine<State, Event>,
  document: Document<State>,
  event: Event,
  note = '',
  alsoSet?: RawBuilder<unknown>,
): Promise<State> {
  return moveDocuments(work, kind, machine, [document], event, note, alsoSet)
}

/**
 * Moves several documents of one buyer, all or none, in the same number of statements as one. `alsoSet` sets
 * further columns in the same statement, as `column = value, …`. @returns the new state.
 */
export async function moveDocuments<State extends string, Event extends string>(
  work: Work,
  kind: HistoryRow['document'],
  machine: Machine<State, Event>,
  documents: readonly Document<State>[],
  event: Event,
  note = '',
  alsoSet?: RawBuilder<unknown>,
): Promise<State> {
  const { from, to, by } = machine.events[event]
  const isSystem = by.includes('system')
  if (!isSystem && !by.some((side) => side === work.scope.kind)) throw failure('forbidden')
  for (const document of documents) await assertState(work, document, from, kind, machine)
  const [first] = documents
  if (!first) return to
  const { name, status, buyer } = TABLES[kind]
  const moved = await sql<{ id: string }>`
    with moved as (
      update ${sql.table(name)} as document
      set ${sql.ref(status)} = ${to}, version = version + 1, updated_at = ${work.now}
        ${alsoSet ? sql`, ${alsoSet}` : sql``}
      from unnest(${documents.map(({ id }) => id)}::uuid[], ${documents.map(({ state }) => state)}::text[])
        with ordinality as seen(id, state, place)
      where ${sql.ref(`document.${buyer}`)} = ${first.buyerId} and document.id = seen.id
        and ${sql.ref(`document.${status}`)} = seen.state
      returning document.id, seen.place
    ), noted as (
      insert into status_history (buyer_id, document, document_id, status, at, user_id, user_name, note)
      select ${first.buyerId}, ${kind}, moved.id, ${to}, ${work.now},
        ${work.actor.userId === NOBODY ? null : work.actor.userId}::uuid, ${work.actor.name}, ${note}
      from moved order by moved.place
    )
    select id from moved
  `.execute(work.trx)
  const done = new Set(moved.rows.map(({ id }) => id))
  const lost = documents.find(({ id }) => !done.has(id))
  if (lost) throw await illegalMove(work, lost, { states: from, machine }, kind)
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

/** @throws AppError `illegal_move`, naming the user, status and time of the earlier move. */
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
