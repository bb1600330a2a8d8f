import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { IndexAway } from '../../../ports/search-index'

/** The hosted index's application with its keys. */
export interface HostedSettings {
  readonly applicationId: string
  /** Writes documents and settings. */
  readonly adminKey: string
  /** Searches, and may do nothing else. */
  readonly searchKey: string
  /** Another address than the application's own, as `https://host[:port]`. */
  readonly host?: string
  /** Ms for any answer, instead of what is usual. */
  readonly patienceMs?: number
}

/** Milliseconds. A person waits for an answer, a document for a write. */
const TIMEOUTS = { connect: 2_000, read: 5_000, write: 30_000 }

const timeoutsOf = ({ patienceMs: most }: HostedSettings) =>
  most === undefined ? TIMEOUTS : { connect: most, read: most, write: most }

export function createClient(settings: HostedSettings, key: string): Algoliasearch {
  return algoliasearch(settings.applicationId, key, {
    timeouts: timeoutsOf(settings),
    // The feed looks again by itself; a person is told at once.
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

/** The index answered, and will never answer otherwise. */
export const isRefused = (error: unknown) => [400, 413, 422].includes(statusOf(error) ?? 0)

/** An index that nothing was ever put in. */
export const isMissing = (error: unknown) => statusOf(error) === 404

/**
 * What the index or the way to it can't do now is `IndexAway`, whatever the client calls it: out of
 * reach, out of its limits, keys that it does not (yet) know. Its own error is not kept: it repeats
 * the request with its keys.
 */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isRefused(error) || isMissing(error)) throw error
    if (error instanceof IndexAway) throw error
    throw new IndexAway(new Error(error instanceof Error ? error.message : 'unknown'))
  }
}
