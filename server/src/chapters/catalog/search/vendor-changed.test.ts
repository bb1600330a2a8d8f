import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { productId, userId, vendorId } from '../../../../test/company'
import { emitIn } from '../../../../test/emit'
import { deliverAll, foundBy } from '../../../../test/found'
import { allSearchDocuments } from './search-documents'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await api.app.index.rebuild(allSearchDocuments(api.db))
})
afterAll(() => api.drop())

/** Activates or deactivates the vendor's only user and notifies the search. */
async function setUser(status: 'ACTIVE' | 'INACTIVE'): Promise<string[]> {
  await api.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ status })
      .where('id', '=', userId('vendor@karya.test'))
      .execute()
    await emitIn(trx, 'vendor.changed', { vendorId: vendorId('karya') })
  })
  await deliverAll(api)
  return foundBy(api, 'vendor_name', 'PT Karya Teknik')
}

it('a vendor’s products are found only while it has an active user', async () => {
  const all = ['bor', 'helm', 'kabel', 'lampu'].map(productId).toSorted()
  const others = await foundBy(api, 'vendor_name', 'PT Sinar Abadi')
  expect(await foundBy(api, 'vendor_name', 'PT Karya Teknik')).toEqual(all)
  expect(await setUser('INACTIVE')).toEqual([])
  expect(await foundBy(api, 'vendor_name', 'PT Sinar Abadi')).toEqual(others)
  expect(await setUser('ACTIVE')).toEqual(all)
})
