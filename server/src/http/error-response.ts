import { HTTP_STATUS, type AppError } from '@pasok/domain/kernel/errors'
import type { Envelope } from '@pasok/domain/kernel/envelope'
import type { Language } from '@pasok/domain/kernel/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asAppError } from './fault'
import { languageOf } from './language'

export function envelopeOf(
  failed: AppError,
  language: Language,
  requestId: string,
): Envelope<null> {
  const issues = failed.issues(language).map((issue) => ({
    ...issue,
    message: issue.message.replace('{{requestId}}', requestId),
  }))
  return { errors: issues, message: issues[0]?.message ?? '', data: null }
}

/** Returns the cause of an unavailable system in one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Logs an internal error completely, and an unavailable or overloaded system in one line. */
export function logFailure(
  error: unknown,
  { code }: AppError,
  { log }: Pick<FastifyRequest, 'log'>,
  what = 'call',
): void {
  if (code === 'internal') log.error({ err: error }, `${what} failed`)
  else if (HTTP_STATUS[code] >= 500) log.warn({ code, reason: reasonOf(error) }, `${what} refused`)
}

const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Sends every error response: the envelope in the caller's language, without internal details. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // The client disconnected before a file began, so there is nothing to respond or to log.
  if (hasLeft(error)) return reply.hijack()
  const known = asAppError(error)
  logFailure(error, known, request)
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter)
  return reply
    .status(HTTP_STATUS[known.code])
    .type('application/json; charset=utf-8')
    .send(envelopeOf(known, languageOf(request), request.id))
}
