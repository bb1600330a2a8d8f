import { importJWK, SignJWT, type JWK } from 'jose'
import { startApi } from '../../../../test/api'
import { describeIdentityProvider } from '../identity-provider.conformance'

describeIdentityProvider('The built-in identity provider', async () => {
  const api = await startApi()
  const readKey = async () => {
    const { rows } = await api.pool.query<{ kid: string; private_jwk: JWK; public_jwk: JWK }>(
      'select * from signing_keys',
    )
    const [row] = rows
    if (!row) throw new Error('no key')
    return row
  }
  return {
    api,
    adopt: async () => undefined,
    async sign(claims, header = {}) {
      const { kid, private_jwk } = await readKey()
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', kid: header.kid ?? kid, typ: 'JWT' })
        .sign(await importJWK(private_jwk, 'EdDSA'))
    },
    publicKeys: async () => [(await readKey()).public_jwk],
    async wasMailedReset(email) {
      return (await api.mails(email)).some(({ kind }) => kind === 'reset-password')
    },
    close: () => api.drop(),
  }
})
