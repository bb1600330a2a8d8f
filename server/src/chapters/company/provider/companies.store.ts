import { STAGES } from '@pasok/domain/company/company.abilities'
import type { CompanyStage } from '@pasok/domain/company/provider/provider.model'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { onKey } from '../../../db/on-key'
import { containsText, readPage, type PageOf } from '../../../db/paged-list'
import type { BuyerScope, ProviderScope } from '../../../db/scope'

const CELLS = Object.entries(STAGES).flatMap(([state, { submitted, unsubmitted }]) => {
  const isState = sql<boolean>`buyers.verification_status = ${sql.lit(state)}`
  if (submitted === unsubmitted) return [{ stands: submitted, when: isState }]
  return [
    { stands: submitted, when: sql<boolean>`${isState} and buyers.submitted_at is not null` },
    { stands: unsubmitted, when: sql<boolean>`${isState} and buyers.submitted_at is null` },
  ]
})

/** SQL for a company's stage, equal to `companyStageOf`. */
const stage = sql<CompanyStage>`case ${sql.join(
  CELLS.map(({ stands, when }) => sql`when ${when} then ${sql.lit(stands)}`),
  sql` `,
)} end`

const isInStage = (wanted: CompanyStage) =>
  sql<boolean>`(${sql.join(
    CELLS.filter(({ stands }) => stands === wanted).map(({ when }) => when),
    sql` or `,
  )})`

interface Filter {
  standing: CompanyStage
  search?: string | undefined
}

export type CompanyRecord = Awaited<ReturnType<typeof listCompanyRows>>['rows'][number]

/** Lists a page of companies with their owners: the longest waiting first, otherwise the newest first. */
export function listCompanyRows(
  db: Reader,
  _scope: ProviderScope,
  { standing: wanted, search, ...page }: Filter & PageOf,
) {
  const isWaiting = wanted === 'waiting'
  const matching = db
    .selectFrom('buyers')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .where(isInStage(wanted))
    .where(
      containsText(search, [
        'buyers.legal_name',
        'buyers.name',
        'buyers.company_code',
        'owner.full_name',
        'owner.email',
      ]),
    )
  const sorted = matching
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
    .$if(isWaiting, (query) => query.orderBy('buyers.submitted_at').orderBy('buyers.id'))
    .$if(!isWaiting, (query) =>
      query
        .orderBy(sql`coalesce(buyers.decided_at, buyers.created_at)`, 'desc')
        .orderBy('buyers.id', 'desc'),
    )
  return readPage(db, matching, sorted, page)
}

export function countByStage(db: Reader, _scope: ProviderScope) {
  return db
    .selectFrom('buyers')
    .select([stage.as('standing'), (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy(stage)
    .execute()
}

export type CompanyUserRow = Awaited<ReturnType<typeof listCompanyUsers>>[number]

/** Lists the company's users with their roles, the owner first. */
export function listCompanyUsers(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('users')
    .leftJoin('roles', onKey('roles.id', 'users.role_id'))
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
