import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi } from '../../../test/api'
import { StartError } from '../../start-error'
import { readSigningKeys } from './file-keys'
import { createTokens } from './tokens'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-keys-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function makeKey(alg: string, more: JWK | object = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), ...more }
}

let files = 0
async function written(content: unknown): Promise<string> {
  const path = join(folder, `keys-${(files += 1)}.json`)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const read = async (...keys: JWK[]) => readSigningKeys(await written({ keys }))

const SUBJECT = {
  authId: 'test|somebody',
  signInId: '019a9f1e-7a2b-7c3d-8e4f-000000000001',
  flag: 'BUYER',
  profile: { flag: 'BUYER', email: 'a@b.test', name: 'A', role: '', auth_id: 'test|somebody' },
} as const

describe('signing keys of a file', () => {
  it.each(['EdDSA', 'ES256', 'RS256'])('sign and verify by %s', async (alg) => {
    const tokens = createTokens(await read(await makeKey(alg, { kid: 'one' })))
    const { access_token: access } = await tokens.issue(SUBJECT, new Date())
    expect(decodeProtectedHeader(access)).toMatchObject({ alg, kid: 'one' })
    expect(await tokens.findClaims(access, 'access')).toMatchObject({ authId: SUBJECT.authId })
    expect(await tokens.findClaims(access, 'id')).toBeUndefined()
  })

  it('are rotated by adding one first: tokens of the old one are accepted until it is removed', async () => {
    const [old, fresh] = [await makeKey('EdDSA'), await makeKey('ES256')]
    const { access_token: token } = await createTokens(await read(old)).issue(SUBJECT, new Date())
    const both = createTokens(await read(fresh, old))
    expect(await both.findClaims(token, 'access')).toBeDefined()
    const { access_token: newer } = await both.issue(SUBJECT, new Date())
    expect(decodeProtectedHeader(newer).alg).toBe('ES256')
    const without = createTokens(await read(fresh))
    expect(await without.findClaims(token, 'access')).toBeUndefined()
    expect(await without.findClaims(newer, 'access')).toBeDefined()
  })

  it('are published by their public halves alone', async () => {
    const keys = await Promise.all(['EdDSA', 'ES256', 'RS256'].map((alg) => makeKey(alg)))
    const api = await startApi({ app: { signingKeys: await read(...keys) } })
    try {
      const response = await api.server.inject({ url: '/.well-known/jwks.json' })
      const shape = z.object({ keys: z.array(z.record(z.string(), z.unknown())) })
      const published = shape.parse(response.json()).keys
      expect(published.map(({ alg }) => alg)).toEqual(['EdDSA', 'ES256', 'RS256'])
      for (const key of published)
        for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi'])
          expect(key).not.toHaveProperty(secret)
      const person = await api.signIn('owner@maju.test')
      expect(decodeProtectedHeader(person.access).kid).toBe(published[0]?.['kid'])
      expect((await person.call('GET', '/api/purchase-order')).status).toBe(200)
      const { rows } = await api.pool.query('select 1 from signing_keys')
      expect(rows).toEqual([])
    } finally {
      await api.drop()
    }
  })

  it('that can not be used stop the start with one line that names the file', async () => {
    const good = await makeKey('EdDSA', { kid: 'one' })
    const { d: _, ...half } = good
    const wrong: [unknown, RegExp][] = [
      ['', /is not a JSON Web Key Set/],
      ['{"keys":', /is not a JSON Web Key Set/],
      [{ keys: [] }, /is not a JSON Web Key Set/],
      [{ keys: ['x'] }, /is not a JSON Web Key Set/],
      [good, /is not a JSON Web Key Set/],
      [{ keys: [half] }, /a key has no private part/],
      [{ keys: [{ kty: 'oct', k: 'c2VjcmV0' }] }, /not of type Ed25519, P-256 or RSA/],
      [{ keys: [{ ...good, x: '!' }] }, /SIGNING_KEYS_FILE/],
      [{ keys: [good, { ...(await makeKey('EdDSA')), kid: 'one' }] }, /two keys have the same kid/],
    ]
    for (const [content, reason] of wrong) {
      const path = await written(content)
      const error: unknown = await readSigningKeys(path).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(StartError)
      const { message } = error as StartError
      expect(message).toMatch(reason)
      expect(message).toContain(path)
      expect(message).not.toContain('\n')
      expect(message).not.toContain(String(good.d))
    }
    const missing = join(folder, 'none.json')
    await expect(readSigningKeys(missing)).rejects.toThrow(/it cannot be read \(ENOENT\)\.$/)
  })
})
