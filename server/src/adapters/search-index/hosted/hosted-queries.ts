import type { SearchForFacets, SearchForHits } from 'algoliasearch'
import {
  type Comparison,
  FACET_ATTRIBUTES,
  type FacetValueQuery,
  FilterUnsupported,
  type HighlightTags,
  NUMERIC_ATTRIBUTES,
  type SearchFilter,
  type SearchQuery,
  type SearchSelection,
  type SuggestionQuery,
} from '../../../ports/search-index'
import { FIGURES, writeFigures } from './hosted-figures'
import { COVERAGE, ID, SUGGESTIONS, WHOLE_SKU } from './hosted-settings'

/** Limits the cost of one request; no screen needs more. */
const MAX_CLAUSES = 200

/** A condition in the hosted index's filter language. Only conditions of one kind can be combined in one OR. */
interface Literal {
  readonly kind: 'facet' | 'number'
  readonly text: string
}
type Clause = readonly Literal[]

/** A list of clauses is a conjunction, and a clause is a disjunction of literals. An empty clause is false. */
const NOTHING: readonly Clause[] = [[]]
const EVERYTHING: readonly Clause[] = []

const VALUES: ReadonlySet<string> = new Set([...FACET_ATTRIBUTES, COVERAGE, ID])
const NUMBERS: ReadonlySet<string> = new Set(NUMERIC_ATTRIBUTES)

/**
 * Translates filters into the hosted index's language, which supports only ORs within ANDs, each OR with
 * conditions of one kind. Returns undefined when no document can match. @throws FilterUnsupported when the
 * filter cannot be expressed.
 */
export function writeFilters(filters: readonly SearchFilter[]): string | undefined {
  const clauses = clausesOf({ kind: 'and', parts: filters }, true)
  if (clauses.some((clause) => clause.length === 0)) return undefined
  return clauses
    .map((clause) => {
      if (new Set(clause.map(({ kind }) => kind)).size > 1)
        throw new FilterUnsupported("an OR can't have numbers and texts")
      const texts = clause.map(({ text }) => text)
      return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(' OR ')})`
    })
    .join(' AND ')
}

/** Converts a filter to conjunctive normal form, with negations moved to the conditions. */
function clausesOf(filter: SearchFilter, isPositive: boolean): readonly Clause[] {
  if (filter.kind === 'not') return clausesOf(filter.part, !isPositive)
  if (filter.kind === 'value') return valueClauses(filter, isPositive)
  if (filter.kind === 'number') {
    const comparison = isPositive ? filter.comparison : OPPOSITE[filter.comparison]
    return known(filter, isPositive, () => [[compare(filter, comparison, filter.value)]])
  }
  if (filter.kind === 'range')
    return known(filter, isPositive, () =>
      isPositive
        ? [[number(`${filter.attribute}:${filter.from} TO ${filter.to}`)]]
        : [[compare(filter, '<', filter.from), compare(filter, '>', filter.to)]],
    )
  const parts = filter.parts.map((part) => clausesOf(part, isPositive))
  return (filter.kind === 'and') === isPositive ? bounded(parts.flat()) : anyOf(parts)
}

function anyOf(parts: readonly (readonly Clause[])[]): readonly Clause[] {
  return parts.reduce<readonly Clause[]>(
    (all, part) => bounded(all.flatMap((one) => part.map((other) => [...one, ...other]))),
    NOTHING,
  )
}

function bounded(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.length > MAX_CLAUSES) throw new FilterUnsupported('too many combinations')
  return clauses
}

/** Handles attributes that no document has: no document matches the condition, and all match its negation. */
function known(
  { attribute }: { attribute: string },
  isPositive: boolean,
  make: () => readonly Clause[],
): readonly Clause[] {
  if (NUMBERS.has(attribute)) return make()
  return isPositive ? NOTHING : EVERYTHING
}

function valueClauses(
  { attribute, value }: { attribute: string; value: string },
  isPositive: boolean,
): readonly Clause[] {
  const name = attribute === 'objectID' ? ID : attribute
  if (VALUES.has(name)) {
    const text = `${name}:${quote(value)}`
    return [[{ kind: 'facet', text: isPositive ? text : `NOT ${text}` }]]
  }
  const figure = Number(value)
  if (!NUMBERS.has(name) || !Number.isFinite(figure)) return isPositive ? NOTHING : EVERYTHING
  return [[compare({ attribute }, isPositive ? '=' : '!=', figure)]]
}

const number = (text: string): Literal => ({ kind: 'number', text })

const compare = (
  { attribute }: { attribute: string },
  comparison: Comparison,
  value: number,
): Literal => number(`${attribute} ${comparison} ${value}`)

const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
}

/**
 * Replaces zero characters and lone surrogates. No stored value contains them, so such a filter matches
 * nothing.
 */
const quote = (value: string) =>
  `"${Buffer.from(value.replaceAll('\0', '\ufffd')).toString().replace(/[\\"]/g, '\\$&')}"`

