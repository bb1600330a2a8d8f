import { SEARCH_APPLICATION } from '@pasok/domain/identity/identity.constants'
import type { AdmitSearch } from '../src/chapters/catalog/search/admit-search'

const TEST_KEY = 'key-of-the-tests'

/** Accepts one fixed key without a session, for a company without an address. */
export const admitTestKey: AdmitSearch = async (key) =>
  key === TEST_KEY
    ? { companyId: 'test', cities: [], validUntil: Math.floor(Date.now() / 1000) + 3_600 }
    : undefined

export const headersWith = (key: string) => ({
  'x-algolia-application-id': SEARCH_APPLICATION,
  'x-algolia-api-key': key,
})

export const TEST_KEY_HEADERS = headersWith(TEST_KEY)
export const TEST_KEY_QUERY = new URLSearchParams(TEST_KEY_HEADERS).toString()
