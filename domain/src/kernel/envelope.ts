import type { Issue } from './errors'

/** Every answer of the API (`wire.md`: success when `errors` is null). */
export interface Envelope<Data> {
  errors: readonly Issue[] | null
  message: string
  data: Data
  /** How many rows there are in all, of a paged list. */
  count?: number
  /** There are more than `count`: a search that finds very much is not counted to its end. */
  more?: boolean
  /** Of a list that is numbered from page 1. */
  page?: number
  totalPage?: number
  /** Those of the page that are unread. */
  ids?: readonly string[]
}

export interface Counted {
  count: number
  /** There are more than `count`. */
  more?: boolean
}

/** What a handler of a paged list gives back. */
export interface Page<Row> extends Counted {
  rows: Row[]
}
