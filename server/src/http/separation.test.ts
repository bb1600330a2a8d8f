import type { Contract } from '@pasok/domain/kernel/contract'
import { getBuyerTerms, listCompanyPrices } from '@pasok/domain/catalog/catalog.contract'
import { listAddresses } from '@pasok/domain/company/company.addresses.contract'
import { listNewOrders, listOrders, getOrder } from '@pasok/domain/orders/orders.contract'
import { getRequest, listRequests, saveRequest } from '@pasok/domain/requests/requests.contract'
import { listDepartments } from '@pasok/domain/team/team.departments.contract'
import { listRoles } from '@pasok/domain/team/team.roles.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pathOf, startApi, toldBy, type Answer, type Api, type Person } from '../../test/api'
import {
  addCustomRole,
  addressId,
  companyId,
  departmentId,
  idOf,
  productId,
  specialOf,
  vendorId,
} from '../../test/company'
import { assertSound, readStock } from '../../test/invariants'
import { priceFor, totalFor } from '../../test/oracle'
import { approved, bodyOf, draft, itemsOf, submitted } from '../../test/requests'
import { uploaded } from '../../test/uploads'
import { sampleOf, type Sample } from '../../test/samples'
import { ENDPOINTS } from '../app'
import type { Endpoint } from './endpoint'

let api: Api
let stock: Map<string, string>
/** Of the company that asks, and may everything in it. */
let asker: Person
/** What the other company has, by what it is; its twin names nothing at all. */
let theirs: Readonly<Record<Kind, string>>

const KINDS = [
  'company',
  'draft',
  'submitted',
  'approved',
  'code',
  'order',
  'orderCode',
  'file',
  'person',
  'role',
  'address',
  'department',
] as const
type Kind = (typeof KINDS)[number]

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  asker = await api.as('owner@maju.test')
  const buyer = await api.as('purchasing@lain.test')
  const decider = await api.as('approver@lain.test')
  const lines = [{ product: 'kertas', quantity: 2 }] as const
  const done = await approved(buyer, decider, lines)
  const request = await buyer.must(getRequest, { params: { id: done } })
  const [order] = await buyer.must(listOrders, {})
  await addCustomRole(api.db, 'lain', 'theirs', ['products.read'])
  const owner = await api.as('owner@lain.test')
  const [roleOfTheirs] = await owner.must(listRoles, { query: { default: 'false' } })
  theirs = {
    company: companyId('lain'),
    draft: await draft(buyer, lines),
    submitted: await submitted(buyer, lines),
    approved: done,
    code: request.code_pr,
    order: order?._id ?? '',
    orderCode: order?.code_po ?? '',
    file: await uploaded(buyer),
    person: 'test|purchasing@lain.test',
    department: departmentId('lain', 'Warehouse'),
    address: addressId('lain', 'Jakarta Office'),
    role: roleOfTheirs?._id ?? '',
  }
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const NOTHING = idOf('names nothing')

/** A place in a call where an id can be named, and what of the other company could stand there. */
interface Place {
  call: string
  place: string
  kinds: readonly Kind[]
  put(sample: Sample, id: string): Sample
}

const inParams =
  (name: string) =>
  (sample: Sample, id: string): Sample => ({ ...sample, params: { ...sample.params, [name]: id } })
const inQuery =
  (name: string) =>
  (sample: Sample, id: string): Sample => ({ ...sample, query: { ...sample.query, [name]: id } })
const inBody =
  (name: string) =>
  (sample: Sample, id: string): Sample => ({
    ...sample,
    body: { ...z.looseObject({}).parse(sample.body), [name]: id },
  })

const requests: readonly Kind[] = ['draft', 'submitted', 'approved', 'order', 'company']
const readable: readonly Kind[] = [...requests, 'code']

