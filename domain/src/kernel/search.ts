import { z } from 'zod'
import { findRangeEnd } from './calendar'
import { failure } from './errors'
import { isInEveryCode, type CodeKind } from './ids'
import { kernelTexts } from './kernel.texts'
import { LONGEST_SEARCH, MOST_CRITERIA } from './limits'
import { SORTINGS, SORTINGS_OF_INVOICES, type Sorting } from './sortings'

/** A document must have this value of this topic. */
export interface Criterion<Topic extends string = string> {
  topic: Topic
  value: string
}

const searchValue = z.string().trim().min(1).max(LONGEST_SEARCH)

/** Criteria as an address has them, `topic:value` each: one text, or several under the same name. */
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
    .pipe(z.array(criterion).max(MOST_CRITERIA))
}

/**
 * How a list of documents is searched (Spec 1 §7): by a topic's value and a range of dates. `filter`
 * adds further criteria, all of which a document must meet; `searchText` finds documents by their code
 * and the names of their vendor, author and products.
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

/** The query of a list, as `searchShape` parsed it. */
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

/** What documents must match; without criteria, text and range it is the whole list. */
export interface DocumentSearch<Topic extends string = string> {
  criteria: readonly Criterion<Topic>[]
  /** Contained in the code, a name or a product. */
  text?: string | undefined
  sort?: Sorting | undefined
  /** The first instant that is inside. */
  from?: Date
  /** The first instant that is outside. */
  before?: Date
}

/** True when documents are not narrowed, except perhaps by a status. */
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
 * Reads a search; times without offset are the company's, in `zone`, and the range's end includes its
 * whole second (`docs/domain.md`). One end may be left out, not both.
 * @throws AppError `bad_request` when a part is missing, or a time is none.
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

/** Removes criteria that every document of the company meets, such as the prefix of all its codes. */
export function withoutNeedless<Search extends DocumentSearch>(
  search: Search,
  /** Topics that are codes, and of which documents. */
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
 * What was searched for as one of some values, such as a status.
 * @throws AppError `bad_request` that names them.
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
