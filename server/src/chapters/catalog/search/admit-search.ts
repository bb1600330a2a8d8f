import { getSearchKey } from '@pasok/domain/catalog/catalog.contract'
import { SEARCHES_A_MINUTE } from '@pasok/domain/identity/identity.constants'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import type { Actor } from '../../../db/actor'
import type { BuyerScope } from '../../../db/scope'
import { readSecret } from '../../../db/secrets'
import { may } from '../../../http/endpoint'
import type { AppContext } from '../../../http/app-context'
import type { SearchAudience } from '../../../ports/search-index'
import { listDeliveryCities } from '../../company/addresses/addresses.store'
import { readSearchKey, type SearchKeyClaims } from '../../identity/search-key'

/** Resolves a search key to its audience; undefined for an invalid key. */
export type AdmitSearch = (key: string) => Promise<SearchAudience | undefined>

/**
 * Admits searches of signed-in users. Each process counts a key's searches in its own memory, because a
 * database write would cost far more than the search.
 */
export function admittingSearches({ db, sessions }: AppContext): AdmitSearch {
  const counter = countingSearches()
  let secret: Buffer | undefined
  return async (key) => {
    secret ??= await readSecret(db, 'search-keys')
    const claims = readSearchKey(secret, key)
    if (!claims) return undefined
    counter.count(claims.signInId, Date.now())
    const actor = await sessions.resume(claims).catch(undefinedWhenEnded)
    const scope = actor && scopeOfKey(actor, claims)
    if (!scope) return undefined
    const cities = await listDeliveryCities(db, scope)
    return { companyId: scope.id, cities, validUntil: claims.validUntil }
  }
}

/** A search key is valid only while its user has the permission of `GET /search/key`. */
function scopeOfKey(actor: Actor, { companyId }: SearchKeyClaims): BuyerScope | undefined {
  const { scope } = actor
  if (scope.kind !== 'buyer' || scope.id !== companyId) return undefined
  return may(actor, getSearchKey) ? scope : undefined
}

function undefinedWhenEnded(error: unknown): undefined {
  const isEnded =
    error instanceof AppError && ['unauthenticated', 'deactivated'].includes(error.code)
  if (!isEnded) throw error
}

const WINDOW_MS = 60_000

/** Counts searches per key in windows of a minute. */
export function countingSearches() {
  let windowStart = 0
  let counts = new Map<string, number>()
  return {
    /** Counts a search. @throws AppError `too_many_requests` with the seconds until the next window. */
    count(key: string, now: number): void {
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count <= SEARCHES_A_MINUTE) return
      const seconds = Math.ceil((windowStart + WINDOW_MS - now) / 1000)
      throw new AppError(failure('too_many_requests').problems, seconds)
    },
  }
}
