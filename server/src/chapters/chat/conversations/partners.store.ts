import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containing } from '../../../db/like'
import type { BuyerScope, VendorScope } from '../../../db/scope'
import type { ChatScope } from '../chat.store'

/** Selects vendors that a buyer may write to: active ones and those with an existing relation or order. */
function vendorsFor(db: Reader | Trx, { id }: BuyerScope) {
  return db
    .selectFrom('vendors as companies')
    .select(['companies.id', 'companies.legal_name as name'])
    .where((eb) =>
      eb.or([
        eb('companies.active', '=', true),
        eb.exists(
          eb
            .selectFrom('purchase_orders as orders')
            .select('orders.id')
            .whereRef('orders.vendor_id', '=', 'companies.id')
            .where('orders.buyer_id', '=', id),
        ),
      ]),
    )
}

/** Selects buyers that a vendor may write to: those with an order or a request for preferred terms. */
function buyersFor(db: Reader | Trx, { id }: VendorScope) {
  return db
    .selectFrom('buyers as companies')
    .select(['companies.id', 'companies.legal_name as name'])
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('purchase_orders as orders')
            .select('orders.id')
            .whereRef('orders.buyer_id', '=', 'companies.id')
            .where('orders.vendor_id', '=', id),
        ),
        eb.exists(
          eb
            .selectFrom('preferred_vendors as relations')
            .select('relations.buyer_id')
            .whereRef('relations.buyer_id', '=', 'companies.id')
            .where('relations.vendor_id', '=', id)
            .where('relations.removed_at', 'is', null),
        ),
      ]),
    )
}

const partnersOf = (db: Reader | Trx, scope: ChatScope) =>
  scope.kind === 'buyer' ? vendorsFor(db, scope) : buyersFor(db, scope)

export async function isPartner(
  db: Reader | Trx,
  scope: ChatScope,
  otherId: string,
): Promise<boolean> {
  const row = await partnersOf(db, scope).where('companies.id', '=', otherId).executeTakeFirst()
  return row !== undefined
}

/** Lists companies without a conversation that have a user who could read messages, by name. */
export function listPartnerRows(
  db: Reader,
  scope: ChatScope,
  { search, limit }: { search: string; limit: number },
) {
  const column = scope.kind === 'buyer' ? 'vendor_id' : 'buyer_id'
  return partnersOf(db, scope)
    .where(sql<boolean>`lower(companies.legal_name) like lower(${containing(search)})`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('users.id')
          .whereRef(`users.${column}`, '=', 'companies.id')
          .where('users.status', '=', 'ACTIVE'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversations')
            .select('conversations.id')
            .whereRef(`conversations.${column}`, '=', 'companies.id')
            .where(`conversations.${scope.kind}_id`, '=', scope.id)
            .where((inner) =>
              inner.or([
                inner('conversations.last_seq', '>', 0),
                inner(`conversations.opened_by_${scope.kind}`, '=', true),
              ]),
            ),
        ),
      ),
    )
    .orderBy(sql`lower(companies.legal_name)`)
    .orderBy('companies.id')
    .limit(limit)
    .execute()
}

/** Lists the companies of the other side's users with these emails, ignoring case. */
export function listCompaniesOf(db: Reader | Trx, scope: ChatScope, emails: readonly string[]) {
  const column = scope.kind === 'buyer' ? 'vendor_id' : 'buyer_id'
  return db
    .selectFrom('users')
    .select([`users.${column} as company_id`, sql<string>`lower(users.email)`.as('email')])
    .where(
      sql`lower(users.email)`,
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .where('users.status', '=', 'ACTIVE')
    .where(`users.${column}`, 'is not', null)
    .execute()
}

/** Lists the users of a vendor to whom this buyer may write. */
export function listVendorPeople(db: Reader, scope: BuyerScope, vendorId: string) {
  return db
    .selectFrom('users')
    .innerJoin(vendorsFor(db, scope).as('vendors'), 'vendors.id', 'users.vendor_id')
    .select(['users.auth_id', 'users.full_name', 'users.email'])
    .where('users.vendor_id', '=', vendorId)
    .where('users.status', '=', 'ACTIVE')
    .orderBy(sql`lower(users.full_name)`)
    .orderBy('users.id')
    .execute()
}
