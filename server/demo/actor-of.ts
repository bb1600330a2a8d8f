import type { Actor, BuyerActor } from '../src/db/actor'
import type { Db } from '../src/db/db'
import { buyerScope } from '../src/db/scope'
import { featuresOfRole } from '../src/chapters/team/team.roles'

/** An actor as a sign-in would make it. */
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
      'buyers.id as company_id',
    ])
    .select(['roles.default_key', 'roles.features'])
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow()
  const base: Omit<Actor, 'scope' | 'company'> = {
    userId: user.id,
    authId: user.auth_id,
    signInId: user.id,
    email: user.email,
    name: user.full_name,
    flag: user.flag,
    isOwner: user.is_owner,
    isFirstTime: false,
    isVerified: true,
    isSuperAdmin: false,
    features: featuresOfRole(user),
  }
  const { company_id: id, company_code: code, legal_name: name, time_zone: timeZone } = user
  return { ...base, scope: buyerScope(id), company: { id, code, name, timeZone } }
}
