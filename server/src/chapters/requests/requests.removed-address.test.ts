import { addAddress, removeAddress } from '@pasok/domain/company/company.addresses.contract'
import {
  approveRequest,
  getRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
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
  const [id, handed] = [await draft(buyer, LINES, there), await draft(buyer, LINES, there)]
  await buyer.must(submitRequest, { params: { id: handed } })
  await owner.must(removeAddress, { query: { address_id } })

  const told = { status: 422, errors: [{ code: 'rule', path: 'address._id', message: WORDS }] }
  expect(
    await buyer.ask(updateRequest, { body: { ...bodyOf('maju', LINES, there), id } }),
  ).toMatchObject(told)
  expect(await buyer.ask(submitRequest, { params: { id } })).toMatchObject(told)
  const kept = await buyer.must(getRequest, { params: { id } })
  expect(kept).toMatchObject({ lastStatus: 'Open', address: { name: ADDRESS.name } })

  await buyer.must(updateRequest, { body: { ...bodyOf('maju', LINES), id } })
  await buyer.must(submitRequest, { params: { id } })
  const approver = await api.as('approver@maju.test')
  await approver.must(approveRequest, { params: { id: handed } })
  const decided = await buyer.must(getRequest, { params: { id: handed } })
  expect(decided).toMatchObject({ lastStatus: 'Approved', address: { name: ADDRESS.name } })
})
