import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { placeOfAddress } from '@pasok/domain/kernel/place'
import { tokenAnswerShape, type TokenAnswer } from '@pasok/domain/identity/identity.model'
import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { AppError, ruleError, failure } from '@pasok/domain/kernel/errors'
import type { JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Db } from '../../../db/db'
import { readSecret } from '../../../db/secrets'
import { isSignInOpen, openSignIn } from '../../../db/sign-ins'
import type {
  Attempt,
  Credential,
  GrantResult,
  IdentityProvider,
  NewAccount,
} from '../../../ports/identity-provider'
import { beginTry, endRight, endUnknown, endWrong } from '../lockout'
import type { Tokens } from '../tokens'
import { callIssuer, errorOf, IssuerAway, type IssuerAnswer } from './issuer-calls'
import type { IssuerSettings } from './issuer-settings'
import { createIssuerKeys, findIssuerClaims } from './issuer-tokens'

const grantedShape = z.looseObject({
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  token_type: z.literal('Bearer').default('Bearer'),
  scope: z.string().default('openid'),
})

/** Milliseconds. */
const SECOND = 1_000

/** Auth0 prefixes the account ids of its own directories with this in `sub`. */
const SUBJECT_PREFIX = 'auth0|'
const signedUpShape = z.object({ _id: z.string().min(1).max(100) })

/**
 * Derives the initial password of an account whose user sets a password through the mailed link. The same email
 * always gets the same password, so a registration that failed after the issuer's sign-up can be repeated.
 */
async function firstPasswordOf(db: Db, email: string): Promise<string> {
  const secret = await readSecret(db, 'first-passwords')
  return `${createHmac('sha256', secret).update(email.toLowerCase()).digest('hex')}a1!`
}

class Issuer {
  readonly keys: JWTVerifyGetKey

  constructor(
    readonly db: Db,
    readonly settings: IssuerSettings,
  ) {
    this.keys = createIssuerKeys(settings)
  }

  claimsOf(token: string, kind: 'access' | 'id') {
    return findIssuerClaims(this.settings, this.keys, token, kind)
  }

  requestTokens(email: string, password: string): Promise<IssuerAnswer> {
    const { audience, clientId, connection } = this.settings
    return callIssuer(this.settings, '/oauth/token', {
      grant_type: 'password',
      username: email,
      password,
      audience,
      client_id: clientId,
      connection,
      scope: 'openid',
    })
  }
}

/**
 * Handles a password grant at the issuer. The lockout is ours, because the issuer sees all requests coming from
 * one address.
 */
async function grant(issuer: Issuer, attempt: Attempt): Promise<GrantResult> {
  const pair = {
    email: attempt.email.trim().toLowerCase(),
    address: placeOfAddress(attempt.address),
  }
  const started = await beginTry(issuer.db, pair)
  if (started.seconds > 0) return { kind: 'locked', seconds: started.seconds }
  try {
    const answer = await issuer.requestTokens(attempt.email.trim(), attempt.password)
    if (answer.status === 200) {
      await endRight(issuer.db, started)
      return (
        (await openGranted(issuer, attempt, answer.body)) ?? (await grantAgain(issuer, attempt))
      )
    }
    const { error, description } = errorOf(answer.body)
    await (error === 'invalid_grant' ? endWrong : endUnknown)(issuer.db, started)
    const { status, retryAfter } = answer
    return {
      kind: 'issuer-error',
      status,
      error,
      description,
      ...(retryAfter !== undefined && { seconds: retryAfter }),
    }
  } catch (error) {
    if (!(error instanceof IssuerAway) && !(error instanceof AppError)) throw error
    await endUnknown(issuer.db, started)
    return { kind: 'away' }
  }
}

/**
 * Repeats the grant after a second. The sign-in id contains the second, so a user who signed out within the
 * same second would get the ended sign-in again.
 */
async function grantAgain(issuer: Issuer, attempt: Attempt): Promise<GrantResult> {
  await setTimeout(SECOND)
  const answer = await issuer.requestTokens(attempt.email.trim(), attempt.password)
  const result = answer.status === 200 && (await openGranted(issuer, attempt, answer.body))
  return result || { kind: 'away' }
}

/**
 * Stores the sign-in of both tokens, so that both end together. Returns undefined when a sign-in of the same
 * second has already ended.
 */
