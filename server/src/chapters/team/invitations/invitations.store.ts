import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { listInvitations } from '@pasok/domain/team/team.invitations.contract'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { onKey } from '../../../db/on-key'
import { containsText, equalsFilter, readPage, type PageOf } from '../../../db/paged-list'
import type { AccountScope, BuyerScope, Scope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

export type InvitationRow = Selectable<Tables['invitations']>
export type InvitationColumns = Omit<Updateable<Tables['invitations']>, 'buyer_id' | 'id'>

type Filter = Pick<QueryOf<typeof listInvitations>, 'status' | 'channel' | 'search'>

/** A page of the invitations that the company sent, newest first. */
export function listInvitationRows(
  db: Reader,
  scope: BuyerScope,
  { status, channel, search, ...page }: Filter & PageOf,
  now: Date,
) {
  const matching = db
    .selectFrom('invitations')
    .where('buyer_id', '=', scope.id)
    .where(equalsFilter('state', status === 'Expired' ? 'Sent' : status))
    .$if(status === 'Sent', (query) => query.where('expires_at', '>', now))
    .$if(status === 'Expired', (query) => query.where('expires_at', '<=', now))
    .where(equalsFilter('channel', channel))
    .where(containsText(search, ['email', 'name', 'company_name']))
  const sorted = matching.selectAll().orderBy('sent_at', 'desc').orderBy('id', 'desc')
  return readPage(db, matching, sorted, page)
}

const invitationOf = (trx: Trx, scope: BuyerScope, id: string) =>
  trx.selectFrom('invitations').selectAll().where('buyer_id', '=', scope.id).where('id', '=', id)

/** An invitation of the company. */
export const findInvitation = (trx: Trx, scope: BuyerScope, id: string) =>
  invitationOf(trx, scope, id).executeTakeFirst()

/** The same, held until the transaction ends. */
export const lockInvitation = (trx: Trx, scope: BuyerScope, id: string) =>
  invitationOf(trx, scope, id).forUpdate().executeTakeFirst()

/** Whether an address has an invitation of the channel that is open, or expired as such. */
export async function isInvited(
  trx: Trx,
  scope: BuyerScope,
  { channel, email }: Pick<InvitationRow, 'channel' | 'email'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('invitations')
    .select('id')
    .where('buyer_id', '=', scope.id)
    .where('channel', '=', channel)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('state', '=', 'Sent')
    .executeTakeFirst()
  return row !== undefined
}

/** How many addresses the company has mailed or looked up since, and when the first of them. */
export function countInvited(trx: Trx, scope: BuyerScope, since: Date) {
  const mailed = trx
    .selectFrom('invitation_links')
    .select(['mailed_at as at', sql<number>`1`.as('addresses')])
    .where('buyer_id', '=', scope.id)
    .where('mailed_at', '>', since)
  const lookedUp = trx
    .selectFrom('invitation_lookups')
    .select(['looked_at as at', 'addresses'])
    .where('buyer_id', '=', scope.id)
    .where('looked_at', '>', since)
  return trx
    .selectFrom(mailed.unionAll(lookedUp).as('invited'))
    .select([
      sql<number>`coalesce(sum(addresses), 0)::int`.as('count'),
      sql<Date | null>`min(at)`.as('first'),
    ])
    .executeTakeFirstOrThrow()
}

/** Counts addresses that turned out to have an account against the company's day. */
export async function insertLookups(
  trx: Trx,
  scope: BuyerScope,
  lookups: { looked_at: Date; addresses: number },
): Promise<void> {
  await trx
    .insertInto('invitation_lookups')
    .values({ ...lookups, buyer_id: scope.id })
    .execute()
}

/** Those of the addresses, in small letters, that the company mailed since, whatever as, and when last. */
export async function listMailed(
  trx: Trx,
  scope: BuyerScope,
  emails: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (emails.length === 0) return new Map()
  const email = sql<string>`lower(email)`
  const rows = await trx
    .selectFrom('invitations')
    .select([email.as('email'), sql<Date>`max(sent_at)`.as('sent_at')])
    .where('buyer_id', '=', scope.id)
    .where('sent_at', '>', since)
    // Who has used it and was declined is invited anew.
    .where('state', '<>', 'Accepted')
    .where(email, 'in', emails)
    .groupBy(email)
    .execute()
  return new Map(rows.map((row) => [row.email, row.sent_at]))
}

/** Those of the addresses, in small letters, that are somebody's account, whoever's. */
export async function listAccounts(
  db: Reader | Trx,
  _scope: Scope,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  const email = sql<string>`lower(email)`
  const rows = await db
    .selectFrom('users')
    .select(email.as('email'))
    .where(email, 'in', emails)
    .execute()
  return new Set(rows.map((row) => row.email))
}

type NewInvitation = Pick<
  InvitationRow,
  | 'id'
  | 'channel'
  | 'email'
  | 'name'
  | 'message'
  | 'token_hash'
  | 'expires_at'
  | 'sent_by'
  | 'sent_by_name'
  | 'sent_at'
>

/**
 * Writes invitations, each address once; where one of the channel is open, that is sent again. Several
 * at once of one company stand one after the other: it is held.
 */
export async function saveInvitations(
  trx: Trx,
  scope: BuyerScope,
  invitations: readonly NewInvitation[],
): Promise<InvitationRow[]> {
  if (invitations.length === 0) return []
  const given = (column: string) => sql.ref(`excluded.${column}`)
  return trx
    .insertInto('invitations')
    .values(
      invitations.map((one) => ({
        ...one,
        buyer_id: scope.id,
        state: 'Sent' as const,
        created_at: one.sent_at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .expression(sql`buyer_id, channel, lower(email)`)
        .where('state', '=', 'Sent')
        .doUpdateSet({
          name: sql<string>`coalesce(nullif(excluded.name, ''), invitations.name)`,
          message: sql<string>`${given('message')}`,
          token_hash: sql<string>`${given('token_hash')}`,
          expires_at: sql<Date>`${given('expires_at')}`,
          sent: sql<number>`invitations.sent + 1`,
          sent_by: sql<string>`${given('sent_by')}`,
          sent_by_name: sql<string>`${given('sent_by_name')}`,
          sent_at: sql<Date>`${given('sent_at')}`,
          version: sql<number>`invitations.version + 1`,
        }),
    )
    .returningAll()
    .execute()
}

/** Keeps which links were mailed. */
export async function insertLinks(
  trx: Trx,
  scope: BuyerScope,
  invitations: readonly Pick<InvitationRow, 'id' | 'token_hash' | 'sent_at'>[],
): Promise<void> {
  await trx
    .insertInto('invitation_links')
    .values(
      invitations.map(({ id, token_hash, sent_at }) => ({
        token_hash,
        buyer_id: scope.id,
        invitation_id: id,
        mailed_at: sent_at,
      })),
    )
    .execute()
}

/** Changes an invitation that is held, if it still stands in a state. */
export function updateInvitation(
  trx: Trx,
  scope: BuyerScope,
  { id, state }: Pick<InvitationRow, 'id' | 'state'>,
  columns: InvitationColumns,
) {
  return trx
    .updateTable('invitations')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()
}

export type LinkedInvitation = NonNullable<Awaited<ReturnType<typeof findLinked>>>

function linked(db: Reader | Trx, hash: string) {
  return db
    .selectFrom('invitation_links as links')
    .innerJoin('invitations', onKey('invitations.id', 'links.invitation_id'))
    .innerJoin('buyers', 'buyers.id', 'invitations.buyer_id')
    .selectAll('invitations')
    .select(['links.token_hash as link_hash', 'buyers.legal_name as inviter'])
    .where('links.token_hash', '=', hash)
}

/** The invitation of a link, whoever's: its secret is all that a visitor has. */
export const findLinked = (db: Reader | Trx, _scope: AccountScope, hash: string) =>
  linked(db, hash).executeTakeFirst()

/** The same, held until the transaction ends; as it is once it is. */
export const lockLinked = (trx: Trx, _scope: AccountScope, hash: string) =>
  linked(trx, hash).forUpdate('invitations').executeTakeFirst()
