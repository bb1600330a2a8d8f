import type { Comparison, SearchFilter } from '../../../ports/search-index'
import { badRequest } from './protocol-error'

/**
 * A text, or a list of conditions that must all match. An inner list matches when one of its conditions does.
 */
export type NestedTexts = string | readonly NestedTexts[]

const DEEPEST = 3

type Read = (text: string) => SearchFilter

/** Reads facet filters: `[["brand:A", "brand:B"], "vendor_name:-C"]` means (A or B) and not C. */
export function readFacetFilters(nested: NestedTexts): SearchFilter[] {
  return readAll(nested, readFacetFilter)
}

/** Reads numeric filters such as `["price>=10", "stock:1 TO 5"]`. */
export function readNumericFilters(nested: NestedTexts): SearchFilter[] {
  return readAll(nested, readNumericFilter)
}

/** Reads tag filters. No document has tags, so they match nothing. */
export function readTagFilters(nested: NestedTexts): SearchFilter[] {
  return readAll(nested, (value) => ({ kind: 'value', attribute: '_tags', value }))
}

function readAll(nested: NestedTexts, read: Read): SearchFilter[] {
  const parts = typeof nested === 'string' ? [nested] : nested
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return readAny(part, read, 2)
    return part.trim() === '' ? [] : [read(part)]
  })
}

/** Nested levels alternate between OR and AND. Empty lists are ignored. */
function readAny(parts: readonly NestedTexts[], read: Read, depth: number): SearchFilter[] {
  if (depth > DEEPEST) throw badRequest('Filters can be nested in lists three deep at most')
  const read1 = (part: NestedTexts) =>
    typeof part === 'string' ? [read(part)] : readAny(part, read, depth + 1)
  const filters = parts.flatMap(read1)
  if (filters.length === 0) return []
  return [{ kind: depth % 2 === 0 ? 'or' : 'and', parts: filters }]
}

/** Reads one facet filter. A leading `-` of the value negates it; `\-` is a literal hyphen. */
function readFacetFilter(text: string): SearchFilter {
  const colon = text.indexOf(':')
  if (colon <= 0) {
    throw badRequest(
      `facetFilters: Unexpected token ${text} expected ':' at col ${text.length + 1}`,
    )
  }
  const attribute = text.slice(0, colon).trim()
  const value = text.slice(colon + 1).trim()
  if (value.startsWith('-')) {
    return { kind: 'not', part: { kind: 'value', attribute, value: value.slice(1) } }
  }
  return { kind: 'value', attribute, value: value.startsWith('\\-') ? value.slice(1) : value }
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)`
const COMPARED = new RegExp(String.raw`^\s*([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*${NUMBER}\s*$`, 'i')
const BETWEEN = new RegExp(
  String.raw`^\s*([^\s<>=!:]+)\s*:\s*${NUMBER}(?:\s+TO\s+${NUMBER})?\s*$`,
  'i',
)

function readNumericFilter(text: string): SearchFilter {
  const compared = COMPARED.exec(text)
  if (compared) {
    const [, attribute = '', sign, value] = compared
    const comparison = COMPARISONS.find((one) => one === sign) ?? '='
    return { kind: 'number', attribute, comparison, value: Number(value) }
  }
  const between = BETWEEN.exec(text)
  if (!between) {
    const known = /^\s*[^\s<>=!:]*\s*(?:<=|>=|!=|<|>|=|:)?\s*/.exec(text)?.[0].length ?? 0
    throw badRequest(
      `numericFilters: Unexpected token ${text.slice(known) || 'end of filter'} expected numeric at col ${known + 1}`,
    )
  }
  const [, attribute = '', from, to] = between
  return { kind: 'range', attribute, from: Number(from), to: Number(to ?? from) }
}

const COMPARISONS: readonly Comparison[] = ['<', '<=', '=', '!=', '>=', '>']
