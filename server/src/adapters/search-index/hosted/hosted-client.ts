import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { IndexAway } from '../../../ports/search-index'

export interface HostedSettings {
  readonly applicationId: string
  readonly adminKey: string
  readonly searchKey: string
  /** Overrides the application's own address: `https://host[:port]`. */
  readonly host?: string
  /** Timeout in milliseconds for every request, instead of the defaults. */
  readonly patienceMs?: number
}

/** Timeouts in milliseconds. Reading is short because a user waits; writing is done in the background. */
const TIMEOUTS = { connect: 2_000, read: 5_000, write: 30_000 }

const timeoutsOf = ({ patienceMs: limit }: HostedSettings) =>
  limit === undefined ? TIMEOUTS : { connect: limit, read: limit, write: limit }

export function createClient(settings: HostedSettings, key: string): Algoliasearch {
  return algoliasearch(settings.applicationId, key, {
    timeouts: timeoutsOf(settings),
    // No retries: the feed repeats its work on its next run, and a user gets the error immediately.
    maxRateLimitRetries: 0,
    ...(settings.host !== undefined && { hosts: [hostOf(settings.host)] }),
  })
}

function hostOf(address: string) {
  const { host, protocol } = new URL(address)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { url: host, accept: 'readWrite' as const, protocol: scheme }
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error ? Number(error.status) : undefined

/** Returns whether the index rejected the request permanently, so that a retry is useless. */
export const isRefused = (error: unknown) => [400, 413, 422].includes(statusOf(error) ?? 0)

/** Returns whether the index does not exist because no document was ever added. */
export const isMissing = (error: unknown) => statusOf(error) === 404

/**
 * Runs a request and throws `IndexAway` when the index is unreachable, over its limits or rejects the keys. The
 * client's own error is dropped, because it contains the request with its keys.
 */
export async function withIndexErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isRefused(error) || isMissing(error)) throw error
    if (error instanceof IndexAway) throw error
    throw new IndexAway(new Error(error instanceof Error ? error.message : 'unknown'))
  }
}
