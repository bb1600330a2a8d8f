import { PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { InstantSearchProps } from 'react-instantsearch'
import { BRAND, VENDOR } from '../../../features/catalog/facets'
import { SORTED_INDICES } from '../../../features/catalog/sort-select'
import { parseSearch, SEARCH_SORTS, type ProductsSearch } from './search-params'

/** Search parameters that describe a search. */
export type SearchRoute = Pick<ProductsSearch, 'q' | 'brand' | 'vendor' | 'sort'> & {
  page?: number
}

interface IndexState {
  query?: string
  page?: number
  refinementList?: Record<string, string[]>
  sortBy?: string
}
type SearchState = Record<string, IndexState>

const HERE = '/dashboard/products'
/** Milliseconds after the last key until the address is updated. */
const WRITE_PAUSE_MS = 200
/** Milliseconds within which typing updates the same history entry. */
const ONE_ENTRY_MS = 3_000

/** Converts InstantSearch's state to search parameters, without defaults. */
export function routeOf(state: SearchState): SearchRoute {
  const { query, page, refinementList, sortBy } = state[PRODUCTS_INDEX] ?? {}
  const brand = refinementList?.[BRAND] ?? []
  const vendor = refinementList?.[VENDOR] ?? []
  const sort = SEARCH_SORTS.find((one) => SORTED_INDICES[one] === sortBy)
  return {
    ...(query && { q: query }),
    ...(brand.length > 0 && { brand }),
    ...(vendor.length > 0 && { vendor }),
    ...(sort && { sort }),
    ...(page !== undefined && page > 1 && { page }),
  }
}

/** Converts search parameters to InstantSearch's state. */
export function stateOf({ q, brand, vendor, sort, page }: SearchRoute): SearchState {
  const lists = { ...(brand && { [BRAND]: brand }), ...(vendor && { [VENDOR]: vendor }) }
  return {
    [PRODUCTS_INDEX]: {
      ...(q !== undefined && { query: q }),
      ...(page !== undefined && { page }),
      ...(Object.keys(lists).length > 0 && { refinementList: lists }),
      ...(sort && { sortBy: SORTED_INDICES[sort] }),
    },
  }
}

const sameList = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length === b.length && a.every((one) => b.includes(one))

const sameChoices = (a: SearchRoute, b: SearchRoute) =>
  sameList(a.brand, b.brand) && sameList(a.vendor, b.vendor) && a.sort === b.sort

function sameRoute(a: SearchRoute, b: SearchRoute): boolean {
  return a.q === b.q && a.page === b.page && sameChoices(a, b)
}

/** Returns the search in the address; undefined for another page. */
export function readRoute(search: Record<string, unknown>): SearchRoute | undefined {
  const { q, brand, vendor, sort, page } = parseSearch(search)
  if (typeof page === 'string') return undefined
  return {
    ...(q !== undefined && { q }),
    ...(brand && { brand }),
    ...(vendor && { vendor }),
    ...(sort && { sort }),
    ...(page !== undefined && { page }),
  }
}

interface AddressBar {
  read: () => Record<string, unknown>
  write: (route: SearchRoute, replace: boolean) => void
  hrefOf: (route: SearchRoute) => string
  /** Calls `opened` for every navigation with its search parameters; undefined for other paths. */
  follow: (opened: (search: Record<string, unknown> | undefined) => void) => () => void
}

/**
 * Synchronizes search and address. Filters add a history entry immediately, typing updates one entry for a
 * while, and Back restores the previous search.
 */
export function bridgeTo(bar: AddressBar) {
  let current: SearchRoute = {}
  let typedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let unfollow: (() => void) | undefined

  const writeRoute = (route: SearchRoute, onlyWords: boolean) => {
    const replace = onlyWords && Date.now() - typedAt < ONE_ENTRY_MS
    typedAt = onlyWords ? Date.now() : 0
    current = route
    bar.write(route, replace)
  }
  return {
    $$type: 'pasok.router',
    read: () => (current = readRoute(bar.read()) ?? {}),
    write(route: SearchRoute) {
      // InstantSearch resets its state after unmounting, which must not change the address.
      if (!unfollow) return
      clearTimeout(timer)
      if (sameRoute(route, current)) return
      const onlyWords = sameChoices(route, current) && route.q !== current.q
      if (onlyWords) timer = setTimeout(() => writeRoute(route, true), WRITE_PAUSE_MS)
      else writeRoute(route, false)
    },
    createURL: (route: SearchRoute) => bar.hrefOf(route),
    onUpdate(changed: (route: SearchRoute) => void) {
      unfollow?.()
      unfollow = bar.follow((search) => {
        const route = search && readRoute(search)
        if (route && sameRoute(route, current)) return
        // A pending update must not navigate back from another page.
        clearTimeout(timer)
        if (!route) return
        typedAt = 0
        current = route
        changed(route)
      })
    },
    dispose() {
      clearTimeout(timer)
      unfollow?.()
      unfollow = undefined
    },
  }
}

type Routing = NonNullable<
  Exclude<InstantSearchProps<SearchState, SearchRoute>['routing'], boolean>
>

/** InstantSearch routing on top of the app's router. */
export function useSearchRouting(): Routing {
  const router = useRouter()
  const [routing] = useState<Routing>(() => {
    const own = {
      q: undefined,
      brand: undefined,
      vendor: undefined,
      sort: undefined,
      page: undefined,
    }
    const target = (route: SearchRoute) => ({
      to: HERE,
      search: (before: object) => ({ ...before, ...own, slug: undefined, ...route }),
    })
    return {
      router: bridgeTo({
        read: () => router.latestLocation.search,
        write: (route, replace) =>
          void router.navigate({ ...target(route), replace, resetScroll: false }),
        hrefOf: (route) => router.buildLocation(target(route)).href,
        follow: (opened) =>
          router.subscribe('onBeforeLoad', ({ toLocation }) => {
            const isHere = toLocation.pathname.replace(/\/+$/, '') === HERE
            opened(isHere ? toLocation.search : undefined)
          }),
      }),
      stateMapping: { stateToRoute: routeOf, routeToState: stateOf },
    }
  })
  return routing
}
