import { createHash, randomBytes } from 'node:crypto'
import { MAX_LINKS_AN_HOUR } from '@pasok/domain/identity/identity.constants'
import { LINK_SECONDS, linkPath, linkState } from '@pasok/domain/identity/identity.links'
import type { LinkKind, LinkState } from '@pasok/domain/identity/identity.model'
import type { MailWords } from '@pasok/domain/kernel/mails'
import type { Language, Values } from '@pasok/domain/kernel/texts'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import { postMail, postMails } from '../../../mail/post-mail'

const HOUR_MS = 3_600_000

/** 256 bits, which cannot be guessed. */
const TOKEN_BYTES = 32

export const newSecret = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Only this hash is stored permanently; the mail contains the token until it is sent or the link expires. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

interface LinkMail {
  kind: LinkKind
  user: { id: string; email: string; full_name: string }
  language: Language
  words: MailWords
  now: Date
  /** Values for the mail's text, in addition to the name. */
  values?: Values
  /** Lifetime of the link; undefined: the default of its kind. */
  seconds?: number
}

/**
 * Mails a link and invalidates the previous one of the same kind. The account is locked, so that concurrent
 * requests run one after another.
 */
export async function mailLink(trx: Trx, mail: LinkMail): Promise<void> {
  const { kind, user, language, words, now } = mail
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (await isMailedEnough(trx, mail)) return
  await supersedeLinks(trx, user.id, now, kind)
  const { path, expiresAt } = await makeLink(trx, mail)
  await postMail(
    trx,
    {
      kind,
      to: { email: user.email, name: user.full_name },
      language,
      words,
      values: { ...mail.values, name: user.full_name },
      path,
    },
    expiresAt,
  )
}

/** Mails a first link to each of several new accounts, in a fixed number of statements. */
export async function mailFirstLinks(
  trx: Trx,
  mails: readonly (LinkMail & { seconds: number })[],
): Promise<void> {
  if (mails.length === 0) return
  const made = mails.map((mail) => ({ mail, token: newSecret() }))
  const endOf = ({ now, seconds }: { now: Date; seconds: number }) =>
    new Date(now.getTime() + seconds * 1000)
  await trx
    .insertInto('account_links')
    .values(
      made.map(({ mail, token }) => ({
        id: newId(),
        kind: mail.kind,
        user_id: mail.user.id,
        token_hash: hashOf(token),
        created_at: mail.now,
        expires_at: endOf(mail),
        used_at: null,
        superseded_at: null,
      })),
    )
    .execute()
  await postMails(
    trx,
    made.map(({ mail: { kind, user, language, words, values }, token }) => ({
      kind,
      to: { email: user.email, name: user.full_name },
      language,
      words,
      values: { ...values, name: user.full_name },
      path: linkPath(kind, token),
    })),
    mails[0] && endOf(mails[0]),
  )
}

/** Creates a link without mailing it. @returns its path and expiry. */
export async function makeLink(
  trx: Trx,
  {
    kind,
    user,
    now,
    seconds,
  }: Pick<LinkMail, 'kind' | 'now' | 'seconds'> & { user: { id: string } },
): Promise<{ path: string; expiresAt: Date }> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + (seconds ?? LINK_SECONDS[kind]) * 1000)
  await trx
    .insertInto('account_links')
    .values({
      id: newId(),
      kind,
      user_id: user.id,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
      superseded_at: null,
    })
    .execute()
  return { path: linkPath(kind, token), expiresAt }
}

/** Limits mails per hour, because others could flood a user's mailbox. The newest link stays valid. */
async function isMailedEnough(trx: Trx, { kind, user, now }: LinkMail): Promise<boolean> {
  const { count } = await trx
    .selectFrom('account_links')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user.id)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  return count >= MAX_LINKS_AN_HOUR
}

export async function supersedeLinks(
  trx: Trx,
  userId: string,
  now: Date,
  kind?: LinkKind,
): Promise<void> {
  await trx
    .updateTable('account_links')
    .set({ superseded_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'verify-email'))
    .execute()
}

/**
 * Uses a link once; of two concurrent requests only one succeeds. Returns undefined for a link that cannot be
 * used.
 */
export function useLink(trx: Trx, kind: LinkKind, token: string, now: Date) {
  return trx
    .updateTable('account_links')
    .from('users')
    .set({ used_at: now })
    .whereRef('users.id', '=', 'account_links.user_id')
    .where('account_links.token_hash', '=', hashOf(token))
    .where('account_links.kind', '=', kind)
    .where('account_links.used_at', 'is', null)
    .where('account_links.superseded_at', 'is', null)
    .where('account_links.expires_at', '>', now)
    .where('users.status', '=', 'ACTIVE')
    .returning([
      'users.id',
      'users.auth_id',
      'users.email',
      'users.full_name',
      'users.buyer_id',
      'users.language',
      'users.email_verified_at',
    ])
    .executeTakeFirst()
}

/** Returns whether the account has ever used a link of this kind. */
export async function hasUsedLink(trx: Trx, userId: string, kind: LinkKind): Promise<boolean> {
  const used = await trx
    .selectFrom('account_links')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}

/** Returns a link's state. A link of another kind or of an inactive account is `unknown`. */
export async function findLink(
  db: Pick<Db, 'selectFrom'>,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<{ state: LinkState; isVerified: boolean }> {
  const row = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select([
      'account_links.used_at',
      'account_links.superseded_at',
      'account_links.expires_at',
      'users.email_verified_at',
    ])
    .where('account_links.token_hash', '=', hashOf(token))
    .where('account_links.kind', '=', kind)
    .where('users.status', '=', 'ACTIVE')
    .executeTakeFirst()
  const link = row && {
    usedAt: row.used_at,
    supersededAt: row.superseded_at,
    expiresAt: row.expires_at,
  }
  return { state: linkState(link, now), isVerified: Boolean(row?.email_verified_at) }
}
