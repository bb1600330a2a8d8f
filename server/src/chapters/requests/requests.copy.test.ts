import {
  copyRequest,
  getRequest,
  getRequestItems,
  rejectRequest,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { addressId, nameOf, productId } from '../../../test/company'
import { openDepartments } from '../../../test/departments'
import { assertSound, readStock } from '../../../test/invariants'
import type { Wanted } from '../../../test/oracle'
import { draft, submitted } from '../../../test/requests'
import { addProducts } from '../../../test/world'

let api: Api
let stock: Map<string, string>
let purchasing: Person
let owner: Person
let approver: Person

beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  owner = await api.as('owner@maju.test')
  approver = await api.as('approver@maju.test')
  const figures = { discount: '0', tax: '0.11', stock: '100', minimum: '1' }
  await addProducts(api.db, [
    { key: 'berubah', vendor: 'sinar', retail: '1000', ...figures },
    { key: 'hilang', vendor: 'karya', retail: '2000', ...figures },
    { key: 'pergi', vendor: 'karya', retail: '2000', ...figures },
  ])
  stock = await readStock(api.pool)
})
afterEach(() => assertSound(api.pool, stock))
afterAll(() => api.drop())

const rejected = async (id: string) => {
  await purchasing.must(submitRequest, { params: { id } })
  await approver.must(rejectRequest, { params: { id }, body: { note: 'Cheaper, please' } })
  return id
}
const copy = (person: Person, id: string) => person.request(copyRequest, { params: { id } })
const withdraw = (key: string) =>
  api.pool.query('update products set withdrawn_at = now() where id = $1', [productId(key)])

describe('copying a rejected request', () => {
  it("creates a draft of the copying user, at today's prices, without unavailable products", async () => {
    const lines: Wanted[] = [
      { product: 'kertas', quantity: 2 },
      { product: 'map', quantity: 3.5 },
    ]
    const more = ['berubah', 'hilang'].map((key) => ({
      productId: productId(key),
      quantity: 4,
      note: `about ${key}`,
    }))
    const id = await rejected(
      await draft(purchasing, lines, {
        vendors: [
          {
            packages: {
              items: [
                ...lines.map(({ product, quantity }) => ({
                  productId: productId(product),
                  quantity,
                })),
                ...more,
              ],
            },
          },
        ],
      }),
    )
    await api.pool.query('update products set retail_price = 1500 where id = $1', [
      productId('berubah'),
    ])
    await withdraw('hilang')
    const answer = await copy(owner, id)
    expect(answer).toMatchObject({
      status: 200,
      message: 'Purchase request copied',
      data: {
        version: 1,
        left_out: [{ productId: productId('hilang') }],
        department_left: null,
        address_instead: null,
      },
    })
    const { _id: made } = copyRequest.data.parse(answer.data)
    const before = await owner.must(getRequest, { params: { id } })
    const after = await owner.must(getRequest, { params: { id: made } })
    expect(before.lastStatus).toBe('Rejected')
    expect(after).toMatchObject({
      lastStatus: 'Open',
      createdBy: nameOf(owner.email),
      address: { _id: before.address._id },
      changes: [],
      decisions: [],
      statuses: [{ name: 'Open', user: nameOf(owner.email) }],
    })
    expect(after.code_pr).not.toBe(before.code_pr)
    const items = after.vendors.flatMap(({ packages }) => packages.flatMap((pack) => pack.items))
    expect(items.map((item) => [item.productId, item.quantity, item.note])).toEqual([
      [productId('kertas'), 2, ''],
      [productId('map'), 3.5, ''],
      [productId('berubah'), 4, 'about berubah'],
    ])
    expect(items.find((item) => item.productId === productId('berubah'))?.retail_price).toBe(1500)
    const { items: lines2 } = await owner.must(getRequestItems, { params: { id: made } })
    expect(lines2).toHaveLength(3)
    const { rows } = await api.pool.query(
      `select after from audit_log where subject_id = $1 and action = 'request.save'`,
      [made],
    )
    expect(rows).toMatchObject([{ after: { copy_of: before.code_pr, items: 3 } }])
  })

  it('goes without a department that is not theirs, and to the default where the address is gone', async () => {
    const { _id: id, name } = await (await openDepartments(api)).made(purchasing.email)
    const source = await rejected(
      await draft(purchasing, [{ product: 'kertas', quantity: 1 }], {
        department: id,
        address: { _id: addressId('maju', 'Bandung Plant') },
      }),
    )
    await api.pool.query('update addresses set deleted_at = now() where id = $1', [
      addressId('maju', 'Bandung Plant'),
    ])
    const answer = await owner.must(copyRequest, { params: { id: source } })
    expect(answer).toMatchObject({ department_left: name, address_instead: 'Jakarta Office' })
    expect(await owner.must(getRequest, { params: { id: answer._id } })).toMatchObject({
      department: 'generic',
      address: { name: 'Jakarta Office' },
    })
    const own = await purchasing.must(copyRequest, { params: { id: source } })
    expect(own.department_left).toBe(null)
    await api.pool.query('update addresses set deleted_at = null where id = $1', [
      addressId('maju', 'Bandung Plant'),
    ])
  })

  it('is refused for any other state, for who may not create, and when nothing is offered', async () => {
    const lines: Wanted[] = [{ product: 'kertas', quantity: 1 }]
    for (const id of [await draft(purchasing, lines), await submitted(purchasing, lines)])
      expect(await copy(purchasing, id)).toMatchObject({ status: 409, codes: ['illegal_move'] })
    const items = [{ productId: productId('pergi'), quantity: 1 }]
    const rejectedId = await rejected(
      await draft(purchasing, [], { vendors: [{ packages: { items } }] }),
    )
    expect((await copy(approver, rejectedId)).status).toBe(403)
    await withdraw('pergi')
    expect(await copy(purchasing, rejectedId)).toMatchObject({
      status: 422,
      message: 'None of its items are still offered.',
    })
  })

  it('twice makes two, a repeated request makes one', async () => {
    const id = await rejected(await draft(purchasing, [{ product: 'kertas', quantity: 1 }]))
    const made = await Promise.all([1, 2].map(() => copy(purchasing, id)))
    expect(new Set(made.map(({ data }) => copyRequest.data.parse(data)._id)).size).toBe(2)
    const headers = { 'idempotency-key': 'one-copy-of-this' }
    const call = () => purchasing.call('POST', `/api/purchase-request/copy/${id}`, { headers })
    const [one, other] = [await call(), await call()]
    expect(one.status).toBe(200)
    expect(other.data).toEqual(one.data)
  })
})
