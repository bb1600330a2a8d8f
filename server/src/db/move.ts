import { failure } from '@pasok/domain/kernel/errors'
import { minuteIn } from '@pasok/domain/kernel/calendar'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { canMove, type Machine } from '@pasok/domain/kernel/machine'
import { sql } from 'kysely'
import type { BuyerActor } from './actor'
import { writeAudit } from './audit'
import { listHistories, writeHistory, type HistoryRow } from './history'
import type { BuyerScope } from './scope'
import type { Work } from './work'

/** What has a status: its table, and what it is called in the history. */
const TABLES = {
  request: 'purchase_requests',
  order: 'purchase_orders',
  package: 'packages',
} as const satisfies Record<HistoryRow['document'], string>

interface Document<State extends string> {
  id: string
  state: State
}

export type BuyerWork = Work<BuyerScope> & { actor: BuyerActor }

/**
 * Moves a document by an event: compare-and-set, history and audit together (law 3).
 * @throws AppError `illegal_move`, saying who moved it where and when.
 */
export async function moveDocument<State extends string, Event extends string>(
  work: BuyerWork,
  kind: HistoryRow['document'],
  machine: Machine<State, Event>,
  document: Document<State>,
  event: Event,
  note = '',
): Promise<State> {
  if (!canMove(machine, document.state, event)) throw await illegalMove(work, document)
  const { to } = machine.events[event]
  const moved = await sql`
    update ${sql.table(TABLES[kind])}
    set last_status = ${to}, version = version + 1, updated_at = ${work.now}
    where buyer_id = ${work.scope.id} and id = ${document.id} and last_status = ${document.state}
  `.execute(work.trx)
  if (moved.numAffectedRows !== 1n) throw await illegalMove(work, document)
  await writeHistory(work, work.scope, [
    { document: kind, documentId: document.id, status: to, note },
  ])
  await writeAudit(work, {
    action: `${kind}.${event}`,
    subject: kind,
    subjectId: document.id,
    before: { status: document.state },
    after: { status: to, ...(note && { note }) },
  })
  return to
}

/** The one error of every illegal move, telling the loser of a race who was first. */
async function illegalMove(work: BuyerWork, document: Document<string>) {
  const last = (await listHistories(work.trx, work.scope, [document.id])).get(document.id)?.at(-1)
  if (!last) return failure('illegal_move', { values: { status: document.state } })
  const time = minuteIn(new Date(last.timestamp), work.actor.company.timeZone)
  return failure('illegal_move', {
    text: kernelTexts.illegalMoveBy,
    values: { status: last.name, user: last.user, time },
  })
}
