import { AppError, failure } from '@pasok/domain/kernel/errors'
import { isOutdatedPlan } from '../db/prepared'
import { isSilent } from '../db/silent'

const code = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/**
 * SQLSTATE classes and socket errors that mean the database is unreachable, restarting, out of connections or
 * too busy (57014: a statement it canceled).
 */
const AWAY =
  /^(?:08\w{3}|57014|57P0[1-5]|53\d{3}|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|CONNECTION_ENDED)$/
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|terminating connection|Client has encountered a connection error|connection ended|Client was closed/i

/** Serialization failure and deadlock; the transaction can be retried. */
const TRY_AGAIN = new Set(['40001', '40P01'])

/** The socket file of a stopped database does not exist. */
const isSocketMissing = (error: unknown) =>
  code(error) === 'ENOENT' &&
  error instanceof Error &&
  'syscall' in error &&
  error.syscall === 'connect'

export function isDatabaseAway(error: unknown): boolean {
  return (
    AWAY.test(code(error) ?? '') ||
    isSocketMissing(error) ||
    isSilent(error) ||
    (error instanceof Error && AWAY_MESSAGE.test(error.message))
  )
}

export const isTransient = (error: unknown): boolean => TRY_AGAIN.has(code(error) ?? '')

/** Returns whether the database rejected the data itself (SQLSTATE class 22), so that a retry is useless. */
export const isBadData = (error: unknown): boolean => /^22\w{3}$/.test(code(error) ?? '')

/** Seconds until a client should retry when the database was unreachable. */
const RETRY_AFTER = 2

const FASTIFY_CODES = {
  400: 'bad_request',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
} as const

/** Converts any thrown value to an error that may be shown; details of unknown errors are hidden. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error) || isOutdatedPlan(error))
    return new AppError(failure('unavailable').problems, RETRY_AFTER)
  if (isTransient(error)) return failure('conflict')
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  for (const [known, appCode] of Object.entries(FASTIFY_CODES))
    if (String(status) === known) return failure(appCode)
  if (typeof status === 'number' && status >= 400 && status < 500) return failure('bad_request')
  return failure('internal')
}
