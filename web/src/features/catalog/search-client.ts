import { SEARCH_APPLICATION, SEARCH_KEY } from '@pasok/domain/catalog/catalog.constants'
import { liteClient } from 'algoliasearch/lite'

export type SearchClient = ReturnType<typeof liteClient>

/** Milliseconds; the client's own defaults give up on a slow line after two seconds. */
const TIMEOUTS = { connect: 5_000, read: 10_000, write: 10_000 }

/**
 * The hosted index's own client, pointed at this app's origin, which speaks its protocol. One client
 * keeps what it has searched for, so each screen makes its own and starts from fresh results.
 */
export function createSearchClient(): SearchClient {
  const { host, protocol } = window.location
  return liteClient(SEARCH_APPLICATION, SEARCH_KEY, {
    hosts: [{ url: host, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http' }],
    timeouts: TIMEOUTS,
  })
}

/** Products that are delivered to the city; everything while no area is known. */
export function coverageFilter(city: string | undefined): string {
  return city === undefined ? '' : `warehouse_detail.coverage:"${city.replaceAll('"', '\\"')}"`
}
