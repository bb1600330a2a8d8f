import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Api, Person } from '../../../test/api'
import { PASSWORD } from '../../../test/company'
import { enter } from '../../../test/identity'

/** The whole server with a provider, and access to the provider's internals. */
export interface ProviderUnderTest {
  readonly api: Api
  /** Registers a user of the test data with the provider, with the common password. */
  adopt(email: string): Promise<void>
  /** Signs a token with the provider's own key. */
  sign(claims: JWTPayload, header?: { kid?: string }): Promise<string>
  publicKeys(): Promise<readonly JWK[]>
  /** Returns whether the provider has mailed the user a link for a new password. */
  wasMailedReset(email: string): Promise<boolean>
  close(): Promise<void>
}

const SETTING = '/api/user-buyer/setting'
const ADDRESSES = '/api/address/buyer'

export const statusWith = async (api: Api, token: string, url = ADDRESSES) =>
  (await api.call('GET', url, { headers: { authorization: `Bearer ${token}` } })).status

/** Tests which tokens of a provider are accepted and which are refused. */
export function describeTokens(under: () => ProviderUnderTest): void {
  describe('a token', () => {
    let owner: Person
    beforeAll(async () => {
      owner = await enter(under().api, 'owner@maju.test', PASSWORD)
    })
    const forge = (claims: JWTPayload, header?: { kid?: string }) =>
      under().sign({ ...decodeJwt(owner.access), ...claims }, header)
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

    it('is accepted unchanged', async () => {
      expect(await statusWith(under().api, owner.access)).toBe(200)
      expect(await statusWith(under().api, await forge({}))).toBe(200)
      expect(await statusWith(under().api, owner.id, SETTING)).toBe(200)
    })

    it('of the other kind is refused', async () => {
      expect(await statusWith(under().api, owner.id)).toBe(401)
      expect(await statusWith(under().api, owner.access, SETTING)).toBe(401)
    })

    it('with the algorithm none is refused', async () => {
      const [, payload = ''] = owner.access.split('.')
      const { kid } = decodeProtectedHeader(owner.access)
      for (const alg of ['none', 'None', 'NONE', '']) {
        const header = encode({ alg, kid, typ: 'JWT' })
        expect(await statusWith(under().api, `${header}.${payload}.`)).toBe(401)
        expect(await statusWith(under().api, `${header}.${payload}`)).toBe(401)
      }
    })

    it('signed by HS256 with the public key is refused', async () => {
      const statuses: number[] = []
      for (const jwk of await under().publicKeys()) {
        const { alg = '', kid = '' } = jwk
        const key = await importJWK(jwk, alg, { extractable: true })
        if (key instanceof Uint8Array) throw new Error('not a public key')
        const pem = await exportSPKI(key)
        const secrets = [pem, pem.trim(), JSON.stringify(jwk), jwk.x ?? '', jwk.n ?? ''].filter(
          (text) => text !== '',
        )
        for (const secret of secrets)
          for (const hs of ['HS256', 'HS384', 'HS512']) {
            const token = await new SignJWT(decodeJwt(owner.access))
              .setProtectedHeader({ alg: hs, kid, typ: 'JWT' })
              .sign(Buffer.from(secret.padEnd(64, '\0')))
            statuses.push(await statusWith(under().api, token))
          }
      }
      expect(statuses.length).toBeGreaterThan(0)
      expect(new Set(statuses)).toEqual(new Set([401]))
    })

    it.each([
      ['expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
      ['that never ends', { exp: undefined }],
      ['of another issuer', { iss: 'https://somebody.test/' }],
      ['of no issuer', { iss: undefined }],
      ['for another audience', { aud: 'https://other.test' }],
      ['for no audience', { aud: undefined }],
      ['of nobody', { sub: undefined }],
      ['of somebody unknown', { sub: 'test|nobody' }],
    ])('%s is not taken', async (_, claims) => {
      expect(await statusWith(under().api, await forge(claims))).toBe(401)
    })

    it('signed with an unpublished key is refused', async () => {
      const { kid = '', alg = '' } = decodeProtectedHeader(owner.access)
      const { privateKey } = await generateKeyPair(alg)
      for (const claimed of [kid, 'unknown'])
        expect(
          await statusWith(
            under().api,
            await new SignJWT(decodeJwt(owner.access))
              .setProtectedHeader({ alg, kid: claimed, typ: 'JWT' })
              .sign(privateKey),
          ),
        ).toBe(401)
      expect(await statusWith(under().api, await forge({}, { kid: 'unknown' }))).toBe(401)
    })

    it('that was changed, or contains its own key, is refused', async () => {
      const [header = '', payload = '', signature = ''] = owner.access.split('.')
      const other = encode({ ...decodeJwt(owner.access), sub: 'test|owner@lain.test' })
      expect(await statusWith(under().api, `${header}.${other}.${signature}`)).toBe(401)
      expect(
        await statusWith(under().api, `${header}.${payload}.${'A'.repeat(signature.length)}`),
      ).toBe(401)
      const { alg = '' } = decodeProtectedHeader(owner.access)
      const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
      const jwk = await exportJWK(publicKey)
      const token = await new SignJWT(decodeJwt(owner.access))
        .setProtectedHeader({ alg, jwk, typ: 'JWT' })
        .sign(privateKey)
      expect(await statusWith(under().api, token)).toBe(401)
    })
  })
}
