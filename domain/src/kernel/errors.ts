import { kernelTexts } from './kernel.texts'
import { formatText, type Language, type Text, type WordedValues } from './texts'

/**
 * All errors of the API. The union is closed: one table maps its codes to HTTP statuses, another to
 * default texts.
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

/** One error in every language; `path` is the dotted path in the input. */
export interface Problem {
  code: ErrorCode
  path?: string
  text: Text
  values?: WordedValues
  next?: NextStep
}

/** The next step for an error, in every language, with the address of the screen where the user can take it. */
export interface NextStep {
  label: Text
  values?: WordedValues
  address: string
}

/** An error as sent in responses. */
export interface Issue {
  code: ErrorCode
  path?: string | undefined
  message: string
  next?: { label: string; address: string } | undefined
}

/** An expected error that is reported to the user. Any other thrown error is a bug (500). */
export class AppError extends Error {
  /** The first problem determines the HTTP status. */
  readonly problems: readonly [Problem, ...Problem[]]
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(problems: readonly [Problem, ...Problem[]], retryAfter?: number) {
    super(formatText(problems[0].text, 'en', problems[0].values))
    this.name = 'AppError'
    this.problems = problems
    this.retryAfter = retryAfter
  }

  get code(): ErrorCode {
    return this.problems[0].code
  }

  issues(language: Language): Issue[] {
    return this.problems.map(({ code, path, text, values, next }) => ({
      code,
      ...(path === undefined ? {} : { path }),
      message: formatText(text, language, values),
      ...(next && {
        next: { label: formatText(next.label, language, next.values), address: next.address },
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

/** Creates an error with one problem; the text defaults to the code's. */
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

/** Creates the error for a missing record, or one of another company: the response does not reveal which. */
export const notFound = (path?: string) => failure('not_found', path === undefined ? {} : { path })

/** Returns the record. @throws AppError `not_found` when it is undefined. */
export function getFound<Found extends object>(record: Found | undefined, path?: string): Found {
  if (!record) throw notFound(path)
  return record
}

/** Creates the error of a violated business rule; `path` is the place in the input. */
export const ruleError = (text: Text, values?: WordedValues, path?: string) =>
  failure('rule', { text, ...(values && { values }), ...(path === undefined ? {} : { path }) })

/** @throws AppError with all problems, if there are any. */
export function throwAny([first, ...others]: readonly Problem[]): void {
  if (first) throw new AppError([first, ...others])
}

interface FieldProblem {
  field: string
  text: Text
  values?: WordedValues | undefined
}

/** @throws AppError `rule` with all problems of the fields, if there are any. */
export const refuseFields = (problems: readonly FieldProblem[]): void =>
  throwAny(
    problems.map(({ field, text, values }) => ({
      code: 'rule',
      path: field,
      text,
      ...(values && { values }),
    })),
  )
