export interface Invariant {
  name: string
  /** A query for violations, which returns no rows when the invariant holds. */
  breaches: string
}
