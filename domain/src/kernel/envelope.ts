import type { Issue } from './errors'

/** The body of every API response except files; `errors` is null on success. */
export interface Envelope<Data> {
  errors: readonly Issue[] | null
  message: string
  data: Data
  /** Total number of rows of a paged list. */
  count?: number
  /** There are more rows than `count`, because searches with very many matches are not counted completely. */
  more?: boolean
  /** For lists with pages numbered from 1. */
  page?: number
  totalPage?: number
  /** Ids of the unread rows of the page. */
  ids?: readonly string[]
}

export interface Counted {
  count: number
  /** There are more rows than `count`. */
  more?: boolean
}

/** The result of a paged list's handler. */
export interface Page<Row> extends Counted {
  rows: Row[]
}
