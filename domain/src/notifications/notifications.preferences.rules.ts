import type { Feature } from '../kernel/features'
import type { NotificationKind, Recipient } from './kinds/kind'
import { KINDS, type KindName } from './kinds/kinds'

interface Person {
  side: string
  isOwner: boolean
  features: ReadonlySet<Feature>
}

/** The feature that a user needs to become the person in question of a record. */
const REQUIRED_FEATURES: Readonly<
  Record<'author' | 'receiver' | 'payer' | 'requester' | 'inviter' | 'orderer', Feature>
> = {
  author: 'requests.create',
  receiver: 'receipts.create',
  payer: 'invoices.pay',
  requester: 'vendors.manage',
  inviter: 'invitations.send',
  orderer: 'reports.download',
}

function isMeant(to: Recipient, { isOwner, features }: Person): boolean {
  if ('everybody' in to) return true
  if ('withFeature' in to) return features.has(to.withFeature)
  return to.person === 'owner' ? isOwner : features.has(REQUIRED_FEATURES[to.person])
}

/** Returns the kinds of notification that a user can receive, in the order of the table. */
export function kindsFor(person: Person): KindName[] {
  const rows = Object.entries(KINDS) as [KindName, NotificationKind][]
  return rows.flatMap(([name, { side, to }]) =>
    side === person.side && to.some((one) => isMeant(one, person)) ? [name] : [],
  )
}
