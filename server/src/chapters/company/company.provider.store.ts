import { STANDINGS } from '@pasok/domain/company/company.abilities'
import type { CompanyStanding } from '@pasok/domain/company/company.provider.model'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { containing } from '../../db/like'
import type { BuyerScope, ProviderScope } from '../../db/scope'

const CELLS = Object.entries(STANDINGS).flatMap(([state, { submitted, unsubmitted }]) => {
  const isState = sql<boolean>`buyers.verification_status = ${sql.lit(state)}`
  if (submitted === unsubmitted) return [{ stands: submitted, when: isState }]
  return [
    { stands: submitted, when: sql<boolean>`${isState} and buyers.submitted_at is not null` },
    { stands: unsubmitted, when: sql<boolean>`${isState} and buyers.submitted_at is null` },
  ]
})

/** Where a company stands, as `standingOf` has it. */
const standing = sql<CompanyStanding>`case ${sql.join(
  CELLS.map(({ stands, when }) => sql`when ${when} then ${sql.lit(stands)}`),
  sql` `,
)} end`

const standsAt = (wanted: CompanyStanding) =>
  sql<boolean>`(${sql.join(
    CELLS.filter(({ stands }) => stands === wanted).map(({ when }) => when),
    sql` or `,
  )})`

interface Filter {
  standing: CompanyStanding
  search?: string | undefined
}

function companiesQuery(db: Reader, filter: Filter) {
  const pattern = containing(filter.search ?? '')
  return db
    .selectFrom('buyers')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .where(standsAt(filter.standing))
    .$if(Boolean(filter.search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('buyers.legal_name', 'ilike', pattern),
          eb('buyers.name', 'ilike', pattern),
          eb('buyers.company_code', 'ilike', pattern),
          eb('owner.full_name', 'ilike', pattern),
          eb('owner.email', 'ilike', pattern),
        ]),
      ),
    )
}

export type CompanyRecord = Awaited<ReturnType<typeof listCompanyRows>>[number]

/** A page of companies with their owners; who waits longest first, else the newest first. */
export function listCompanyRows(
  db: Reader,
  _scope: ProviderScope,
  { skip, limit, ...filter }: Filter & { skip: number; limit: number },
) {
  return companiesQuery(db, filter)
    .leftJoin('company_types', 'company_types.id', 'buyers.type_id')
    .leftJoin('registered_addresses', 'registered_addresses.buyer_id', 'buyers.id')
    .leftJoin('cities', 'cities.id', 'registered_addresses.city_id')
    .select([
      'buyers.id',
      'buyers.legal_name',
      'buyers.name',
      'buyers.company_code',
      'buyers.created_at',
      'buyers.submitted_at',
      'buyers.decided_at',
      'company_types.name as type_name',
      'cities.name as city',
      'owner.full_name as owner_name',
      'owner.email as owner_email',
      'owner.email_verified_at',
    ])
    .$if(filter.standing === 'waiting', (query) =>
      query.orderBy('buyers.submitted_at').orderBy('buyers.id'),
    )
    .$if(filter.standing !== 'waiting', (query) =>
      query
        .orderBy(sql`coalesce(buyers.decided_at, buyers.created_at)`, 'desc')
        .orderBy('buyers.id', 'desc'),
    )
    .limit(limit)
    .offset(skip * limit)
    .execute()
}

export async function countCompanyRows(
  db: Reader,
  _scope: ProviderScope,
  filter: Filter,
): Promise<number> {
  const { count } = await companiesQuery(db, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many companies stand where; standings without any are left out. */
export function countByStanding(db: Reader, _scope: ProviderScope) {
  return db
    .selectFrom('buyers')
    .select([standing.as('standing'), (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy(standing)
    .execute()
}

export type CompanyUserRow = Awaited<ReturnType<typeof listCompanyUsers>>[number]

/** The company's people with their roles, its owner first. */
export function listCompanyUsers(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('users')
    .leftJoin('roles', (join) =>
      join.onRef('roles.buyer_id', '=', 'users.buyer_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select([
      'users.id',
      'users.full_name',
      'users.email',
      'users.status',
      'users.is_owner',
      'users.language',
      'users.last_sign_in_at',
      'users.email_verified_at',
      'roles.name as role_name',
    ])
    .where('users.buyer_id', '=', scope.id)
    .orderBy('users.is_owner', 'desc')
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute()
}
