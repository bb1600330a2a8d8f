import type { Feature } from '@pasok/domain/kernel/features'
import type { Language } from '@pasok/domain/kernel/texts'
import type { MailChoice } from '@pasok/domain/notifications/notifications.model'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { ownerDecides } from '../../../db/self-approval'
import { onKey } from '../../../db/on-key'
import type { BuyerScope } from '../../../db/scope'
import { featuresOfRole } from '../../team/roles/users-with-feature'

/** A buyer's or vendor's user who may sign in. */
export interface Member {
  userId: string
  ownerId: string
  side: 'buyer' | 'vendor'
  email: string
  name: string
  language: Language
  timeZone: string | null
  isOwner: boolean
  maySelfApprove: boolean
  features: ReadonlySet<Feature>
  /** How the user receives these kinds by mail; kinds without a choice are not mailed. */
  mailed: Readonly<Record<string, MailChoice | undefined>>
}

/**
 * Lists the active users of a buyer and of these vendors, with their choices of mail for these kinds, in one query.
 */
export async function listMembers(
  db: Reader | Trx,
  scope: BuyerScope,
  vendorIds: readonly string[],
  kinds: readonly string[],
): Promise<Member[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('roles', onKey('roles.id', 'users.role_id'))
    .leftJoin('buyers', 'buyers.id', 'users.buyer_id')
    .select((eb) => [
      'users.id',
      eb.fn.coalesce('users.buyer_id', 'users.vendor_id').as('owner_id'),
      'users.vendor_id',
      'users.email',
      'users.full_name',
      'users.language',
      'users.is_owner',
      'buyers.time_zone',
      'roles.default_key',
      'roles.features',
    ])
    .select(ownerDecides.as('owner_decides'))
    .select((eb) =>
      eb
        .selectFrom('notification_preferences as choices')
        .select(
          sql<Member['mailed'] | null>`jsonb_object_agg(choices.kind, choices.mail)`.as('mailed'),
        )
        .where('choices.owner_id', '=', eb.fn.coalesce('users.buyer_id', 'users.vendor_id'))
        .whereRef('choices.user_id', '=', 'users.id')
        .where('choices.kind', 'in', kinds)
        .as('mailed'),
    )
    .where((eb) => {
      const ofBuyer = eb('users.buyer_id', '=', scope.id)
      return vendorIds.length === 0
        ? ofBuyer
        : eb.or([ofBuyer, eb('users.vendor_id', 'in', vendorIds)])
    })
    .where('users.status', '=', 'ACTIVE')
    .orderBy('users.id')
    .execute()
  return rows.map((row) => ({
    userId: row.id,
    ownerId: row.owner_id ?? '',
    side: row.vendor_id === null ? ('buyer' as const) : ('vendor' as const),
    email: row.email,
    name: row.full_name,
    language: row.language,
    timeZone: row.time_zone,
    isOwner: row.is_owner,
    maySelfApprove: row.is_owner && row.owner_decides,
    features: featuresOfRole({ default_key: row.default_key, features: row.features ?? [] }),
    mailed: row.mailed ?? {},
  }))
}
