import { type Insertable, sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { insertRows } from '../../db/insert-rows'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

export type RequestRecord = NonNullable<Awaited<ReturnType<typeof findRequest>>>
export type LineRecord = Awaited<ReturnType<typeof listLines>>[number]
export type RequestVendorRecord = Awaited<ReturnType<typeof listRequestVendors>>[number]

export function findRequest(
  db: Reader | Trx,
  scope: BuyerScope,
  by: { id: string } | { code: string },
) {
  return db
    .selectFrom('purchase_requests')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('last_status', '<>', 'Deleted')
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('code' in by, (query) => query.where('code', '=', 'code' in by ? by.code : ''))
    .executeTakeFirst()
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

/** Locks a request until the transaction ends, so that decisions run one after another. */
const lockRecord = (trx: Trx, scope: BuyerScope, id: string) =>
  trx
    .selectFrom('purchase_requests')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('last_status', '<>', 'Deleted')
    .forUpdate()
    .executeTakeFirst()

/**
 * Locks a request with its contributors. They are read after the lock: within one statement they would be those from
 * before a wait for the lock.
 */
export async function lockRequest(trx: Trx, scope: BuyerScope, id: string) {
  const record = await lockRecord(trx, scope, id)
  if (!record) return undefined
  const contributors = await listContributors(trx, scope, [id])
  return { ...record, contributors: contributors.get(id) ?? [] }
}

/** Locks a request as `lockRequest` does, and lists its lines and vendors; a request without lines has no contributors. */
export async function lockRequestWithContent(trx: Trx, scope: BuyerScope, id: string) {
  const record = await lockRecord(trx, scope, id)
  if (!record) return undefined
  const [lines, vendors] = await Promise.all([
    listLines(trx, scope, id),
    vendorsQuery(trx, scope, id)
      .select(
        sql<string[]>`array(select user_id from request_hands
          where request_hands.buyer_id = request_vendors.buyer_id
            and request_hands.request_id = request_vendors.request_id)`.as('contributors'),
      )
      .execute(),
  ])
  return { request: { ...record, contributors: vendors[0]?.contributors ?? [] }, lines, vendors }
}

/** Lists the users who created, edited or submitted these requests, by request id. */
export async function listContributors(
  db: Reader | Trx,
  scope: BuyerScope,
  requestIds: readonly string[],
): Promise<Map<string, string[]>> {
  const contributors = new Map<string, string[]>(requestIds.map((id) => [id, []]))
  if (requestIds.length === 0) return contributors
  const rows = await db
    .selectFrom('request_hands')
    .select(['request_id', 'user_id'])
    .where('buyer_id', '=', scope.id)
    .where('request_id', 'in', requestIds)
    .execute()
  for (const row of rows) contributors.get(row.request_id)?.push(row.user_id)
  return contributors
}

export async function addContributor(
  trx: Trx,
  scope: BuyerScope,
  requestId: string,
  userId: string,
) {
  await trx
    .insertInto('request_hands')
    .values({ buyer_id: scope.id, request_id: requestId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function listLines(db: Reader | Trx, scope: BuyerScope, requestId: string) {
  return db
    .selectFrom('request_lines')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute()
}

const vendorsQuery = (db: Reader | Trx, scope: BuyerScope, requestId: string) =>
  db
    .selectFrom('request_vendors')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('request_id', '=', requestId)
    .orderBy('position')

export const listRequestVendors = (db: Reader | Trx, scope: BuyerScope, requestId: string) =>
  vendorsQuery(db, scope, requestId).execute()

/**
 * Updates a draft's head if it is Open and has this version, and adds the contributor. @returns the new version;
 * undefined when another user was first.
 */
export function updateRequestHead(
  trx: Trx,
  scope: BuyerScope,
  { id, version, contributor }: { id: string; version: number; contributor: string },
  head: Partial<Insertable<Tables['purchase_requests']>>,
) {
  return trx
    .with('contributor', (query) =>
      query
        .insertInto('request_hands')
        .values({ buyer_id: scope.id, request_id: id, user_id: contributor })
        .onConflict((conflict) => conflict.doNothing()),
    )
    .updateTable('purchase_requests')
    .set({ ...head, version: version + 1 })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('last_status', '=', 'Open')
    .returning('version')
    .executeTakeFirst()
}

type Owned<Table extends 'request_lines' | 'request_vendors'> = Omit<
  Insertable<Tables[Table]>,
  'buyer_id' | 'request_id'
>
type NewLine = Owned<'request_lines'>
type NewVendor = Owned<'request_vendors'>

/** Removes a draft's vendors and lines, in one statement. */
export async function deleteLines(trx: Trx, scope: BuyerScope, requestId: string) {
  await trx
    .with('lines', (query) =>
      query
        .deleteFrom('request_lines')
        .where('buyer_id', '=', scope.id)
        .where('request_id', '=', requestId),
    )
    .deleteFrom('request_vendors')
    .where('buyer_id', '=', scope.id)
    .where('request_id', '=', requestId)
    .execute()
}

/** Inserts a draft's vendors and lines, in one statement. */
export async function insertLines(
  trx: Trx,
  scope: BuyerScope,
  requestId: string,
  content: { vendors: readonly NewVendor[]; lines: readonly NewLine[] },
) {
  if (content.lines.length === 0) return
  const owned = { buyer_id: scope.id, request_id: requestId }
  const vendors = content.vendors.map((vendor) => ({ ...vendor, ...owned }))
  const lines = content.lines.map((line) => ({ ...line, ...owned }))
  await sql`
    with vendors as (${insertRows('request_vendors', vendors)})
    ${insertRows('request_lines', lines)}`.execute(trx)
}

export type DecisionRecord = Awaited<ReturnType<typeof listDecisions>>[number]

export function listDecisions(db: Reader | Trx, scope: BuyerScope, requestId: string) {
  return db
    .selectFrom('request_decisions')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('request_id', '=', requestId)
    .orderBy('step')
    .execute()
}