const PLACES: readonly Place[] = [
  ...[
    'listAddresses',
    'getCompany',
    'listTeamUsers',
    'listDepartments',
    'listRoles',
    'getBuyerTerms',
  ].map((call) => ({
    call,
    place: 'query.buyer_id',
    kinds: ['company'] as const,
    put: inQuery('buyer_id'),
  })),
  ...['listRequests', 'countOrders'].map((call) => ({
    call,
    place: 'params.buyer_id',
    kinds: ['company'] as const,
    put: inParams('buyer_id'),
  })),
  ...['listOrders', 'listNewOrders'].map((call) => ({
    call,
    place: 'query.id',
    kinds: ['company'] as const,
    put: inQuery('id'),
  })),
  ...['getRequest', 'getRequestItems'].map((call) => ({
    call,
    place: 'params.id',
    kinds: readable,
    put: inParams('id'),
  })),
  ...['submitRequest', 'approveRequest', 'rejectRequest', 'deleteRequest'].map((call) => ({
    call,
    place: 'params.id',
    kinds: requests,
    put: inParams('id'),
  })),
  ...[
    'updateCompany',
    'saveLegalDocuments',
    'createRole',
    'updateRole',
    'addTeamUser',
    'editTeamUser',
    'createDepartment',
    'updateDepartment',
  ].map((call) => ({
    call,
    place: 'body.buyer_id',
    kinds: ['company'] as const,
    put: inBody('buyer_id'),
  })),
  ...['listCompanyAudit', 'exportCompanyAudit'].map((call) => ({
    call,
    place: 'query.buyer_id',
    kinds: ['company'] as const,
    put: inQuery('buyer_id'),
  })),
  ...['addAddress', 'changeAddress', 'makeDefaultAddress'].map((call) => ({
    call,
    place: 'body.buyer_id',
    kinds: ['company'] as const,
    put: inBody('buyer_id'),
  })),
  {
    call: 'changeAddress',
    place: 'body._id',
    kinds: ['address', 'company', 'draft'],
    put: inBody('_id'),
  },
  {
    call: 'makeDefaultAddress',
    place: 'body.address_id',
    kinds: ['address', 'company', 'draft'],
    put: inBody('address_id'),
  },
  {
    call: 'removeAddress',
    place: 'query.buyer_id',
    kinds: ['company'],
    put: inQuery('buyer_id'),
  },
  {
    call: 'removeAddress',
    place: 'query.address_id',
    kinds: ['address', 'company', 'draft'],
    put: inQuery('address_id'),
  },
  { call: 'getFile', place: 'params.id', kinds: ['file', 'company'], put: inParams('id') },
  ...['addTeamUser', 'editTeamUser'].map((call) => ({
    call,
    place: 'body.role_id',
    kinds: ['role', 'company', 'draft'] as const,
    put: inBody('role_id'),
  })),
  {
    call: 'editTeamUser',
    place: 'body.auth_id',
    kinds: ['person', 'company', 'draft'],
    put: inBody('auth_id'),
  },
  {
    call: 'updateDepartment',
    place: 'body._id',
    kinds: ['department', 'company', 'draft'],
    put: inBody('_id'),
  },
  {
    call: 'deleteDepartment',
    place: 'params.id',
    kinds: ['department', 'company', 'draft'],
    put: inParams('id'),
  },
  {
    call: 'updateBuyerUser',
    place: 'params.auth_id',
    kinds: ['person', 'company', 'draft'],
    put: inParams('auth_id'),
  },
  ...['updateRole', 'deleteRole'].map((call) => ({
    call,
    place: 'params.id',
    kinds: ['role', 'company', 'draft'] as const,
    put: inParams('id'),
  })),
  { call: 'updateRequest', place: 'body.id', kinds: requests, put: inBody('id') },
  {
    call: 'getOrder',
    place: 'params.id',
    kinds: ['order', 'orderCode', 'draft', 'company'],
    put: inParams('id'),
  },
]

const REGION_PLACES = ['country', 'province', 'city', 'subdistrict', 'village'].map(
  (region) => `body.${region}_id`,
)

/** Ids that are the market's: what a company is told by them is told in tests of their own. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  getVendor: ['query.vendor_id'],
  getProduct: ['params.slug'],
  listFeatures: ['query.parent_module_id'],
  listCompanyPrices: ['query.product_ids'],
  getBuyerTerms: ['query.vendor_id', 'query.product_id'],
  updateCompany: REGION_PLACES,
  addAddress: REGION_PLACES,
  changeAddress: REGION_PLACES,
}

/** Names of the parameters of a contract that are ids, by where they stand. */
function idPlaces(contract: Contract): string[] {
  const keysOf = (shape: z.ZodType) =>
    shape instanceof z.ZodObject ? Object.keys(shape.shape) : []
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    keysOf(contract[part])
      .filter((name) => /^(?:id|slug|.*_ids?)$/.test(name))
      .map((name) => `${part}.${name}`),
  )
}

