import { z } from 'zod'
import type { Tolerance } from './words'

const criterion = z.union([
  z.enum(['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']),
  z.string().regex(/^(?:asc|desc)\([\w.]+\)$/),
])
const names = z.array(z.string())

/** Known settings; unknown ones are refused, as by the hosted index. */
export const settingsShape = z.strictObject({
  searchableAttributes: names.default([]),
  attributesForFaceting: names.default([]),
  numericAttributesForFiltering: names.default([]),
  customRanking: names.default([]),
  ranking: z
    .array(criterion)
    .default(['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']),
  replicas: names.optional(),
  disableTypoToleranceOnAttributes: names.default([]),
  minWordSizefor1Typo: z.number().default(4),
  minWordSizefor2Typos: z.number().default(8),
  allowTyposOnNumericTokens: z.boolean().default(true),
  paginationLimitedTo: z.number().default(1_000),
  exactOnSingleWordQuery: z.enum(['attribute', 'none', 'word']).default('attribute'),
  indexLanguages: names.default([]),
  queryLanguages: names.default([]),
  ignorePlurals: z.boolean().default(false),
  removeStopWords: z.boolean().default(false),
})
export type GivenSettings = z.output<typeof settingsShape>

export interface Settings {
  given: GivenSettings
  facets: ReadonlySet<string>
  searchableFacets: ReadonlySet<string>
  countedFacets: ReadonlySet<string>
  numbers: ReadonlySet<string>
  exactAttributes: ReadonlySet<string>
  typos: Tolerance
}

const bare = (name: string) => /^(?:searchable|filterOnly)\((.*)\)$/.exec(name)?.[1] ?? name

export function readSettings(given: GivenSettings): Settings {
  const facets = given.attributesForFaceting
  return {
    given,
    facets: new Set(facets.map(bare)),
    searchableFacets: new Set(facets.filter((one) => one.startsWith('searchable(')).map(bare)),
    countedFacets: new Set(facets.filter((one) => !one.startsWith('filterOnly(')).map(bare)),
    numbers: new Set(given.numericAttributesForFiltering),
    exactAttributes: new Set(given.disableTypoToleranceOnAttributes),
    typos: {
      one: given.minWordSizefor1Typo,
      two: given.minWordSizefor2Typos,
      numbers: given.allowTyposOnNumericTokens,
    },
  }
}

interface SearchableAttribute {
  path: string
  priority: number
  isOrdered: boolean
}

/** Returns searchable attributes; those in one text have the same priority and are unordered. */
export function searchable({ given }: Settings): SearchableAttribute[] {
  return given.searchableAttributes.flatMap((entry, priority) => {
    const unordered = /^unordered\((.*)\)$/.exec(entry)?.[1]
    const paths = (unordered ?? entry).split(',').map((path) => path.trim())
    const isOrdered = unordered === undefined && paths.length === 1
    return paths.map((path) => ({ path, priority, isOrdered }))
  })
}
