import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
} from '@pasok/domain/company/addresses/addresses.contract'
import {
  addItem,
  approveRequest,
  getRequest,
  listOpenRequests,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { addressId, CITIES, companyId, productId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { bodyOf, draft } from '../../../test/requests'
import { ADDRESS } from '../../../test/way-in'

const LINES = [{ product: 'kertas', quantity: 1 }] as const
const WORDS =
  'The address Setiabudi Warehouse was removed from your company. Choose another delivery area.'

let api: Api
let owner: Person
let buyer: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  buyer = await api.as('purchasing@maju.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

it('a draft for an address that was removed keeps it, and says so before it goes on', async () => {
  const { _id: address_id } = await owner.must(addAddress, { body: ADDRESS })
  const there = { address: { _id: address_id } }
  const [id, submittedId] = [await draft(buyer, LINES, there), await draft(buyer, LINES, there)]
  await buyer.must(submitRequest, { params: { id: submittedId } })
  await owner.must(removeAddress, { query: { address_id } })

  const refusal = { status: 422, errors: [{ code: 'rule', path: 'address._id', message: WORDS }] }
  expect(
    await buyer.request(updateRequest, { body: { ...bodyOf('maju', LINES, there), id } }),
  ).toMatchObject(refusal)
  expect(await buyer.request(submitRequest, { params: { id } })).toMatchObject(refusal)
  const saved = await buyer.must(getRequest, { params: { id } })
  expect(saved).toMatchObject({ lastStatus: 'Open', address: { name: ADDRESS.name } })

  await buyer.must(updateRequest, { body: { ...bodyOf('maju', LINES), id } })
  await buyer.must(submitRequest, { params: { id } })
  const approver = await api.as('approver@maju.test')
  await approver.must(approveRequest, { params: { id: submittedId } })
  const decided = await buyer.must(getRequest, { params: { id: submittedId } })
  expect(decided).toMatchObject({ lastStatus: 'Approved', address: { name: ADDRESS.name } })
})

it('a draft goes to its address as that is when it is added to or submitted', async () => {
  const { _id } = await owner.must(addAddress, { body: { ...ADDRESS, name: 'Moving Office' } })
  const there = { address: { _id } }
  const lines = [{ product: 'pel', quantity: 1 }] as const
  const [id, added, submittedId] = [
    await draft(buyer, lines, there),
    await draft(buyer, LINES, there),
    await draft(buyer, LINES, there),
  ]
  await buyer.must(submitRequest, { params: { id: submittedId } })
  const item = { productId: productId('pel'), quantity: 1 }
  const uncovered = { status: 422, codes: ['rule'] }
  const answers = async () => [
    await buyer.request(addItem, { body: { id: added, item } }),
    await buyer.request(submitRequest, { params: { id } }),
  ]
  expect(await answers()).toMatchObject([uncovered, uncovered])

  const places = await owner.must(listAddresses, {})
  const office = places.find((one) => one._id === addressId('maju', 'Jakarta Office'))
  const { version: _, ...moved } = { ...ADDRESS, ...office, _id, name: 'Moving Office' }
  await owner.must(changeAddress, { body: { ...moved, street: 'Jl. Baru 7' } })
  const now = { _id, name: 'Moving Office', city: CITIES.jakarta }
  const open = await buyer.must(listOpenRequests, { params: { buyer_id: companyId('maju') } })
  expect(open.find((one) => one._id === id)?.address).toEqual(now)
  expect(await buyer.must(getRequest, { params: { id } })).toMatchObject({ address: now })
  expect(await answers()).toMatchObject([{ status: 200 }, { status: 200 }])
  const { rows } = await api.pool.query(
    `select address_city, address_line like 'Jl. Baru 7%' as moved from purchase_requests
      where id = any($1)`,
    [[id, added]],
  )
  const copied = { address_city: CITIES.jakarta, moved: true }
  expect(rows).toEqual([copied, copied])
  const sent = await buyer.must(getRequest, { params: { id: submittedId } })
  expect(sent).toMatchObject({ address: { city: CITIES.bandung } })

  await owner.must(changeAddress, { body: { ...ADDRESS, _id, name: 'Moving Office' } })
  expect(await buyer.request(submitRequest, { params: { id: added } })).toMatchObject(uncovered)
})
