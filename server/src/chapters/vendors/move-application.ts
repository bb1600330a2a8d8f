import { failure, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { move } from '@pasok/domain/kernel/machine'
import {
  applicationMachine,
  type ApplicationEvent,
} from '@pasok/domain/vendors/vendors.applications.states'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import {
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from './vendors.applications.store'

/** What is done with an application, as it was looked at. */
export interface Deciding {
  id: string
  version: number | undefined
}

/**
 * An application that may be decided, held until the transaction ends.
 * @throws AppError `not_found`; `stale_version`; `illegal_move` for one that was answered.
 */
export async function getHeldApplication(
  { trx, scope }: Work<ProviderScope>,
  { id, version }: Deciding,
  event: ApplicationEvent,
): Promise<ApplicationRow> {
  const row = isId(id) ? await lockApplication(trx, scope, id) : undefined
  if (!row) throw notFound('id')
  assertSeen(row, version)
  move(applicationMachine, row.state, event)
  return row
}

/** Moves an application that is held, with its audit entry (law 3). */
export async function moveApplication(
  work: Work<ProviderScope>,
  { id, state, owner_email: email, legal_name }: ApplicationRow,
  event: ApplicationEvent,
  columns: { reason?: string; vendor_id?: string },
): Promise<void> {
  const after = move(applicationMachine, state, event)
  const decided = { decided_by: work.actor.userId, decided_at: work.now }
  const set = { ...columns, ...decided, state: after }
  if (!(await updateApplication(work.trx, work.scope, { id, state }, set)))
    throw failure('conflict')
  await writeAudit(work, {
    action: `application.${event}`,
    subject: 'application',
    subjectId: id,
    before: { email, legal_name, status: state },
    after: { email, legal_name, status: after, ...(columns.reason && { note: columns.reason }) },
  })
}
