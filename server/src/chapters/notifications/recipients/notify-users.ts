import { groupBy } from '@pasok/domain/kernel/group-by'
import type { NotificationKind, Recipient } from '@pasok/domain/notifications/kinds/kind'
import { type KindName, KINDS } from '@pasok/domain/notifications/kinds/kinds'
import { isOwnRequest } from '@pasok/domain/requests/requests.abilities'
import type { Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import type { BuyerScope } from '../../../db/scope'
import { signal } from '../../../db/signals'
import { postMails } from '../../../mail/post-mail'
import type { FactsRow } from './facts.store'
import { mailingOf, mailOf, nextDigest } from '../digests/notification-mails'
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
 * Notifies users of a buyer and its vendors, each once, in a fixed number of statements. Mails are queued by
 * the users' choices, and open screens are updated.
 */
export async function notifyUsers(
  trx: Trx,
  scope: BuyerScope,
  notifications: readonly NewNotification[],
): Promise<void> {
  const members = await listMembers(trx, scope, vendorsOf(notifications))
  const notices = notifications.flatMap((notification) =>
    recipientsOf(KINDS[notification.kind], notification.facts, members, notification.by).map(
      (member) => ({
        ...notification,
        member,
      }),
    ),
  )
  if (notices.length === 0) return
  const choiceOf = await mailingOf(trx, scope, notices)
  // Time of the latest event, by the database's clock.
  const now = new Date(Math.max(...notifications.map(({ at }) => at.getTime())))
  const rows = notices.map((one) => ({
    ...rowOf(one),
    digest_at:
      choiceOf(one.member.userId, one.kind) === 'daily' ? nextDigest(one.member, now) : null,
  }))
  const written = await insertNotifications(trx, scope, rows)
  const people = new Map(members.map((member) => [member.userId, member]))
  const mails = written.flatMap((row) => {
    const member = people.get(row.user_id)
    return member && choiceOf(row.user_id, row.kind) === 'at-once' ? [mailOf(member, row)] : []
  })
  await postMails(trx, mails, new Date(now.getTime() + MAIL_OF_USE_MS))
  for (const [ownerId, own] of groupBy(written, ({ owner_id }) => owner_id))
    await signal(trx, 'notified', { ownerId, ids: own.map(({ id }) => id) })
}

function vendorsOf(notifications: readonly NewNotification[]): string[] {
  const ids = notifications.flatMap(({ kind, facts }) =>
    KINDS[kind].side === 'vendor' && facts.vendor_id !== null ? [facts.vendor_id] : [],
  )
  return [...new Set(ids)]
}

function rowOf({ kind, facts, key, at, member }: NewNotification & { member: Member }) {
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
