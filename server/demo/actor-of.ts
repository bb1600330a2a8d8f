import type { Selectable } from 'kysely'
import type { Actor, BuyerActor } from '../src/db/actor'
import type { Db } from '../src/db/db'
import {
  buyerScope,
  PROVIDER,
  vendorScope,
  type ProviderScope,
  type VendorScope,
} from '../src/db/scope'
import type { Tables } from '../src/db/tables'
import { featuresOfRole } from '../src/chapters/team/roles/users-with-feature'

/** Returns a buyer's user as an actor with the data of a sign-in. */
export async function actorOf(db: Db, email: string): Promise<BuyerActor> {
  const user = await db
    .selectFrom('users')
    .innerJoin('buyers', 'buyers.id', 'users.buyer_id')
    .innerJoin('roles', (join) =>
      join.onRef('roles.buyer_id', '=', 'users.buyer_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .selectAll('users')
    .select([
      'buyers.company_code',
      'buyers.legal_name',
      'buyers.time_zone',
      'buyers.language as company_language',
      'buyers.id as company_id',
    ])
    .select(['roles.default_key', 'roles.features'])
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow()
  const { company_id: id, company_code: code, legal_name: name, time_zone: timeZone } = user
  const company = { id, code, name, timeZone, language: user.company_language }
  return {
    ...personOf(user),
    features: featuresOfRole(user),
    scope: buyerScope(id),
    company,
  }
}

/** Returns a vendor's user as an actor with the data of a sign-in. */
export async function vendorActorOf(
  db: Db,
  email: string,
): Promise<Actor & { scope: VendorScope }> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  if (user.vendor_id === null) throw new Error(`${email} is no vendor's`)
  return { ...personOf(user), features: new Set(), scope: vendorScope(user.vendor_id) }
}

/**
 * Returns the actor who reviews transfers for a vendor: the vendor itself when paid directly,
 * otherwise the provider.
 */
export async function payeeOf(
  db: Db,
  email: string,
): Promise<Actor & { scope: VendorScope | ProviderScope }> {
  const vendor = await vendorActorOf(db, email)
  const { direct_payment: isDirect } = await db
    .selectFrom('vendors')
    .select('direct_payment')
    .where('id', '=', vendor.scope.id)
    .executeTakeFirstOrThrow()
  if (isDirect) return vendor
  const provider = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'provider@pasok.test')
    .executeTakeFirstOrThrow()
  return { ...personOf(provider), features: new Set(), scope: PROVIDER }
}

const personOf = (
  user: Pick<
    Selectable<Tables['users']>,
    'id' | 'auth_id' | 'email' | 'full_name' | 'flag' | 'is_owner'
  >,
): Omit<Actor, 'scope' | 'company' | 'features'> => ({
  userId: user.id,
  authId: user.auth_id,
  signInId: user.id,
  email: user.email,
  name: user.full_name,
  flag: user.flag,
  isOwner: user.is_owner,
  maySelfApprove: user.is_owner,
  isFirstTime: false,
  isVerified: true,
  isSuperAdmin: false,
})
