import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import type {
  FeedbackRow,
  listFeedback as contract,
} from '@pasok/domain/platform/platform.provider.contract'
import type { Reader } from '../../db/db'
import type { ProviderScope } from '../../db/scope'
import { presentPage } from '../../db/paged-list'
import { listFeedbackRows } from './platform.store'

export async function listFeedback(
  db: Reader,
  scope: ProviderScope,
  { unread, search, ...page }: QueryOf<typeof contract>,
): Promise<Page<FeedbackRow>> {
  const found = await listFeedbackRows(db, scope, { isUnread: unread === '1', search, ...page })
  return presentPage(found, (row) => ({
    _id: row.id,
    name: row.name,
    company_name: row.company_name,
    email: row.email ?? '',
    feedback: row.feedback,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  }))
}
