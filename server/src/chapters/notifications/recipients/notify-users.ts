import type { NotificationKind, Recipient } from '@pasok/domain/notifications/kinds/kind'
import { type KindName, KINDS } from '@pasok/domain/notifications/kinds/kinds'
import { isOwnRequest } from '@pasok/domain/requests/requests.abilities'
import type { Db, Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import type { BuyerScope } from '../../../db/scope'
import { mailRow } from '../../../mail/post-mail'
import type { FactsRow } from './facts.store'
import { mailOf, nextDigest } from '../digests/notification-mails'
import { listMembers, type Member } from './people.store'
import { insertNotifications } from '../notifications.store'

export interface NewNotification {
  kind: KindName
  facts: FactsRow
  /** Unique per recipient, so that repeated sending changes nothing. */
  key: string
  at: Date
  by?: string | undefined
}

/** Milliseconds after which a mail about an event is no longer useful. */
const MAIL_OF_USE_MS = 3 * 86_400_000

/**
 * Notifies users of a buyer and its vendors, each once, in two statements: one reads the users, the other writes all.
 * Mails are queued by the users' choices, and open screens are updated.
 */
export async function notifyUsers(
  db: Db | Trx,
  scope: BuyerScope,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return
  const kinds = [...new Set(notifications.map(({ kind }) => kind))]
  const members = await listMembers(db, scope, vendorsOf(notifications), kinds)
  const notices = notifications.flatMap((notification) =>
    recipientsOf(KINDS[notification.kind], notification.facts, members, notification.by).map(
      (member) => ({ member, row: rowOf(notification, member) }),
    ),
  )
  if (notices.length === 0) return
  // Time of the latest event, by the database's clock.
  const now = new Date(Math.max(...notifications.map(({ at }) => at.getTime())))
  const rows = notices.map(({ member, row }) => ({
    ...row,
    digest_at: member.mailed[row.kind] === 'daily' ? nextDigest(member, now) : null,
  }))
  const uselessAfter = new Date(now.getTime() + MAIL_OF_USE_MS)
  const mails = notices.flatMap(({ member, row }) =>
    member.mailed[row.kind] === 'at-once'
      ? [mailRow(row.id, mailOf(member, row), uselessAfter)]
      : [],
  )
  await insertNotifications(db, scope, rows, mails)
}

function vendorsOf(notifications: readonly NewNotification[]): string[] {
  const ids = notifications.flatMap(({ kind, facts }) =>
    KINDS[kind].side === 'vendor' && facts.vendor_id !== null ? [facts.vendor_id] : [],
  )
  return [...new Set(ids)]
}

function rowOf({ kind, facts, key, at }: NewNotification, member: Member) {
  const { category, link } = KINDS[kind]
  const { id, code, vendor, buyer, status, reason, due } = facts
  const storedFacts = { id, code, vendor, buyer, status, reason, due }
  return {
    owner_id: member.ownerId,
    id: newId(),
    user_id: member.userId,
    key,
    kind,
    category,
    facts: storedFacts,
    link_url: link(storedFacts),
    code,
    created_at: at,
    read_at: null,
    folded_into: null,
  }
}

function isMeant(to: Recipient, member: Member, facts: FactsRow): boolean {
  if ('everybody' in to) return true
  if ('person' in to) return to.person === 'owner' ? member.isOwner : member.userId === facts.person
  return (
    member.features.has(to.withFeature) && !(to.exceptContributors && isOwnRequest(member, facts))
  )
}

/** Returns the recipients on the kind's side, never the acting user. */
function recipientsOf(
  { side, to }: Pick<NotificationKind, 'side' | 'to'>,
  facts: FactsRow,
  members: readonly Member[],
  actorId: string | undefined,
): Member[] {
  const ownerId = side === 'buyer' ? facts.buyer_id : facts.vendor_id
  return members.filter(
    (member) =>
      member.ownerId === ownerId &&
      member.userId !== actorId &&
      to.some((one) => isMeant(one, member, facts)),
  )
}
