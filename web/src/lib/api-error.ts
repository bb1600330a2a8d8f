import type { ErrorCode, Issue } from '@pasok/domain/kernel/errors'

/** `offline`: the server could not be reached at all. */
export type ApiErrorCode = ErrorCode | 'offline'

interface Details {
  status: number
  code: ApiErrorCode
  message: string
  issues?: readonly Issue[] | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
}

/** A call that failed; `message` is the text to show. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly issues: readonly Issue[]
  readonly requestId: string | undefined
  /** Seconds after which trying again makes sense. */
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

  /** The message of the field at `path`, where the server named one. */
  issueAt(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

/** What the server offers to do about a failure, and where. */
export const nextOf = (error: unknown): Issue['next'] =>
  error instanceof ApiError ? error.issues.find(({ next }) => next)?.next : undefined

/** There is no such record, or it is another company's, or the address names none. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.issueAt('id') !== undefined)

/** True when the call never came to the server, as far as anybody knows. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'offline'

/** True when the server has looked at the call itself and said no: what became of it is known. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 200 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429

/** What to show of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Somebody else saved the record first. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'stale_version'
