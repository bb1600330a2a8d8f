import { passwordGrantShape } from '@pasok/domain/identity/identity.model'
import { identityErrors } from '@pasok/domain/identity/identity.errors'
import { say } from '@pasok/domain/kernel/texts'
import type { FastifyInstance } from 'fastify'
import type { SigningKeys } from '../../adapters/identity-provider/built-in/keys'
import { signIn, type SignInResult } from '../../adapters/identity-provider/built-in/sign-in'
import type { Tokens } from '../../adapters/identity-provider/built-in/tokens'
import type { Db } from '../../db/db'
import { languageOf } from '../../http/language'
import { findUnkeepable } from '../../http/parse'

type Refused = Exclude<SignInResult, { kind: 'signed-in' }>

const REFUSALS = {
  wrong: { status: 403, error: 'invalid_grant', text: identityErrors.wrong },
  inactive: { status: 403, error: 'invalid_grant', text: identityErrors.inactive },
  locked: { status: 429, error: 'too_many_attempts', text: identityErrors.locked },
} as const satisfies Record<Refused['kind'], unknown>

/** The built-in identity provider's own calls, in its own words: no envelope (Spec 1 §7). */
export function registerOauth(
  app: FastifyInstance,
  parts: { db: Db; tokens: Tokens; keys: SigningKeys },
): void {
  app.post('/oauth/token', { config: { access: 'public' } }, async (request, reply) => {
    const language = languageOf(request)
    const grant = passwordGrantShape.safeParse(request.body)
    reply.header('cache-control', 'no-store')
    if (!grant.success || findUnkeepable(grant.data))
      return reply.status(400).send({
        error: 'invalid_request',
        error_description: say(identityErrors.incomplete, language),
      })
    const result = await signIn(parts.db, parts.tokens, {
      email: grant.data.username,
      password: grant.data.password,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })
    if (result.kind === 'signed-in') return result.tokens
    const { status, error, text } = REFUSALS[result.kind]
    const seconds = result.kind === 'locked' ? result.seconds : 0
    if (seconds > 0) reply.header('retry-after', seconds)
    return reply.status(status).send({
      error,
      error_description: say(text, language, { minutes: Math.ceil(seconds / 60) }),
    })
  })
  app.get('/.well-known/jwks.json', { config: { access: 'public' } }, async () => ({
    keys: await parts.keys.publicKeys(),
  }))
}
