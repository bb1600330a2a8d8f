// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bridgeTo, readRoute, routeOf, stateOf, type SearchRoute } from './search-routing'

const state = {
  products: {
    query: 'kertas',
    page: 2,
    refinementList: { brand: ['Sinar'], vendor_name: ['A', 'B'] },
    sortBy: 'products_price_asc',
  },
}
const route: SearchRoute = {
  q: 'kertas',
  page: 2,
  brand: ['Sinar'],
  vendor: ['A', 'B'],
  sort: 'price-asc',
}

describe('a search in the address', () => {
  it('is converted to the address and back unchanged', () => {
    expect(routeOf(state)).toEqual(route)
    expect(stateOf(route)).toEqual(state)
  })

  it('omits what is not selected', () => {
    expect(routeOf({ products: { query: '', page: 1, refinementList: { brand: [] } } })).toEqual({})
    expect(stateOf({})).toEqual({ products: {} })
  })

  it('is empty on the detail page', () => {
    expect(readRoute({ page: 'detail-product', slug: 'x', q: 'kertas' })).toBeUndefined()
  })
})

describe('the bridge between search and address', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open(search: Record<string, unknown> = {}) {
    const written: [SearchRoute, 'push' | 'replace'][] = []
    const found: SearchRoute[] = []
    let opened: (search: Record<string, unknown> | undefined) => void = () => undefined
    const bridge = bridgeTo({
      read: () => search,
      write: (to, replace) => void written.push([to, replace ? 'replace' : 'push']),
      hrefOf: () => '',
      follow: (listener) => {
        opened = listener
        return () => (opened = () => undefined)
      },
    })
    bridge.read()
    bridge.onUpdate((to) => found.push(to))
    return { bridge, written, found, go: (to?: Record<string, unknown>) => opened(to) }
  }

  it('writes words a moment after the last key, as one entry while typing goes on', () => {
    const { bridge, written } = open()
    for (const q of ['k', 'ke', 'ker']) bridge.write({ q })
    vi.advanceTimersByTime(200)
    bridge.write({ q: 'kert' })
    vi.advanceTimersByTime(200)
    expect(written).toEqual([
      [{ q: 'ker' }, 'push'],
      [{ q: 'kert' }, 'replace'],
    ])
  })

  it('makes a new entry for words typed later', () => {
    const { bridge, written } = open()
    bridge.write({ q: 'kertas' })
    vi.advanceTimersByTime(5_000)
    bridge.write({ q: 'kertas a4' })
    vi.advanceTimersByTime(200)
    expect(written.map(([, how]) => how)).toEqual(['push', 'push'])
  })

  it('writes another sorting immediately', () => {
    const { bridge, written } = open({ q: 'kertas' })
    bridge.write({ q: 'kertas', sort: 'newest' })
    expect(written).toEqual([[{ q: 'kertas', sort: 'newest' }, 'push']])
  })

  it('writes a filter or a page immediately', () => {
    const { bridge, written } = open({ q: 'kertas' })
    bridge.write({ q: 'kertas', brand: ['Sinar'] })
    bridge.write({ q: 'kertas', brand: ['Sinar'], page: 2 })
    expect(written).toEqual([
      [{ q: 'kertas', brand: ['Sinar'] }, 'push'],
      [{ q: 'kertas', brand: ['Sinar'], page: 2 }, 'push'],
    ])
  })

  it('restores the search with Back, without writing it again', () => {
    const { bridge, written, found, go } = open({ q: 'kertas' })
    bridge.write({ q: 'kertas', page: 2 })
    go({ q: 'kertas' })
    bridge.write({ q: 'kertas' })
    expect(found).toEqual([{ q: 'kertas' }])
    expect(written).toHaveLength(1)
  })

  it('ignores its own changes and the detail page', () => {
    const { bridge, found, go } = open()
    bridge.write({ brand: ['Sinar'] })
    go({ brand: 'Sinar' })
    go({ page: 'detail-product', slug: 'x' })
    expect(found).toEqual([])
  })

  it.each([
    ['a product', { page: 'detail-product', slug: 'x' }],
    ['another screen', undefined],
  ])('pending words do not navigate back from %s', (_where, to) => {
    const { bridge, written, go } = open()
    bridge.write({ q: 'kertas' })
    go(to)
    vi.advanceTimersByTime(1_000)
    expect(written).toEqual([])
  })

  it('writes nothing once the screen is left', () => {
    const { bridge, written } = open()
    bridge.write({ q: 'kertas' })
    bridge.dispose()
    bridge.write({})
    bridge.write({ brand: ['Sinar'] })
    vi.advanceTimersByTime(1_000)
    expect(written).toEqual([])
  })
})