async function openGranted(
  issuer: Issuer,
  from: Attempt,
  body: unknown,
): Promise<GrantResult | undefined> {
  const granted = grantedShape.safeParse(body)
  if (!granted.success) throw new IssuerAway('/oauth/token returned no pair of tokens')
  const tokens: TokenAnswer = tokenAnswerShape.loose().parse(granted.data)
  const [access, id] = await Promise.all([
    issuer.claimsOf(tokens.access_token, 'access'),
    issuer.claimsOf(tokens.id_token, 'id'),
  ])
  if (!access?.signedInAt || !id?.signedInAt || access.authId !== id.authId)
    throw new IssuerAway('/oauth/token returned tokens for another audience')
  const user = await issuer.db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('auth_id', '=', access.authId)
    .executeTakeFirst()
  if (!user) return { kind: 'unregistered' }
  if (user.status !== 'ACTIVE') return { kind: 'inactive' }
  const own = { userId: user.id, from }
  await openSignIn(issuer.db, { ...own, id: access.signInId, at: access.signedInAt })
  if (!(await isSignInOpen(issuer.db, access.signInId))) return undefined
  // An id token issued a second later has its own sign-in id, so the row is linked to the access token's
  // sign-in and ends with it.
  if (id.signInId !== access.signInId)
    await openSignIn(issuer.db, {
      ...own,
      id: id.signInId,
      at: id.signedInAt,
      parentId: access.signInId,
    })
  return { kind: 'signed-in', tokens, authId: access.authId }
}

/**
 * Creates an account at the issuer. If the account exists only there and the password is correct, it is
 * adopted, so that a failed registration can be repeated.
 */
async function signUp(issuer: Issuer, account: NewAccount): Promise<Credential | undefined> {
  const { db, settings } = issuer
  const existing = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', account.email.toLowerCase()))
    .executeTakeFirst()
  if (existing) return undefined
  const password = account.password ?? (await firstPasswordOf(db, account.email))
  const answer = await callIssuer(settings, '/dbconnections/signup', {
    client_id: settings.clientId,
    connection: settings.connection,
    email: account.email,
    password,
    name: account.name,
  })
  const authId = await subjectOf(issuer, { email: account.email, password }, answer)
  return authId === undefined ? undefined : { authId, save: async () => undefined }
}

async function subjectOf(
  issuer: Issuer,
  { email, password }: { email: string; password: string },
  answer: IssuerAnswer,
): Promise<string | undefined> {
  if (answer.status === 200) {
    const made = signedUpShape.safeParse(answer.body)
    if (!made.success) throw new IssuerAway('/dbconnections/signup returned no id')
    return SUBJECT_PREFIX + made.data._id
  }
  if (answer.status === 429)
    throw new AppError(failure('too_many_requests').problems, answer.retryAfter)
  const { error } = errorOf(answer.body)
  if (/password/.test(error)) throw ruleError(registrationErrors.passwordWeak, {}, 'owner_password')
  if (!/^(?:invalid_signup|user_exists|username_exists|email_exists)$/.test(error))
    throw new IssuerAway(`/dbconnections/signup returned status ${answer.status} ${error}`)
  const existing = await issuer.requestTokens(email, password)
  const granted = existing.status === 200 && grantedShape.safeParse(existing.body)
  if (!granted || !granted.success) return undefined
  return (await issuer.claimsOf(granted.data.id_token, 'id'))?.authId
}

const orUnavailable = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof IssuerAway) throw failure('unavailable')
    throw error
  }
}

/**
 * Creates a provider for Auth0, or for another issuer with the same API. Tokens issued by the application are
 * accepted as well.
 */
export function createExternalProvider(
  db: Db,
  tokens: Tokens,
  settings: IssuerSettings,
): IdentityProvider {
  const issuer = new Issuer(db, settings)
  return {
    ...tokens,
    findClaims: async (token, kind) =>
      (await tokens.findClaims(token, kind)) ?? (await issuer.claimsOf(token, kind)),
    grant: (attempt) => grant(issuer, attempt),
    signUp: (account) => orUnavailable(signUp(issuer, account)),
    async signUpAll(accounts) {
      const credentials: (Credential | undefined)[] = []
      // Signs up sequentially, because issuers limit concurrent requests.
      for (const account of accounts) credentials.push(await orUnavailable(signUp(issuer, account)))
      return credentials
    },
    resets: {
      kind: 'by-issuer',
      async mail(email) {
        const { clientId, connection } = settings
        const body = { client_id: clientId, connection, email }
        const answer = await callIssuer(settings, '/dbconnections/change_password', body)
        if (answer.status !== 200)
          throw new IssuerAway(`/dbconnections/change_password returned status ${answer.status}`)
      },
    },
  }
}
