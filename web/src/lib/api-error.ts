import type { ErrorCode, Issue } from '@pasok/domain/kernel/errors'

/** Returns the messages of an error without duplicates: its issues, otherwise its message. */
export function messagesOf(error: unknown): readonly string[] {
  if (error instanceof ApiError && error.issues.length > 0)
    return [...new Set(error.issues.map(({ message }) => message))]
  return [messageOf(error)]
}

/** `offline`: the server could not be reached. */
export type ApiErrorCode = ErrorCode | 'offline'

interface Details {
  status: number
  code: ApiErrorCode
  message: string
  issues?: readonly Issue[] | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
}

/** A failed request; `message` is the text to show. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly issues: readonly Issue[]
  readonly requestId: string | undefined
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor({ status, code, message, issues = [], requestId, retryAfter }: Details) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.issues = issues
    this.requestId = requestId
    this.retryAfter = retryAfter
  }

  /** Returns the message of the field at `path`, if the server named it. */
  issueAt(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

/** Returns the next step that the server suggests for a failure. */
export const nextOf = (error: unknown): Issue['next'] =>
  error instanceof ApiError ? error.issues.find(({ next }) => next)?.next : undefined

/** Returns true when the record does not exist, belongs to another company, or its id is malformed. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.issueAt('id') !== undefined)

/** Returns true when the request presumably did not reach the server. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'offline'

/** Returns true when the server itself has refused the request, so that the outcome is known. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 200 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429

/** Returns the text to show for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns true when another user saved the record first. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'stale_version'
