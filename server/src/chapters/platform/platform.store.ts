import type { Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { containing } from '../../db/like'
import type { BuyerScope, ProviderScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

interface Filter {
  isUnread: boolean
  search?: string | undefined
}

function feedbackQuery(db: Reader, { isUnread, search }: Filter) {
  const pattern = containing(search ?? '')
  return db
    .selectFrom('feedback')
    .$if(isUnread, (query) => query.where('read_at', 'is', null))
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('name', 'ilike', pattern),
          eb('company_name', 'ilike', pattern),
          eb('feedback', 'ilike', pattern),
        ]),
      ),
    )
}

/** A page of what people wrote, newest first. */
export function listFeedbackRows(
  db: Reader,
  _scope: ProviderScope,
  filter: Filter,
  page: { skip: number; limit: number },
) {
  return feedbackQuery(db, filter)
    .leftJoin('users', 'users.id', 'feedback.user_id')
    .select([
      'feedback.id',
      'feedback.name',
      'feedback.company_name',
      'users.email',
      'feedback.feedback',
      'feedback.created_at',
      'feedback.read_at',
    ])
    .orderBy('feedback.created_at', 'desc')
    .orderBy('feedback.id')
    .limit(page.limit)
    .offset(page.skip * page.limit)
    .execute()
}

export async function countFeedbackRows(
  db: Reader,
  _scope: ProviderScope,
  filter: Filter,
): Promise<number> {
  const { count } = await feedbackQuery(db, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One piece of feedback, held until the transaction ends. */
export function lockFeedback(trx: Trx, _scope: ProviderScope, id: string) {
  return trx
    .selectFrom('feedback')
    .select(['id', 'buyer_id', 'read_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateFeedback(
  trx: Trx,
  _scope: ProviderScope,
  id: string,
  columns: { read_at: Date | null; read_by: string | null },
) {
  await trx.updateTable('feedback').set(columns).where('id', '=', id).execute()
}

export async function insertFeedback(
  trx: Trx,
  scope: BuyerScope,
  columns: Omit<Insertable<Tables['feedback']>, 'buyer_id'>,
) {
  await trx
    .insertInto('feedback')
    .values({ ...columns, buyer_id: scope.id })
    .execute()
}
