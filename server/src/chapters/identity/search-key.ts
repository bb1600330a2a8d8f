import { createHmac, timingSafeEqual } from 'node:crypto'
import { SEARCH_APPLICATION } from '@pasok/domain/identity/identity.constants'
import type { SearchKey } from '@pasok/domain/identity/identity.model'
import { failure } from '@pasok/domain/kernel/errors'
import type { BuyerActor } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import { readSecret } from '../../db/secrets'

/** The claims of a search key; `validUntil` is in seconds since 1970. */
export interface SearchKeyClaims {
  readonly signInId: string
  readonly authId: string
  readonly companyId: string
  readonly validUntil: number
}

const MAC_LENGTH = 64

const macOf = (secret: Buffer, params: string): string =>
  createHmac('sha256', secret).update(params).digest('hex')

/** Signs a key in the format of the hosted index's secured keys: base64 of the signature and its parameters. */
export function signSearchKey(secret: Buffer, claims: SearchKeyClaims): string {
  const params = new URLSearchParams({
    validUntil: String(claims.validUntil),
    userToken: claims.authId,
    session: claims.signInId,
    company: claims.companyId,
  }).toString()
  return Buffer.from(macOf(secret, params) + params).toString('base64')
}

/**
 * Returns the claims of a correctly signed key, compared in constant time; undefined otherwise. Whether its
 * session is still active is checked separately, by the database's clock.
 */
export function readSearchKey(secret: Buffer, key: string): SearchKeyClaims | undefined {
  const text = Buffer.from(key, 'base64').toString()
  const params = text.slice(MAC_LENGTH)
  const given = Buffer.from(text.slice(0, MAC_LENGTH))
  const own = Buffer.from(macOf(secret, params))
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const read = new URLSearchParams(params)
  return {
    signInId: read.get('session') ?? '',
    authId: read.get('userToken') ?? '',
    companyId: read.get('company') ?? '',
    validUntil: Number(read.get('validUntil')),
  }
}

/**
 * Returns the search key of a session. It is deterministic, so that a repeated session response is unchanged.
 * @throws AppError `unauthenticated` when the sign-in no longer exists.
 */
export async function makeSearchKey(db: Reader | Trx, actor: BuyerActor): Promise<SearchKey> {
  const session = await db
    .selectFrom('sign_ins')
    .select('expires_at')
    .where('id', '=', actor.signInId)
    .executeTakeFirst()
  if (!session) throw failure('unauthenticated')
  const validUntil = Math.floor(session.expires_at.getTime() / 1000)
  const { signInId, authId, scope } = actor
  const secret = await readSecret(db, 'search-keys')
  return {
    application_id: SEARCH_APPLICATION,
    api_key: signSearchKey(secret, { signInId, authId, companyId: scope.id, validUntil }),
    expires_at: new Date(validUntil * 1000).toISOString(),
  }
}
