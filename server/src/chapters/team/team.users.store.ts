import type { Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

export type UserRow = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** A user of the company, held until the transaction ends. */
export function lockUser(trx: Trx, scope: BuyerScope, authId: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'status', 'is_owner', 'first_time'])
    .where('buyer_id', '=', scope.id)
    .where('auth_id', '=', authId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
