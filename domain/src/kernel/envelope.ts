import type { Issue } from './errors'

/** Every answer of the API (`wire.md`: success when `errors` is null). */
export interface Envelope<Data> {
  errors: readonly Issue[] | null
  message: string
  data: Data
  /** How many rows there are in all, of a paged list. */
  count?: number
}

/** What a handler of a paged list gives back. */
export interface Page<Row> {
  rows: Row[]
  count: number
}
