import { openConversation } from '@pasok/domain/chat/chat.contract'
import type { Contract } from '@pasok/domain/kernel/contract'
import { getOrder, listOrders } from '@pasok/domain/orders/orders.contract'
import { addBuyerAccount } from '@pasok/domain/payments/bank-accounts/banks.buyer.contract'
import { getRequest } from '@pasok/domain/requests/requests.contract'
import { approveReceipt } from '@pasok/domain/receipts/receipts.vendor.contract'
import { listFilters, saveFilter } from '@pasok/domain/team/filters/filters.contract'
import { orderReport } from '@pasok/domain/reports/downloads/downloads.contract'
import { listRoles } from '@pasok/domain/team/roles/roles.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, startApi, contentOf, type Answer, type Api, type Person } from '../../test/api'
import { addressId, companyId, departmentId, idOf, vendorId } from '../../test/company'
import { addCustomRole } from '../../test/people'
import { assertSound, readStock } from '../../test/invariants'
import { idPlaces, type Kind } from '../../test/places/place'
import { IN_SAVES, PLACES, SHARED } from '../../test/places/places'
import { issuedOf } from '../../test/invoices'
import { invited } from '../../test/invitations'
import { received, shippedOf } from '../../test/receipts'
import { approved, draft, submitted } from '../../test/requests'
import type { Sample } from '../../test/sample'
import { sampleOf } from '../../test/samples'
import { template } from '../../test/templates'
import { uploaded } from '../../test/uploads'
import { ENDPOINTS } from '../endpoints'
import type { Endpoint } from './endpoint'

let api: Api
let stock: Map<string, string>
/** A user of the requesting company, with all permissions there. */
let requester: Person
/** Ids of the other company's records by kind; each is compared with an id that does not exist. */
let otherIds: Readonly<Record<Kind, string>>

const ACCOUNT = { bank_code: '014', account_number: '1234567890' }
const FILTER = { screen: 'purchase-requests', name: 'Theirs', query: 'by=code&value=1' } as const

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  requester = await api.as('owner@maju.test')
  const buyer = await api.as('purchasing@lain.test')
  const decider = await api.as('approver@lain.test')
  const lines = [{ product: 'kertas', quantity: 2 }] as const
  const done = await approved(buyer, decider, lines)
  const request = await buyer.must(getRequest, { params: { id: done } })
  const [ordered] = await buyer.must(listOrders, {})
  if (!ordered) throw new Error('the other company has no order')
  const owner = await api.as('owner@lain.test')
  const place = await shippedOf(api, owner, ordered)
  const { order, pack } = place
  const receipt = await received(owner, place)
  const vendor = await api.as('vendor@sinar.test')
  await vendor.must(approveReceipt, { params: { id: receipt._id }, body: {} })
  const invoice = await issuedOf(vendor, receipt)
  await addCustomRole(api.db, 'lain', 'theirs', ['products.read'])
  const [foreignRole] = await owner.must(listRoles, { query: { default: 'false' } })
  otherIds = {
    company: companyId('lain'),
    template: await template(owner, lines),
    draft: await draft(buyer, lines),
    submitted: await submitted(buyer, lines),
    approved: done,
    code: request.code_pr,
    order: order._id,
    orderCode: order.code_po,
    package: pack._id,
    item: pack.items[0]?._id ?? '',
    receipt: receipt._id,
    receiptCode: receipt.received.code,
    invoice: invoice._id,
    invoiceCode: invoice.invoice_number,
    file: await uploaded(buyer),
    person: 'test|purchasing@lain.test',
    department: departmentId('lain', 'Warehouse'),
    address: addressId('lain', 'Jakarta Office'),
    account: (await owner.must(addBuyerAccount, { body: ACCOUNT }))._id,
    role: foreignRole?._id ?? '',
    filter: (await owner.must(saveFilter, { body: FILTER }))._id,
    invitation: await invited(owner, 'theirs@nowhere.test'),
    report: (await owner.must(orderReport, { body: { from: '2026-01-01', to: '2026-12-31' } }))._id,
    conversation: (await owner.must(openConversation, { body: { company_id: vendorId('sinar') } }))
      ._id,
  }
  const missing = Object.entries(otherIds).filter(([, id]) => id === '')
  if (missing.length > 0) throw new Error(`the other company has no ${missing.join()}`)
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const NOTHING = idOf('names nothing')

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
    const known = [SHARED, IN_SAVES].flatMap((table) =>
      Object.entries(table).flatMap(([call, places]) => places.map((place) => `${call} ${place}`)),
    )
    // Super admins, and vendors' endpoints with another vendor's ids, have tests of their own.
    const isOfOne = ({ contract: { surface } }: Endpoint) =>
      !['provider', 'super-admin', 'vendor'].includes(surface)
    const wanted = ENDPOINTS.filter(isOfOne).flatMap(({ contract }) =>
      idPlaces(contract).map((place) => `${contract.name} ${place}`),
    )
    expect([...tried, ...known].toSorted()).toEqual(wanted.toSorted())
  })

  it.each(PLACES)('in $call $place answers as one that does not exist', async (one) => {
    const endpoint = endpointOf(one.call)
    const sample = sampleOf(endpoint, 'maju')
    const unknown = await callAs(requester, endpoint.contract, one.put(sample, NOTHING))
    expect(unknown).toMatchObject({ status: 404, codes: ['not_found'], data: null })
    for (const kind of one.kinds) {
      const answer = await callAs(requester, endpoint.contract, one.put(sample, otherIds[kind]))
      expect({ kind, told: contentOf(answer) }).toEqual({ kind, told: contentOf(unknown) })
    }
    for (const odd of ['x', 'PR-LAIN-209901-99999', "' or true --", '%00', '../..']) {
      const answer = await callAs(requester, endpoint.contract, one.put(sample, odd))
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
      const request = await owner.must(getRequest, { params: { id: otherIds[kind] } })
      expect([request.lastStatus, request.version]).toEqual([
        status,
        { draft: 1, submitted: 2, approved: 3 }[kind],
      ])
    }
    expect(await owner.must(getOrder, { params: { id: otherIds.orderCode } })).toBeTruthy()
    const filters = await owner.must(listFilters, { query: { screen: FILTER.screen } })
    expect(filters.map(({ _id }) => _id)).toEqual([otherIds.filter])
  })
})
