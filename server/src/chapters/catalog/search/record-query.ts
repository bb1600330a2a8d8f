import { findCompletedQuery } from '@pasok/domain/catalog/search/suggestions'
import type { BuyerScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { countSearch } from './searches.store'

/** Counts a search text; texts that are useless as suggestions are ignored. */
export async function recordQuery(work: Work<BuyerScope>, text: string): Promise<void> {
  const query = findCompletedQuery(text)
  if (query === undefined) return
  await countSearch(work.trx, work.scope, query, work.now.toISOString().slice(0, 10))
}
