import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { failure, type AppError } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { move, wordsOfState, type Machine } from '@pasok/domain/kernel/machine'
import { sql } from 'kysely'
import type { BuyerActor } from './actor'
import { writeAudit } from './audit'
import { listHistories, writeHistory, type HistoryRow } from './history'
import { buyerScope, type BuyerScope } from './scope'
import type { Work } from './work'

/** Where a document keeps its status, and whose it is; a company is its own. */
interface Table {
  name: 'purchase_requests' | 'purchase_orders' | 'packages' | 'buyers'
  status: 'last_status' | 'verification_status'
  buyer: 'buyer_id' | 'id'
}

/** The buyer's documents that have a status: what they are called in the history, and their table. */
const TABLES: Readonly<Record<HistoryRow['document'], Table>> = {
  company: { name: 'buyers', status: 'verification_status', buyer: 'id' },
  request: { name: 'purchase_requests', status: 'last_status', buyer: 'buyer_id' },
  order: { name: 'purchase_orders', status: 'last_status', buyer: 'buyer_id' },
  package: { name: 'packages', status: 'last_status', buyer: 'buyer_id' },
}

/** A document with a status: the buyer's, whoever's side moves it. */
interface Document<State extends string> {
  id: string
  buyerId: string
  state: State
  /** What people know it by, in the audit log; a company's own log is of that one alone. */
  code: string | null
}

export type BuyerWork = Work<BuyerScope> & { actor: BuyerActor }

/**
 * Moves a document by an event: compare-and-set, history and audit together (law 3). Chapters wrap
 * it with their event for the outbox.
 * @throws AppError `illegal_move`, saying who moved it where and when; `forbidden` for an event of
 * another side.
 */
export async function moveDocument<State extends string, Event extends string>(
  work: Work,
  kind: HistoryRow['document'],
  machine: Machine<State, Event>,
  document: Document<State>,
  event: Event,
  note = '',
): Promise<State> {
  const { from, by } = machine.events[event]
  if (!by.some((side) => side === work.scope.kind)) throw failure('forbidden')
  await assertState(work, document, from)
  const to = move(machine, document.state, event)
  const { name, status, buyer } = TABLES[kind]
  const moved = await sql`
    update ${sql.table(name)}
    set ${sql.ref(status)} = ${to}, version = version + 1, updated_at = ${work.now}
    where ${sql.ref(buyer)} = ${document.buyerId} and id = ${document.id}
      and ${sql.ref(status)} = ${document.state}
  `.execute(work.trx)
  if (moved.numAffectedRows !== 1n) throw await illegalMove(work, document)
  const scope = buyerScope(document.buyerId)
  const named = document.code === null ? {} : { code: document.code }
  await writeHistory(work, scope, [{ document: kind, documentId: document.id, status: to, note }])
  await writeAudit(work, {
    action: `${kind}.${event}`,
    subject: kind,
    subjectId: document.id,
    buyerId: document.buyerId,
    before: { ...named, status: document.state },
    after: { ...named, status: to, ...(note && { note }) },
  })
  return to
}

/** @throws AppError `illegal_move`, saying who moved the document where and when. */
export async function assertState<State extends string>(
  work: Work,
  document: Document<State>,
  states: readonly State[],
): Promise<void> {
  if (!states.includes(document.state)) throw await illegalMove(work, document)
}

/** The one error of every illegal move, telling the loser of a race who was first. */
async function illegalMove(work: Work, document: Document<string>): Promise<AppError> {
  const scope = buyerScope(document.buyerId)
  const last = (await listHistories(work.trx, scope, [document.id])).get(document.id)?.at(-1)
  if (!last) return failure('illegal_move', { values: { status: wordsOfState(document.state) } })
  const time = momentIn(new Date(last.timestamp), work.actor.company?.timeZone ?? DEFAULT_TIME_ZONE)
  return failure('illegal_move', {
    text: kernelTexts.illegalMoveBy,
    values: { status: wordsOfState(last.name), user: last.user, time },
  })
}
