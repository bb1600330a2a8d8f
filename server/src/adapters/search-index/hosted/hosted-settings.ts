import type { IndexSettings } from 'algoliasearch'
import {
  FACET_ATTRIBUTES,
  NUMERIC_ATTRIBUTES,
  REACHABLE_HITS,
  type SearchIndexName,
} from '../../../ports/search-index'
import { FIGURES } from './hosted-figures'

export const PRIMARY = 'products' satisfies SearchIndexName
export const SUGGESTIONS = 'products_query_suggestions'

/** The whole SKU as one word, beside the SKU that is split at its separators: `sakrt` finds `SA-KRT-A480`. */
export const WHOLE_SKU = 'sku_whole'
export const COVERAGE = 'warehouse_detail.coverage'
/** The document's id as an attribute that filters can use. */
export const ID = '_id'

/** Word settings equal to the embedded index: one typo from 4 letters, two from 8, none in codes. */
const WORDS: IndexSettings = {
  indexLanguages: ['id'],
  queryLanguages: ['id'],
  ignorePlurals: false,
  removeStopWords: false,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: ['SKU', WHOLE_SKU, FIGURES],
  exactOnSingleWordQuery: 'word',
  paginationLimitedTo: REACHABLE_HITS,
}

const PRODUCTS: IndexSettings = {
  ...WORDS,
  searchableAttributes: [
    'name',
    'brand,vendor_name',
    `SKU,${WHOLE_SKU}`,
    `unordered(${FIGURES})`,
    'unordered(category_tree.name)',
    'unordered(short_description)',
  ],
  attributesForFaceting: [
    ...FACET_ATTRIBUTES.map((one) => `searchable(${one})`),
    ...NUMERIC_ATTRIBUTES,
    `filterOnly(${COVERAGE})`,
    `filterOnly(${ID})`,
  ],
  numericAttributesForFiltering: [...NUMERIC_ATTRIBUTES],
  customRanking: ['desc(created_at)'],
}

/** The hosted index's default ranking, except that exact words count more than the attribute they are in. */
const BY_WORDS = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'exact',
  'attribute',
  'custom',
] as const

type ReplicaName = Exclude<SearchIndexName, typeof PRIMARY>

/** The first sort criterion of each replica. */
const FIRST_BY: Readonly<Record<ReplicaName, string>> = {
  products_price_asc: 'asc(discount_price)',
  products_price_desc: 'desc(discount_price)',
  products_newest: 'desc(created_at)',
}

interface Named {
  indexName: string
  indexSettings: IndexSettings
}

/** Returns the settings of all indices: the primary first, because its settings create the replicas. */
export function settingsOfAll(): readonly Named[] {
  const replicas = Object.entries(FIRST_BY)
  return [
    {
      indexName: PRIMARY,
      indexSettings: {
        ...PRODUCTS,
        ranking: [...BY_WORDS],
        replicas: replicas.map(([name]) => name),
      },
    },
    ...replicas.map(([indexName, firstBy]) => ({
      indexName,
      indexSettings: {
        ...PRODUCTS,
        // Products with equal prices are sorted by age, newest first.
        ranking: [firstBy, 'custom', ...BY_WORDS.filter((one) => one !== 'custom')],
      },
    })),
    { indexName: SUGGESTIONS, indexSettings: SUGGESTION_SETTINGS },
  ]
}

/** Settings for an index that will replace the primary, without replicas. */
export const PRIMARY_WITHOUT_REPLICAS: IndexSettings = { ...PRODUCTS, ranking: [...BY_WORDS] }

export const SUGGESTION_SETTINGS: IndexSettings = {
  ...WORDS,
  disableTypoToleranceOnAttributes: [],
  searchableAttributes: ['query'],
  customRanking: ['desc(popularity)', 'asc(query)'],
  ranking: [...BY_WORDS],
}
