import { groupBy } from '@pasok/domain/kernel/group-by'
import type { Recipient } from '@pasok/domain/notifications/notifications.kind'
import { type AnyRow, type KindName, KINDS } from '@pasok/domain/notifications/notifications.kinds'
import { isOwnRequest } from '@pasok/domain/requests/requests.abilities'
import type { Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import type { BuyerScope } from '../../../db/scope'
import { signal } from '../../../db/signals'
import { postMails } from '../../../mail/post-mail'
import type { FactsRow } from './facts.store'
import { mailingOf, mailOf, nextDigest } from '../digests/mailing'
import { listMembers, type Member } from './people.store'
import { insertRows } from '../notifications.store'

/** What is told of. */
export interface Telling {
  kind: KindName
  facts: FactsRow
  /** Of one recipient it is there once. */
  key: string
  at: Date
  /** Who did it. */
  by?: string | undefined
}

/** So long a mail about something new is of use. */
const MAIL_OF_USE_MS = 3 * 86_400_000

/**
 * Writes what people of a buyer, and of its vendors, are told, each once, in the same number of
 * statements whatever their number. Who chose so gets it by mail; open screens hear of it.
 */
export async function tellPeople(
  trx: Trx,
  scope: BuyerScope,
  tellings: readonly Telling[],
): Promise<void> {
  const members = await listMembers(trx, scope, vendorsOf(tellings))
  const told = tellings.flatMap((telling) =>
    recipientsOf(KINDS[telling.kind], telling.facts, members, telling.by).map((member) => ({
      ...telling,
      member,
    })),
  )
  if (told.length === 0) return
  const choiceOf = await mailingOf(trx, scope, told)
  // When it happened, by the database's clock.
  const now = new Date(Math.max(...tellings.map(({ at }) => at.getTime())))
  const rows = told.map((one) => ({
    ...rowOf(one),
    digest_at:
      choiceOf(one.member.userId, one.kind) === 'daily' ? nextDigest(one.member, now) : null,
  }))
  const written = await insertRows(trx, scope, rows)
  const people = new Map(members.map((member) => [member.userId, member]))
  const mails = written.flatMap((row) => {
    const member = people.get(row.user_id)
    return member && choiceOf(row.user_id, row.kind) === 'at-once' ? [mailOf(member, row)] : []
  })
  await postMails(trx, mails, new Date(now.getTime() + MAIL_OF_USE_MS))
  for (const [ownerId, own] of groupBy(written, ({ owner_id }) => owner_id))
    await signal(trx, 'notified', { ownerId, ids: own.map(({ id }) => id) })
}

/** The vendors of what is told to vendors. */
function vendorsOf(tellings: readonly Telling[]): string[] {
  const ids = tellings.flatMap(({ kind, facts }) =>
    KINDS[kind].side === 'vendor' && facts.vendor_id !== null ? [facts.vendor_id] : [],
  )
  return [...new Set(ids)]
}

function rowOf({ kind, facts, key, at, member }: Telling & { member: Member }) {
  const { category, link } = KINDS[kind]
  const { id, code, vendor, buyer, status, reason, due } = facts
  const kept = { id, code, vendor, buyer, status, reason, due }
  return {
    owner_id: member.ownerId,
    id: newId(),
    user_id: member.userId,
    key,
    kind,
    category,
    facts: kept,
    link_url: link(kept),
    code,
    created_at: at,
    read_at: null,
    folded_into: null,
  }
}

function isMeant(to: Recipient, member: Member, facts: FactsRow): boolean {
  if ('everybody' in to) return true
  if ('person' in to) return to.person === 'owner' ? member.isOwner : member.userId === facts.person
  return member.features.has(to.holding) && !(to.butNoHands && isOwnRequest(member, facts))
}

/** Those of a kind's side who are told of a record; never who did it. */
function recipientsOf(
  { side, to }: Pick<AnyRow, 'side' | 'to'>,
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