function endpointOf(name: string) {
  const endpoint = ENDPOINTS.find(({ contract }) => contract.name === name)
  if (!endpoint) throw new Error(`no call ${name}`)
  return endpoint
}

function callAs(person: Person, contract: Contract, sample: Sample): Promise<Answer> {
  const { params, ...sent } = sample
  return person.call(contract.method, pathOf(contract, params), { ...sent, token: contract.token })
}

describe("another company's id", () => {
  it('is tried wherever a call takes one', () => {
    const tried = PLACES.map(({ call, place }) => `${call} ${place}`)
    const known = Object.entries(SHARED).flatMap(([call, places]) =>
      places.map((place) => `${call} ${place}`),
    )
    // Who acts for several companies, and with which, is tried in tests of its own.
    const isOfOne = ({ contract: { surface } }: Endpoint) =>
      surface !== 'provider' && surface !== 'super-admin'
    const wanted = ENDPOINTS.filter(isOfOne).flatMap(({ contract }) =>
      idPlaces(contract).map((place) => `${contract.name} ${place}`),
    )
    expect([...tried, ...known].toSorted()).toEqual(wanted.toSorted())
  })

  it.each(PLACES)('in $call $place answers as one that does not exist', async (one) => {
    const endpoint = endpointOf(one.call)
    const sample = sampleOf(endpoint, 'maju')
    const unknown = await callAs(asker, endpoint.contract, one.put(sample, NOTHING))
    expect(unknown).toMatchObject({ status: 404, codes: ['not_found'], data: null })
    for (const kind of one.kinds) {
      const answer = await callAs(asker, endpoint.contract, one.put(sample, theirs[kind]))
      expect({ kind, told: toldBy(answer) }).toEqual({ kind, told: toldBy(unknown) })
    }
    for (const odd of ['x', 'PR-LAIN-209901-99999', "' or true --", '%00', '../..']) {
      const answer = await callAs(asker, endpoint.contract, one.put(sample, odd))
      expect([odd, answer.status]).toEqual([odd, 404])
    }
  })

  it('leaves what the other company has as it was', async () => {
    const owner = await api.as('owner@lain.test')
    for (const [kind, status] of [
      ['draft', 'Open'],
      ['submitted', 'Submit'],
      ['approved', 'Approved'],
    ] as const) {
      const request = await owner.must(getRequest, { params: { id: theirs[kind] } })
      expect([request.lastStatus, request.version]).toEqual([
        status,
        { draft: 1, submitted: 2, approved: 3 }[kind],
      ])
    }
    expect(await owner.must(getOrder, { params: { id: theirs.orderCode } })).toBeTruthy()
  })
})

describe('in the body of a save', () => {
  const lines = [{ product: 'kertas', quantity: 1 }] as const
  const saving = (other: object) => ({ ...bodyOf('maju', lines), ...other })
  const save = (other: object) =>
    asker.call('POST', '/api/purchase-request', { body: saving(other) })
  const update = async (other: object) =>
    asker.call('PUT', '/api/purchase-request', {
      body: { ...saving(other), id: await draft(asker, lines) },
    })

  it.each([
    [
      'address id',
      { address: { _id: addressId('lain', 'Jakarta Office') } },
      { address: { _id: NOTHING } },
    ],
    ['department id', { department: departmentId('lain', 'Warehouse') }, { department: NOTHING }],
    ['department id in another form', { department: 'Warehouse' }, { department: 'Nowhere' }],
  ])("another company's %s is as one that does not exist", async (_, foreign, unknown) => {
    for (const call of [save, update]) {
      const answer = await call(foreign)
      expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
      expect(toldBy(answer)).toEqual(toldBy(await call(unknown)))
    }
  })

  it('a product that does not exist is not found, in its place', async () => {
    for (const id of [NOTHING, 'x', companyId('lain'), theirs.order]) {
      const items = [...itemsOf(lines), { productId: id, quantity: 1 }]
      const answer = await save({ vendors: [{ packages: { items } }] })
      expect(answer).toMatchObject({
        status: 404,
        errors: [{ code: 'not_found', path: 'items.1.productId' }],
      })
    }
  })

  it('a company, a vendor or a person that it names is not asked', async () => {
    const answer = await save({
      buyer_id: companyId('lain'),
      buyer: { _id: companyId('lain') },
      createdBy: 'Person owner of lain',
      vendors: [{ vendor: { _id: vendorId('karya') }, packages: { items: itemsOf(lines) } }],
    })
    expect(answer.status).toBe(200)
    const { _id: id } = saveRequest.data.parse(answer.data)
    const request = await asker.must(getRequest, { params: { id } })
    expect(request.buyer._id).toBe(companyId('maju'))
    expect(request.vendors.map(({ vendor }) => vendor._id)).toEqual([vendorId('sinar')])
  })
})

