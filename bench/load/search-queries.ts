import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { FloorQuery } from '@pasok/server/test/search-bench/floor'

/** A search as the screen sends it, and the equivalent for the baseline ("floor"). */
export interface Pair {
  readonly requests: readonly Record<string, unknown>[]
  readonly floor: FloorQuery
}

type Random = (below: number) => number

function seeded(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >>> 8) % below
  }
}

const PAIRS = 200

/** Returns several kinds of queries, two hundred each, from the names of existing products. */
export function makeQueries(documents: readonly ProductHit[]): Map<string, Pair[]> {
  const random = seeded(11)
  const one = () => {
    const document = documents[random(documents.length)]
    if (!document) throw new Error('No documents')
    return document
  }
  // A random city, so that one search's cached results rarely serve another.
  const city = () => {
    const { coverage } = one().warehouse_detail
    return coverage[random(coverage.length)] ?? ''
  }
  const make = (pair: () => Pair) => Array.from({ length: PAIRS }, pair)
  return new Map([
    ['empty, delivery area', make(() => plain('', '', city()))],
    [
      'first letters (1 or 2)',
      make(() => {
        const text = (wordsOf(one())[0] ?? 'k').slice(0, 1 + random(2))
        return plain(text, text, city())
      }),
    ],
    [
      'prefix (a word and the beginning of the next)',
      make(() => {
        const text = makePrefix(one(), random)
        return plain(text, text, city())
      }),
    ],
    [
      'typo (a letter lost, doubled, wrong or swapped)',
      make(() => {
        const text = makePrefix(one(), random)
        return plain(misspell(text, random), text, city())
      }),
    ],
    ['two facets refined', make(() => refined(one(), '', city()))],
    [
      'combined: prefix, typo, two facets, delivery area',
      make(() => {
        const document = one()
        return refined(document, makePrefix(document, random), city(), random)
      }),
    ],
  ])
}

/** Returns what users type before choosing a suggestion: beginnings of names, half of them misspelt. */
export function suggestionTexts(documents: readonly ProductHit[]): string[] {
  const random = seeded(13)
  return Array.from({ length: PAIRS }, (_, at) => {
    const [first = 'kertas', second = ''] = wordsOf(documents[random(documents.length)] ?? NO_NAME)
    const text = `${first} ${second}`.slice(0, 1 + random(first.length + second.length))
    return at % 2 === 0 ? text.trim() : misspell(text.trim(), random)
  })
}

const NO_NAME = { name: '' }

function wordsOf(document: Pick<ProductHit, 'name'>): string[] {
  return (document.name.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => word.length > 2)
}

/** Returns a word of the product's name and at least two letters of another. */
function makePrefix(document: ProductHit, random: Random): string {
  const words = wordsOf(document)
  const first = words[random(Math.min(2, words.length))] ?? 'kertas'
  const next = words.find((word) => word !== first) ?? ''
  return `${first} ${next.slice(0, Math.max(2, next.length - random(4)))}`.trim()
}

/** Makes one mistake in the first word that is long enough for the index to tolerate it. */
export function misspell(text: string, random: Random): string {
  const words = text.split(' ')
  const at = words.findIndex((word) => word.length >= 5 && /^[a-z]+$/.test(word))
  const word = words[at]
  if (word === undefined) return text
  const place = 1 + random(word.length - 2)
  const [before, after] = [word.slice(0, place), word.slice(place)]
  const letter = 'aeioutnrskl'[random(11)] ?? 'a'
  const mistakes = [
    before + after.slice(1),
    before + after.slice(0, 1) + after,
    before + letter + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ]
  words[at] = mistakes[random(mistakes.length)] ?? word
  return words.join(' ')
}

const SCREEN = {
  indexName: 'products',
  hitsPerPage: 9,
  maxValuesPerFacet: 50,
  facets: ['brand', 'vendor_name'],
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
  attributesToRetrieve: ['*', '-warehouse_detail.coverage'],
}

function plain(text: string, rightText: string, city: string): Pair {
  const filters = `warehouse_detail.coverage:"${city}"`
  return { requests: [{ ...SCREEN, query: text, filters }], floor: { text: rightText, city } }
}

/**
 * Returns a search with two refined facets: three searches in one request, because each facet is
 * counted without its own filter.
 */
function refined(document: ProductHit, text: string, city: string, random?: Random): Pair {
  const filters = `warehouse_detail.coverage:"${city}"`
  const query = random ? misspell(text, random) : text
  const brand = [`brand:${document.brand}`]
  const vendor = [`vendor_name:${document.vendor_name}`]
  const counting = { hitsPerPage: 0, page: 0, maxValuesPerFacet: 50, indexName: 'products' }
  return {
    requests: [
      { ...SCREEN, query, filters, facetFilters: [brand, vendor] },
      { ...counting, query, filters, facets: 'brand', facetFilters: [vendor] },
      { ...counting, query, filters, facets: 'vendor_name', facetFilters: [brand] },
    ],
    floor: { text, city, brand: document.brand, vendor: document.vendor_name },
  }
}
