import { HTTP_STATUS, type AppError } from '@pasok/domain/kernel/errors'
import type { Envelope } from '@pasok/domain/kernel/envelope'
import type { Language } from '@pasok/domain/kernel/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asAppError } from './fault'
import { languageOf } from './language'

/** A failure as it is told. */
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

/** Why something was away, in a line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** A fault of ours is logged whole; that something is away or full, in a line. */
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

/** Every failure's answer: the envelope, in the caller's language, with nothing of its inside. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Who left before a file began is told nothing, and it is nobody's fault.
  if (hasLeft(error)) return reply.hijack()
  const known = asAppError(error)
  logFailure(error, known, request)
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter)
  return reply
    .status(HTTP_STATUS[known.code])
    .type('application/json; charset=utf-8')
    .send(envelopeOf(known, languageOf(request), request.id))
}