/**
 * Maximum query length of the hosted index. Only pasted texts are longer, and the rest adds nothing to the
 * search.
 */
const LONGEST_QUERY = 512

/**
 * Highlight tags of Unicode's private use area, which cannot occur in a text. They are requested when the texts
 * must be escaped.
 */
export const PRIVATE_TAGS: HighlightTags = { before: '\u{e000}', after: '\u{e001}' }

/** Returns the tags to request from the index. HTML tags are inserted later, after the texts are escaped. */
export const requestedTags = (tags: HighlightTags): HighlightTags =>
  tags.before.startsWith('<') ? PRIVATE_TAGS : tags

/** Removes zero characters and lone surrogates, and truncates the text at a character boundary. */
function cleanText(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\0', ' '))
  if (bytes.length <= LONGEST_QUERY) return bytes.toString()
  return bytes
    .subarray(0, LONGEST_QUERY)
    .toString()
    .replace(/\ufffd+$/, '')
}

/** Returns the parameters shared by product searches and facet searches; undefined when nothing can match. */
function selectionOf(selection: SearchSelection) {
  const filters = writeFilters(selection.filters)
  if (filters === undefined) return undefined
  return {
    indexName: selection.index,
    query: cleanText(writeFigures(selection.text)),
    ...(filters !== '' && { filters }),
    // `min`: when a word matches exactly, its typo corrections are ignored.
    typoTolerance: selection.typoTolerance ? ('min' as const) : false,
    queryType: selection.prefixWords,
    removeWordsIfNoResults: selection.wordRemoval,
  }
}

const isAll = ({ attributes }: SearchQuery) => attributes.includes('*')

export function hitsRequest(query: SearchQuery): SearchForHits | undefined {
  const selection = selectionOf(query)
  const tags = requestedTags(query.highlightTags)
  return (
    selection && {
      ...selection,
      page: query.page,
      hitsPerPage: query.hitsPerPage,
      facets: [...query.facets],
      maxValuesPerFacet: query.valuesPerFacet,
      sortFacetValuesBy: query.facetOrder,
      attributesToRetrieve: [
        ...query.attributes,
        ...(isAll(query) ? [`-${WHOLE_SKU}`, `-${FIGURES}`] : []),
      ],
      attributesToHighlight: [...query.highlighted],
      attributesToSnippet: [],
      highlightPreTag: tags.before,
      highlightPostTag: tags.after,
    }
  )
}

export function facetRequest(query: FacetValueQuery): SearchForFacets | undefined {
  const selection = selectionOf(query)
  const tags = requestedTags(query.highlightTags)
  return (
    selection && {
      ...selection,
      type: 'facet',
      facet: query.facet,
      facetQuery: cleanText(query.facetText),
      maxFacetHits: query.limit,
      highlightPreTag: tags.before,
      highlightPostTag: tags.after,
    }
  )
}

export function suggestionsRequest(query: SuggestionQuery): SearchForHits {
  const tags = requestedTags(query.highlightTags)
  return {
    indexName: SUGGESTIONS,
    query: cleanText(query.text),
    typoTolerance: query.typoTolerance ? 'min' : false,
    queryType: query.prefixWords,
    page: query.page,
    hitsPerPage: query.hitsPerPage,
    attributesToRetrieve: [...query.attributes],
    attributesToHighlight: query.isHighlighted ? ['query'] : [],
    attributesToSnippet: [],
    highlightPreTag: tags.before,
    highlightPostTag: tags.after,
  }
}
