import { z } from 'zod'
import { findRangeEnd } from './calendar'
import { failure } from './errors'
import { isInEveryCode, type CodeKind } from './ids'
import { kernelTexts } from './kernel.texts'
import { LONGEST_SEARCH } from './limits'

/** What a list of documents may be asked for: a topic's value, a date range, or both (Spec 1 §7). */
export const searchShape = <const Topic extends string, const Range extends string>(
  topics: readonly Topic[],
  ranges: readonly Range[],
) => ({
  searchTopic: z.enum(topics).optional(),
  searchValue: z.string().trim().min(1).max(LONGEST_SEARCH).optional(),
  rangeTopic: z.enum(ranges).optional(),
  rangeFrom: z.string().trim().max(40).optional(),
  rangeTo: z.string().trim().max(40).optional(),
})

interface Asked<Topic extends string> {
  searchTopic?: Topic | undefined
  searchValue?: string | undefined
  rangeTopic?: string | undefined
  rangeFrom?: string | undefined
  rangeTo?: string | undefined
}

/** What was asked for, understood: without anything it is the whole list. */
export interface DocumentSearch<Topic extends string = string> {
  find?: { topic: Topic; value: string }
  /** The first instant that is inside. */
  from?: Date
  /** The first instant that is outside. */
  before?: Date
}

const incomplete = (path: string) => failure('bad_request', { path, text: kernelTexts.required })

function endOf(text: string, zone: string, end: 'from' | 'to'): Date {
  const at = findRangeEnd(text, zone, end)
  if (at) return at
  const path = end === 'from' ? 'rangeFrom' : 'rangeTo'
  throw failure('bad_request', { path, text: kernelTexts.notDate })
}

/**
 * Understands a search; times without offset are the company's, in `zone`, and the range's end
 * includes its whole second (`docs/domain.md`). One end may be left out, not both.
 * @throws AppError `bad_request` when a part is missing, or a time is none.
 */
export function readSearch<Topic extends string>(
  asked: Asked<Topic>,
  zone: string,
): DocumentSearch<Topic> {
  const { searchTopic: topic, searchValue: value, rangeTopic, rangeFrom, rangeTo } = asked
  if (topic !== undefined && value === undefined) throw incomplete('searchValue')
  if (topic === undefined && value !== undefined) throw incomplete('searchTopic')
  const isRange = rangeFrom !== undefined || rangeTo !== undefined
  if (isRange && rangeTopic === undefined) throw incomplete('rangeTopic')
  if (!isRange && rangeTopic !== undefined) throw incomplete('rangeFrom')
  return {
    ...(topic !== undefined && value !== undefined && { find: { topic, value } }),
    ...(rangeFrom !== undefined && { from: endOf(rangeFrom, zone, 'from') }),
    ...(rangeTo !== undefined && { before: endOf(rangeTo, zone, 'to') }),
  }
}

/** What stands in every code of the company finds all, whose number is known: it isn't searched for. */
export function withoutNeedless<Search extends DocumentSearch>(
  search: Search,
  /** Topics that are codes, and of which documents. */
  codes: Readonly<Partial<Record<string, CodeKind>>>,
  companyCode: string,
): Search {
  const { find } = search
  const kind = find && codes[find.topic]
  return kind && isInEveryCode(kind, companyCode, find.value)
    ? { ...search, find: undefined }
    : search
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
