import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { listInvitations } from '@pasok/domain/team/invitations/invitations.contract'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { onKey } from '../../../db/on-key'
import { containsText, equalsFilter, readPage, type PageOf } from '../../../db/paged-list'
import type { AccountScope, BuyerScope, Scope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

export type InvitationRow = Selectable<Tables['invitations']>
export type InvitationColumns = Omit<Updateable<Tables['invitations']>, 'buyer_id' | 'id'>

type Filter = Pick<QueryOf<typeof listInvitations>, 'status' | 'channel' | 'search'>

/** Lists a page of the company's invitations, newest first. */
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

export const findInvitation = (trx: Trx, scope: BuyerScope, id: string) =>
  invitationOf(trx, scope, id).executeTakeFirst()

export const lockInvitation = (trx: Trx, scope: BuyerScope, id: string) =>
  invitationOf(trx, scope, id).forUpdate().executeTakeFirst()

/** Returns whether an email has an unanswered invitation of this kind, expired ones included. */
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

/** Counts the emails that the company has invited or looked up since a time, with the time of the first. */
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

/** Counts emails that already have an account against the company's daily limit. */
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

/** Lists those of the lower-case emails that the company invited since a time, with the last time. */
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
    // An invited vendor whose application was declined may be invited again.
    .where('state', '<>', 'Accepted')
    .where(email, 'in', emails)
    .groupBy(email)
    .execute()
  return new Map(rows.map((row) => [row.email, row.sent_at]))
}

/** Returns those of the lower-case emails that have any account. */
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
 * Saves invitations, one per email. An unanswered invitation of the same kind is sent again instead. The
 * company must be locked, so that concurrent requests run one after another.
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
        // A literal: with a parameter, a prepared statement could not match the partial index.
        .where('state', '=', sql.lit('Sent'))
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

/** Updates a locked invitation if it is still in the given state. */
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

/** Finds the invitation of a link in any company, because the secret is all that the visitor has. */
export const findLinked = (db: Reader | Trx, _scope: AccountScope, hash: string) =>
  linked(db, hash).executeTakeFirst()

export const lockLinked = (trx: Trx, _scope: AccountScope, hash: string) =>
  linked(trx, hash).forUpdate('invitations').executeTakeFirst()
