import { findSettledQuery } from '@pasok/domain/catalog/catalog.suggestions'
import { call } from '../../lib/api'

/** Has a search counted for the suggestions, unless it is of no use to others. */
export async function recordSearch(words: string): Promise<void> {
  const query = findSettledQuery(words)
  if (query !== undefined) await call('recordQuery', { body: { query }, background: true })
}
