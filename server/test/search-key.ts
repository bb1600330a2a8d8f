import { getSearchKey } from '@pasok/domain/catalog/catalog.contract'
import type { Person } from './api'
import { headersWith } from './test-key'

/** The headers with which a signed-in user searches. */
export async function searchHeaders(person: Person) {
  const { api_key } = await person.must(getSearchKey)
  return headersWith(api_key)
}
