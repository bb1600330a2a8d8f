export interface Invariant {
  name: string
  /** Selects what breaks it: nothing, when all is well. */
  breaches: string
}
