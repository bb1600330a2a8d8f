import { kernelTexts } from './kernel.texts'
import { say, type Language, type Text, type WordedValues } from './texts'

/**
 * Every way in which a call can fail. Closed: HTTP status and default text stand in one table each
 * (law 5).
 */
export type ErrorCode =
  | 'bad_request'
  | 'unauthenticated'
  | 'deactivated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'illegal_move'
  | 'stale_version'
  | 'changed'
  | 'rule'
  | 'idempotency_mismatch'
  | 'too_many_requests'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unavailable'
  | 'internal'

export const HTTP_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  deactivated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  illegal_move: 409,
  stale_version: 409,
  changed: 409,
  rule: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

export const ERROR_TEXT = {
  bad_request: kernelTexts.badRequest,
  unauthenticated: kernelTexts.unauthenticated,
  deactivated: kernelTexts.deactivated,
  forbidden: kernelTexts.forbidden,
  not_found: kernelTexts.notFound,
  conflict: kernelTexts.conflict,
  illegal_move: kernelTexts.illegalMove,
  stale_version: kernelTexts.staleVersion,
  changed: kernelTexts.changed,
  rule: kernelTexts.badRequest,
  idempotency_mismatch: kernelTexts.idempotencyMismatch,
  too_many_requests: kernelTexts.tooManyRequests,
  payload_too_large: kernelTexts.payloadTooLarge,
  unsupported_media_type: kernelTexts.unsupportedMediaType,
  unavailable: kernelTexts.unavailable,
  internal: kernelTexts.internal,
} as const satisfies Record<ErrorCode, Text>

/** One thing that is wrong, in every language; `path` is the place in the payload, dotted. */
export interface Problem {
  code: ErrorCode
  path?: string
  text: Text
  values?: WordedValues
  next?: NextStep
}

/** What to do about a problem, in every language, and the address of the app where it is done. */
export interface NextStep {
  label: Text
  values?: WordedValues
  address: string
}

/** A problem as it travels. */
export interface Issue {
  code: ErrorCode
  path?: string | undefined
  message: string
  /** What to do about it, and where. */
  next?: { label: string; address: string } | undefined
}

/** A failure that a person is told about. Everything else that is thrown is a bug of ours (500). */
export class AppError extends Error {
  /** The first problem decides the HTTP status. */
  readonly problems: readonly [Problem, ...Problem[]]
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(problems: readonly [Problem, ...Problem[]], retryAfter?: number) {
    super(say(problems[0].text, 'en', problems[0].values))
    this.name = 'AppError'
    this.problems = problems
    this.retryAfter = retryAfter
  }

  get code(): ErrorCode {
    return this.problems[0].code
  }

  /** The problems in one language. */
  issues(language: Language): Issue[] {
    return this.problems.map(({ code, path, text, values, next }) => ({
      code,
      ...(path === undefined ? {} : { path }),
      message: say(text, language, values),
      ...(next && {
        next: { label: say(next.label, language, next.values), address: next.address },
      }),
    }))
  }
}

interface Details {
  text?: Text
  values?: WordedValues
  path?: string
  next?: NextStep
}

/** A failure of one problem; without a text of its own it says the code's. */
export function failure(code: ErrorCode, details: Details = {}): AppError {
  const { text = ERROR_TEXT[code], values, path, next } = details
  return new AppError([
    {
      code,
      text,
      ...(values && { values }),
      ...(path === undefined ? {} : { path }),
      ...(next && { next }),
    },
  ])
}

/** What doesn't exist, or belongs to another company: the two are told the same. */
export const notFound = (path?: string) => failure('not_found', path === undefined ? {} : { path })

/** The record that was looked up. @throws AppError `not_found` when there is none. */
export function getFound<Found extends object>(record: Found | undefined, path?: string): Found {
  if (!record) throw notFound(path)
  return record
}

/** A business rule refuses; `path` is the place in the payload. */
export const broken = (text: Text, values?: WordedValues, path?: string) =>
  failure('rule', { text, ...(values && { values }), ...(path === undefined ? {} : { path }) })

/** Refuses what has problems. @throws AppError with all of them, if there are any. */
export function throwAny([first, ...others]: readonly Problem[]): void {
  if (first) throw new AppError([first, ...others])
}

/** What is wrong with one field. */
interface FieldProblem {
  field: string
  text: Text
  values?: WordedValues | undefined
}

/** Refuses what has problems at its fields. @throws AppError `rule` with all of them, if any. */
export const refuseFields = (problems: readonly FieldProblem[]): void =>
  throwAny(
    problems.map(({ field, text, values }) => ({
      code: 'rule',
      path: field,
      text,
      ...(values && { values }),
    })),
  )
