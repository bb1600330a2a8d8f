import type { SentPart } from './multipart'

/** A valid request, so that only its permission is tested. */
export interface Sample {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** A form with a file, instead of a body. */
  parts?: readonly SentPart[]
}

export type Samples = Readonly<Record<string, Sample>>
