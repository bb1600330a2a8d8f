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

/**
 * Locks a request until the transaction ends, so that decisions run one after another; with its contributors. They
 * are read after the lock: within one statement they would be those from before a wait for the lock.
 */
export async function lockRequest(trx: Trx, scope: BuyerScope, id: string) {
  const record = await trx
    .selectFrom('purchase_requests')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('last_status', '<>', 'Deleted')
    .forUpdate()
    .executeTakeFirst()
  if (!record) return undefined
  const contributors = await listContributors(trx, scope, [id])
  return { ...record, contributors: contributors.get(id) ?? [] }
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

export function listRequestVendors(db: Reader | Trx, scope: BuyerScope, requestId: string) {
  return db
    .selectFrom('request_vendors')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute()
}

/** Inserts a request, whose author is its first contributor, with its vendors and lines, in one statement. */
export async function insertRequest(
  trx: Trx,
  scope: BuyerScope,
  row: Omit<Insertable<Tables['purchase_requests']>, 'buyer_id'> & {
    id: string
    created_by: string
  },
  content: { vendors: readonly NewVendor[]; lines: readonly NewLine[] },
) {
  const author = { buyer_id: scope.id, request_id: row.id, user_id: row.created_by }
  await sql`
    with request as (${insertRows('purchase_requests', [{ ...row, buyer_id: scope.id }])}),
    ${content.lines.length > 0 ? sql`${insertedLines(scope, row.id, content)},` : sql``}
    contributor as (${insertRows('request_hands', [author])})
    select`.execute(trx)
}

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

/** Builds the inserts of a draft's vendors and lines as parts of a statement. */
function insertedLines(
  scope: BuyerScope,
  requestId: string,
  content: { vendors: readonly NewVendor[]; lines: readonly NewLine[] },
) {
  const owned = { buyer_id: scope.id, request_id: requestId }
  const vendors = content.vendors.map((vendor) => ({ ...vendor, ...owned }))
  const lines = content.lines.map((line) => ({ ...line, ...owned }))
  return sql`vendors as (${insertRows('request_vendors', vendors)}),
    lines as (${insertRows('request_lines', lines)})`
}

/** Inserts a draft's vendors and lines, in one statement. */
export async function insertLines(
  trx: Trx,
  scope: BuyerScope,
  requestId: string,
  content: { vendors: readonly NewVendor[]; lines: readonly NewLine[] },
) {
  if (content.lines.length === 0) return
  await sql`with ${insertedLines(scope, requestId, content)} select`.execute(trx)
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
