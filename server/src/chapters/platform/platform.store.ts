import type { Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { containsText, readPage, type PageOf } from '../../db/paged-list'
import type { BuyerScope, ProviderScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

interface Filter {
  isUnread: boolean
  search?: string | undefined
}

export function listFeedbackRows(
  db: Reader,
  _scope: ProviderScope,
  { isUnread, search, ...page }: Filter & PageOf,
) {
  const matching = db
    .selectFrom('feedback')
    .$if(isUnread, (query) => query.where('feedback.read_at', 'is', null))
    .where(containsText(search, ['feedback.name', 'feedback.company_name', 'feedback.feedback']))
  const sorted = matching
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
  return readPage(db, matching, sorted, page)
}

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
