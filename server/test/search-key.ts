import { getSearchKey } from '@pasok/domain/catalog/catalog.contract'
import type { Person } from './api'
import { headersWith } from './test-key'

export async function searchHeaders(person: Person) {
  const { api_key } = await person.must(getSearchKey)
  return headersWith(api_key)
}
