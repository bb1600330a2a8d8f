import { z } from 'zod'
import { findRangeEnd } from './calendar'
import { failure } from './errors'
import { isInEveryCode, type CodeKind } from './ids'
import { kernelTexts } from './kernel.texts'
import { LONGEST_SEARCH, MAX_CRITERIA } from './limits'
import { SORTINGS, SORTINGS_OF_INVOICES, type Sorting } from './sortings'

export interface Criterion<Topic extends string = string> {
  topic: Topic
  value: string
}

const searchValue = z.string().trim().min(1).max(LONGEST_SEARCH)

/** Parses criteria in the query, `topic:value` each; the parameter may be repeated. */
const criteriaShape = <const Topic extends string>(topics: readonly Topic[]) => {
  const criterion = z
    .string()
    .transform((text) => {
      const colon = text.indexOf(':')
      return { topic: text.slice(0, colon), value: text.slice(colon + 1) }
    })
    .pipe(z.object({ topic: z.enum(topics), value: searchValue }))
  return z
    .union([z.string(), z.array(z.string())])
    .transform((texts) => (typeof texts === 'string' ? [texts] : texts))
    .pipe(z.array(criterion).max(MAX_CRITERIA))
}

/**
 * Returns the query parameters of a list of documents (Spec 1 §7): a topic's value and a range of
 * dates. Documents must also meet every criterion in `filter`; `searchText` matches the code and
 * the names of vendor, author and products.
 */
export const searchShape = <const Topic extends string, const Range extends string>(
  topics: readonly Topic[],
  ranges: readonly Range[],
) => ({
  searchTopic: z.enum(topics).optional(),
  searchValue: searchValue.optional(),
  searchText: searchValue.optional(),
  filter: criteriaShape(topics).optional(),
  rangeTopic: z.enum(ranges).optional(),
  rangeFrom: z.string().trim().max(40).optional(),
  rangeTo: z.string().trim().max(40).optional(),
})

export const sortShape = z.enum(SORTINGS).optional()
export const invoiceSortShape = z.enum(SORTINGS_OF_INVOICES).optional()

interface SearchQuery<Topic extends string> {
  searchTopic?: Topic | undefined
  searchValue?: string | undefined
  searchText?: string | undefined
  filter?: readonly Criterion<Topic>[] | undefined
  sort?: Sorting | undefined
  rangeTopic?: string | undefined
  rangeFrom?: string | undefined
  rangeTo?: string | undefined
}

/** The conditions of a search; without criteria, text and range it matches the whole list. */
export interface DocumentSearch<Topic extends string = string> {
  criteria: readonly Criterion<Topic>[]
  /** Must occur in the code, a name or a product. */
  text?: string | undefined
  sort?: Sorting | undefined
  /** The first instant inside the range. */
  from?: Date
  /** The first instant after the range. */
  before?: Date
}

/** Returns whether the search does not narrow the list, except by status. */
export const isWholeList = ({ criteria, text, from, before }: DocumentSearch): boolean =>
  criteria.length === 0 && text === undefined && !from && !before

const incomplete = (path: string) => failure('bad_request', { path, text: kernelTexts.required })

function endOf(text: string, zone: string, end: 'from' | 'to'): Date {
  const at = findRangeEnd(text, zone, end)
  if (at) return at
  const path = end === 'from' ? 'rangeFrom' : 'rangeTo'
  throw failure('bad_request', { path, text: kernelTexts.notDate })
}

/**
 * Reads the search parameters. Times without offset are in `zone`, the company's time zone, and the
 * end of a range includes its whole second (`docs/domain.md`). One end may be missing. @throws
 * AppError `bad_request` when other parts are missing or a time is invalid.
 */
export function readSearch<Topic extends string>(
  query: SearchQuery<Topic>,
  zone: string,
): DocumentSearch<Topic> {
  const { searchTopic: topic, searchValue: value, rangeTopic, rangeFrom, rangeTo } = query
  const { searchText: text, filter = [] } = query
  if (topic !== undefined && value === undefined) throw incomplete('searchValue')
  if (topic === undefined && value !== undefined) throw incomplete('searchTopic')
  const isRange = rangeFrom !== undefined || rangeTo !== undefined
  if (isRange && rangeTopic === undefined) throw incomplete('rangeTopic')
  if (!isRange && rangeTopic !== undefined) throw incomplete('rangeFrom')
  return {
    criteria:
      topic !== undefined && value !== undefined ? [{ topic, value }, ...filter] : [...filter],
    ...(text !== undefined && { text }),
    ...(query.sort !== undefined && { sort: query.sort }),
    ...(rangeFrom !== undefined && { from: endOf(rangeFrom, zone, 'from') }),
    ...(rangeTo !== undefined && { before: endOf(rangeTo, zone, 'to') }),
  }
}

/** Removes criteria that match every document of the company, such as the common prefix of its codes. */
export function withoutNeedless<Search extends DocumentSearch>(
  search: Search,
  /** Topics that are codes, with their kind of document. */
  codes: Readonly<Partial<Record<string, CodeKind>>>,
  companyCode: string,
): Search {
  const criteria = search.criteria.filter(({ topic, value }) => {
    const kind = codes[topic]
    return !kind || !isInEveryCode(kind, companyCode, value)
  })
  return { ...search, criteria }
}

/**
 * Returns the text as one of the allowed values, such as a status. @throws AppError `bad_request`
 * listing the values.
 */
export function readOneOf<Value extends string>(text: string, values: readonly Value[]): Value {
  const one = values.find((value) => value === text)
  if (one !== undefined) return one
  throw failure('bad_request', {
    path: 'searchValue',
    text: kernelTexts.notOneOf,
    values: { values: values.join(', ') },
  })
}
