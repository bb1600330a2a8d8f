import type { ApplicationState } from '@pasok/domain/vendors/applications/applications.states'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { AccountScope, ProviderScope } from '../../../db/scope'
import { equalsFilter, readPage, type PageOf } from '../../../db/paged-list'
import type { Tables } from '../../../db/tables'

type Application = Tables['vendor_applications']
export type ApplicationRow = Awaited<ReturnType<typeof listApplicationRows>>['rows'][number]

const applications = (db: Reader | Trx) =>
  db
    .selectFrom('vendor_applications')
    .innerJoin('buyers', 'buyers.id', 'vendor_applications.buyer_id')
    .selectAll('vendor_applications')
    .select('buyers.legal_name as inviter')

/** Lists a page of applications: waiting ones first, the oldest first, then the others, newest first. */
export function listApplicationRows(
  db: Reader,
  _scope: ProviderScope,
  { status, ...page }: PageOf & { status?: ApplicationState | undefined },
) {
  const isWaiting = sql`vendor_applications.state = 'Waiting'`
  const isWanted = equalsFilter('vendor_applications.state', status)
  const matching = db.selectFrom('vendor_applications').where(isWanted)
  const sorted = applications(db)
    .where(isWanted)
    .orderBy(isWaiting, 'desc')
    .orderBy(sql`case when ${isWaiting} then vendor_applications.created_at end`)
    .orderBy('vendor_applications.created_at', 'desc')
    .orderBy('vendor_applications.id')
  return readPage(db, matching, sorted, page)
}

export const findApplication = (db: Reader | Trx, _scope: ProviderScope, id: string) =>
  applications(db).where('vendor_applications.id', '=', id).executeTakeFirst()

export const lockApplication = (trx: Trx, _scope: ProviderScope, id: string) =>
  applications(trx)
    .where('vendor_applications.id', '=', id)
    .forUpdate('vendor_applications')
    .executeTakeFirst()

/** Returns whether an email has an unanswered application. */
export async function hasWaiting(trx: Trx, _scope: AccountScope, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('vendor_applications')
    .select('id')
    .where('state', '=', 'Waiting')
    .where(sql<boolean>`lower(owner_email) = lower(${email})`)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether the application was inserted; an email can have only one unanswered application. */
export async function insertApplication(
  trx: Trx,
  _scope: AccountScope,
  row: Insertable<Application>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('vendor_applications')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Updates a locked application if it is still in the given state. */
export async function updateApplication(
  trx: Trx,
  _scope: ProviderScope,
  { id, state }: { id: string; state: ApplicationState },
  columns: Updateable<Application>,
): Promise<boolean> {
  const moved = await trx
    .updateTable('vendor_applications')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}
