import type { SentPart } from './multipart'

/** A call that is well formed: whether it may be made is then the only question. */
export interface Sample {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** A form with a file, instead of a body. */
  parts?: readonly SentPart[]
}

export type Samples = Readonly<Record<string, Sample>>
