import { SIGN_IN_RATE } from '@pasok/domain/identity/identity.constants'
import { identityErrors } from '@pasok/domain/identity/identity.errors'
import { passwordGrantShape } from '@pasok/domain/identity/identity.model'
import { placeOfAddress } from '@pasok/domain/kernel/place'
import { HTTP_STATUS, type ErrorCode } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/db'
import { asAppError } from '../../../http/fault'
import { languageOf } from '../../../http/language'
import { findUnkeepable } from '../../../http/parse'
import { takeRate } from '../../../http/rates'
import { logFailure } from '../../../http/error-response'
import type { GrantResult, IdentityProvider } from '../../../ports/identity-provider'
import { makeStorageId } from './accounts'

type Refused = Exclude<GrantResult, { kind: 'signed-in' | 'issuer-error' }>

const REFUSALS = {
  wrong: { status: 403, error: 'invalid_grant', text: identityErrors.wrong },
  inactive: { status: 403, error: 'invalid_grant', text: identityErrors.inactive },
  unregistered: { status: 403, error: 'invalid_grant', text: identityErrors.unregistered },
  locked: { status: 429, error: 'too_many_attempts', text: identityErrors.locked },
  away: { status: 503, error: 'temporarily_unavailable', text: kernelTexts.unavailable },
} as const satisfies Record<Refused['kind'], unknown>

/** Seconds until a client should retry when the issuer is down. */
const RETRY_AFTER = 5

interface Refusal {
  status: number
  error: string
  description: string
  seconds: number
}

function refusalOf(result: Refused, language: Language): Refusal {
  const { status, error, text } = REFUSALS[result.kind]
  const seconds =
    result.kind === 'locked' ? result.seconds : result.kind === 'away' ? RETRY_AFTER : 0
  const description = formatText(text, language, { minutes: Math.ceil(seconds / 60) })
  return { status, error, description, seconds }
}

/** Responds in the OAuth error format (Spec 1 §7), without an envelope. */
function refuse(reply: FastifyReply, { status, error, description, seconds }: Refusal) {
  if (seconds > 0) reply.header('retry-after', seconds)
  return reply
    .header('cache-control', 'no-store')
    .status(status)
    .send({ error, error_description: description })
}

const ERRORS: Partial<Record<ErrorCode, string>> = {
  too_many_requests: 'too_many_attempts',
  unavailable: 'temporarily_unavailable',
  internal: 'server_error',
}

/**
 * Converts the server's own failures (unreadable bodies, rate limits, an unavailable database) to the same
 * format.
 */
function refuseFault(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = asAppError(thrown)
  const language = languageOf(request)
  const status = HTTP_STATUS[known.code]
  logFailure(thrown, known, request, 'sign-in')
  const error = ERRORS[known.code] ?? 'invalid_request'
  const description =
    error === 'invalid_request'
      ? formatText(identityErrors.incomplete, language)
      : (known.issues(language)[0]?.message ?? '').replace('{{requestId}}', request.id)
  return refuse(reply, { status, error, description, seconds: known.retryAfter ?? 0 })
}

/** Registers the identity provider's OAuth endpoints (Spec 1 §7). */
export function registerOauth(
  app: FastifyInstance,
  parts: { db: Db; identity: Pick<IdentityProvider, 'grant' | 'publicKeys'> },
): void {
  const config = { access: 'public' } as const
  const errorHandler = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    void refuseFault(thrown, request, reply)
  }
  app.post('/oauth/token', { config, errorHandler }, async (request, reply) => {
    const language = languageOf(request)
    await takeRate(parts.db, SIGN_IN_RATE, placeOfAddress(request.ip))
    const grant = passwordGrantShape.safeParse(request.body)
    if (!grant.success || findUnkeepable(grant.data))
      return refuse(reply, {
        status: 400,
        error: 'invalid_request',
        description: formatText(identityErrors.incomplete, language),
        seconds: 0,
      })
    const result = await parts.identity.grant({
      email: grant.data.username,
      password: grant.data.password,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })
    if (result.kind === 'signed-in') {
      const storage_id = await makeStorageId(parts.db, result)
      return reply.header('cache-control', 'no-store').send({ ...result.tokens, storage_id })
    }
    if (result.kind === 'issuer-error')
      return refuse(reply, { ...result, seconds: result.seconds ?? 0 })
    return refuse(reply, refusalOf(result, language))
  })
  app.get('/.well-known/jwks.json', { config }, async () => ({
    keys: await parts.identity.publicKeys(),
  }))
}