describe("another company's terms", () => {
  it('are never used in a price', async () => {
    const buyer = await api.as('purchasing@maju.test')
    for (const product of ['kertas', 'pulpen', 'bor', 'kabel', 'pel', 'sabun'] as const) {
      const lines = [{ product, quantity: 12.5 }]
      const id = await draft(buyer, lines)
      const request = await buyer.must(getRequest, { params: { id } })
      const [item] = request.vendors[0]?.packages[0]?.items ?? []
      expect([product, item?.special_discount, item?.sub_total]).toEqual([
        product,
        Number(specialOf('maju', product)),
        Number(priceFor('maju', { product, quantity: 12.5 }).subTotal),
      ])
    }
    expect(totalFor('lain', [{ product: 'kertas', quantity: 1 }])).toBe(0n)
  })

  it.each(['maju', 'lain'])('are not told to %s', async (company) => {
    const buyer = await api.as(`purchasing@${company}.test`)
    const keys = ['kertas', 'pulpen', 'bor', 'pel'] as const
    const prices = await buyer.must(listCompanyPrices, {
      query: { product_ids: keys.map(productId).join() },
    })
    const specials = new Map(prices.map((price) => [price.product_id, price.special_discount]))
    for (const [key, vendor] of [
      ['kertas', 'sinar'],
      ['pulpen', 'sinar'],
      ['bor', 'karya'],
      ['pel', 'bersih'],
    ] as const) {
      const terms = await buyer.must(getBuyerTerms, {
        query: { vendor_id: vendorId(vendor), product_id: productId(key) },
      })
      const special = Number(specialOf(company, key))
      expect([key, terms.discount_percentage, specials.get(productId(key))]).toEqual([
        key,
        special,
        special,
      ])
    }
  })

  it('end with the relation', async () => {
    const buyer = await api.as('purchasing@maju.test')
    const ask = async () =>
      (
        await buyer.must(getBuyerTerms, {
          query: { vendor_id: vendorId('sinar'), product_id: productId('kertas') },
        })
      ).discount_percentage
    const set = (status: string) =>
      api.pool.query(
        'update preferred_vendors set status = $1 where buyer_id = $2 and vendor_id = $3',
        [status, companyId('maju'), vendorId('sinar')],
      )
    expect(await ask()).toBe(5.5)
    await set('Inactive')
    expect(await ask()).toBe(0)
    await set('Active')
  })
})

describe('a list', () => {
  it("shows the company's own and nothing else", async () => {
    const mine = await draft(asker, [{ product: 'kertas', quantity: 1 }])
    const requestRows = await asker.must(listRequests, {
      params: { buyer_id: companyId('maju') },
      query: { limit: 100 },
    })
    expect(requestRows.map(({ _id }) => _id)).toContain(mine)
    expect(requestRows.every(({ code_pr }) => code_pr.startsWith('PR-MAJU-'))).toBe(true)
    expect(await asker.must(listOrders, {})).toEqual([])
    expect(
      await asker.must(listOrders, {
        query: { searchTopic: 'code_pr', searchValue: theirs.code },
      }),
    ).toEqual([])
    expect(await asker.must(listNewOrders, {})).toEqual([])
    for (const row of await asker.must(listAddresses, {}))
      expect(row.buyer_id).toBe(companyId('maju'))
    for (const row of await asker.must(listDepartments, {}))
      expect(row.buyer_id).toBe(companyId('maju'))
  })
})
