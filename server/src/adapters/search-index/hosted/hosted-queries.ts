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

/** More than any screen asks for; a bound on what one request may cost. */
const MOST_CLAUSES = 200

/** A condition in the hosted index's words; of one kind are those that can stand in one OR. */
interface Literal {
  readonly kind: 'facet' | 'number'
  readonly text: string
}
type Clause = readonly Literal[]

/** Of clauses that all must hold, with a literal each that must: `false` is a clause of none. */
const NOTHING: readonly Clause[] = [[]]
const EVERYTHING: readonly Clause[] = []

const VALUES: ReadonlySet<string> = new Set([...FACET_ATTRIBUTES, COVERAGE, ID])
const NUMBERS: ReadonlySet<string> = new Set(NUMERIC_ATTRIBUTES)

/**
 * Filters in the hosted index's language, which knows ORs within ANDs alone, and in an OR conditions
 * of one kind; nothing when no document can hold them.
 * @throws FilterUnsupported where it has no words for it
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

/** In conjunctive form, negations carried down to the conditions. */
function clausesOf(filter: SearchFilter, isAsked: boolean): readonly Clause[] {
  if (filter.kind === 'not') return clausesOf(filter.part, !isAsked)
  if (filter.kind === 'value') return valueClauses(filter, isAsked)
  if (filter.kind === 'number') {
    const comparison = isAsked ? filter.comparison : OPPOSITE[filter.comparison]
    return known(filter, isAsked, () => [[compare(filter, comparison, filter.value)]])
  }
  if (filter.kind === 'range')
    return known(filter, isAsked, () =>
      isAsked
        ? [[number(`${filter.attribute}:${filter.from} TO ${filter.to}`)]]
        : [[compare(filter, '<', filter.from), compare(filter, '>', filter.to)]],
    )
  const parts = filter.parts.map((part) => clausesOf(part, isAsked))
  return (filter.kind === 'and') === isAsked ? bounded(parts.flat()) : anyOf(parts)
}

function anyOf(parts: readonly (readonly Clause[])[]): readonly Clause[] {
  return parts.reduce<readonly Clause[]>(
    (all, part) => bounded(all.flatMap((one) => part.map((other) => [...one, ...other]))),
    NOTHING,
  )
}

function bounded(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.length > MOST_CLAUSES) throw new FilterUnsupported('too many combinations')
  return clauses
}

/** Where no document has the attribute: none holds the condition, and all hold its opposite. */
function known(
  { attribute }: { attribute: string },
  isAsked: boolean,
  make: () => readonly Clause[],
): readonly Clause[] {
  if (NUMBERS.has(attribute)) return make()
  return isAsked ? NOTHING : EVERYTHING
}

function valueClauses(
  { attribute, value }: { attribute: string; value: string },
  isAsked: boolean,
): readonly Clause[] {
  const name = attribute === 'objectID' ? ID : attribute
  if (VALUES.has(name)) {
    const text = `${name}:${quote(value)}`
    return [[{ kind: 'facet', text: isAsked ? text : `NOT ${text}` }]]
  }
  const figure = Number(value)
  if (!NUMBERS.has(name) || !Number.isFinite(figure)) return isAsked ? NOTHING : EVERYTHING
  return [[compare({ attribute }, isAsked ? '=' : '!=', figure)]]
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

/** No value has a zero character or half a letter, so what names one matches none of them. */
const quote = (value: string) =>
  `"${Buffer.from(value.replaceAll('\0', '\ufffd')).toString().replace(/[\\"]/g, '\\$&')}"`

/** Of the hosted index; pasted texts are longer, and their end says nothing more about a product. */
const LONGEST_QUERY = 512

/** Asked for where texts are escaped: nothing of a text can look like them (Unicode's private use). */
export const PRIVATE_TAGS: HighlightTags = { before: '\u{e000}', after: '\u{e001}' }

/** Tags that the index is asked for: HTML ones are put in here, when the texts are escaped. */
export const tagsAsked = (tags: HighlightTags): HighlightTags =>
  tags.before.startsWith('<') ? PRIVATE_TAGS : tags

/** Without halves of letters and zero characters, cut where a letter ends. */
function cleanText(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\0', ' '))
  if (bytes.length <= LONGEST_QUERY) return bytes.toString()
  return bytes
    .subarray(0, LONGEST_QUERY)
    .toString()
    .replace(/\ufffd+$/, '')
}

/** What searches for products and for facets' values have in common; nothing when none can match. */
function selectionOf(selection: SearchSelection) {
  const filters = writeFilters(selection.filters)
  if (filters === undefined) return undefined
  return {
    indexName: selection.index,
    query: cleanText(writeFigures(selection.text)),
    ...(filters !== '' && { filters }),
    // `min`: a word that something has as it is typed is not taken for another.
    typoTolerance: selection.typoTolerance ? ('min' as const) : false,
    queryType: selection.prefixWords,
    removeWordsIfNoResults: selection.wordRemoval,
  }
}

const isAll = ({ attributes }: SearchQuery) => attributes.includes('*')

export function hitsRequest(query: SearchQuery): SearchForHits | undefined {
  const selection = selectionOf(query)
  const tags = tagsAsked(query.highlightTags)
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
  const tags = tagsAsked(query.highlightTags)
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
  const tags = tagsAsked(query.highlightTags)
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
