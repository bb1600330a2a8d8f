import { actForCompany, saveSuperAdmin } from '@pasok/domain/team/team.provider.contract'

import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keysOf, readKeyPair } from '../../adapters/identity-provider/keys'
import { startApi, type Api } from '../../../test/api'
import { companyId, nameOf, userId } from '../../../test/company'

const ADMIN = 'superadmin@pasok.test'

let api: Api
beforeAll(async () => {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const keys = keysOf([await readKeyPair(await exportJWK(privateKey))])
  api = await startApi({
    app: {
      signingKeys: {
        // Simulates expired signing keys, so that every signature queries the database.
        async signing() {
          await api.pool.query('select 1')
          return keys.signing
        },
        findVerifying: async (kid) => keys.verifying.get(kid),
        publicKeys: async () => keys.published,
      },
    },
  })
  const provider = await api.as('provider@pasok.test')
  const body = { _id: userId(ADMIN), fullname: nameOf(ADMIN), buyer_ids: [companyId('maju')] }
  await provider.must(saveSuperAdmin, { body })
})
afterAll(() => api.drop())

it('more at once than there are connections go on to act for a company', async () => {
  const admin = await api.as(ADMIN)
  const params = { id: 'test|owner@maju.test' }
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => admin.request(actForCompany, { params })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
