import type { Recipient } from '@pasok/domain/notifications/notifications.kind'
import type { AnyRow } from '@pasok/domain/notifications/notifications.kinds'
import { isOwnRequest } from '@pasok/domain/requests/requests.abilities'
import type { FactsRow } from './notifications.facts.store'
import type { Member } from './notifications.people.store'

function isMeant(to: Recipient, member: Member, facts: FactsRow): boolean {
  if ('everybody' in to) return true
  if ('person' in to) return to.person === 'owner' ? member.isOwner : member.userId === facts.person
  return member.features.has(to.holding) && !(to.butNoHands && isOwnRequest(member, facts))
}

/** Those of a kind's side who are told of a record; never who did it. */
export function recipientsOf(
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
