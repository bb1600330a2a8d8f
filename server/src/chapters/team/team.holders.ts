import type { Feature } from '@pasok/domain/kernel/features'
import type { Language } from '@pasok/domain/kernel/texts'
import type { Reader } from '../../db/db'
import { ownerDecides } from '../../db/decides-own'
import { onKey } from '../../db/on-key'
import type { BuyerScope } from '../../db/scope'
import { featuresOfRole } from './team.roles'

/** Somebody of a company who may sign in, with what their role lets them do. */
export interface Holder {
  userId: string
  email: string
  name: string
  language: Language
  decidesOwn: boolean
  features: ReadonlySet<Feature>
}

/** Those of a company's active users who hold a feature, by name. */
export async function listHolders(
  db: Reader,
  scope: BuyerScope,
  feature: Feature,
): Promise<Holder[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('buyers', 'buyers.id', 'users.buyer_id')
    .innerJoin('roles', onKey('roles.id', 'users.role_id'))
    .select([
      'users.id',
      'users.email',
      'users.full_name',
      'users.language',
      'users.is_owner',
      'roles.default_key',
      'roles.features',
    ])
    .select(ownerDecides.as('owner_decides'))
    .where('users.buyer_id', '=', scope.id)
    .where('users.status', '=', 'ACTIVE')
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute()
  return rows
    .map((row) => ({
      userId: row.id,
      email: row.email,
      name: row.full_name,
      language: row.language,
      decidesOwn: row.is_owner && row.owner_decides,
      features: featuresOfRole(row),
    }))
    .filter(({ features }) => features.has(feature))
}
