import type { Feature } from '../kernel/features'
import type { Recipient } from './notifications.kind'
import { KINDS, type AnyRow, type KindName } from './notifications.kinds'

/** Who chooses. */
interface Person {
  side: string
  isOwner: boolean
  features: ReadonlySet<Feature>
}

/** What makes somebody the person of a record. */
const BECOMES: Readonly<
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
  if ('holding' in to) return features.has(to.holding)
  return to.person === 'owner' ? isOwner : features.has(BECOMES[to.person])
}

/** The kinds that a person can be told of, in the order of the table. */
export function kindsFor(person: Person): KindName[] {
  const rows = Object.entries(KINDS) as [KindName, AnyRow][]
  return rows.flatMap(([name, { side, to }]) =>
    side === person.side && to.some((one) => isMeant(one, person)) ? [name] : [],
  )
}
