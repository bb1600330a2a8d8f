import { AppError, failure } from '@pasok/domain/kernel/errors'
import { isSilent } from '../db/silent'

const code = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/**
 * The database is away, restarting, out of connections or too busy to be done in time (57014, a statement
 * that it ended): SQLSTATE classes and socket errors.
 */
const AWAY =
  /^(?:08\w{3}|57014|57P0[1-5]|53\d{3}|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|CONNECTION_ENDED)$/
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|terminating connection|Client has encountered a connection error|connection ended|Client was closed/i

/** Two transactions stood in each other's way; one of them starts again. */
const TRY_AGAIN = new Set(['40001', '40P01'])

export function isDatabaseAway(error: unknown): boolean {
  return (
    AWAY.test(code(error) ?? '') ||
    isSilent(error) ||
    (error instanceof Error && AWAY_MESSAGE.test(error.message))
  )
}

export const isTransient = (error: unknown): boolean => TRY_AGAIN.has(code(error) ?? '')

/** What the database refuses for what it is, however often it is asked: SQLSTATE class 22. */
export const isBadData = (error: unknown): boolean => /^22\w{3}$/.test(code(error) ?? '')

/** Seconds after which a client should try again when the database was away. */
const RETRY_AFTER = 2

const FASTIFY_CODES = {
  400: 'bad_request',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
} as const

/** Whatever was thrown as a failure that may be told; nothing of an unknown one is. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return new AppError(failure('unavailable').problems, RETRY_AFTER)
  if (isTransient(error)) return failure('conflict')
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  for (const [known, appCode] of Object.entries(FASTIFY_CODES))
    if (String(status) === known) return failure(appCode)
  if (typeof status === 'number' && status >= 400 && status < 500) return failure('bad_request')
  return failure('internal')
}
