import { makeCartLines } from '@pasok/domain/cart/cart.contract'
import { groupByVendor } from '@pasok/domain/cart/cart.groups'
import { listAddresses } from '@pasok/domain/company/addresses/addresses.contract'
import { companyDetailShape } from '@pasok/domain/company/company.model'
import { getRequest } from '@pasok/domain/requests/requests.contract'
import { getTemplate } from '@pasok/domain/templates/templates.contract'
import { roleShape } from '@pasok/domain/team/team.model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Answer, type Api, type Person } from '../../test/api'
import { companyId, nameOf, roleId, vendorId } from '../../test/company'
import { issued } from '../../test/invoices'
import { totalFor } from '../../test/oracle'
import { paymentInputOf } from '../../test/payments'
import { shipped } from '../../test/receipts'
import { itemsOf } from '../../test/requests'
import { LINES } from '../../test/templates'

// Sends what the specification's own client sends: all fields of section 3, including computed
// values and names.

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterAll(() => api.drop())

const MAJU = companyId('maju')

async function expectAccepted(
  method: string,
  path: string,
  body: unknown,
  person = owner,
): Promise<Answer> {
  const token = path.startsWith('/transaction') ? 'id' : 'access'
  const answer = await person.call(method, `/api${path}`, { body, token })
  expect([path, answer.status, answer.errors]).toEqual([path, 200, null])
  return answer
}
const idIn = ({ data }: Answer): string => z.object({ _id: z.string() }).parse(data)._id

async function vendorsOfCart() {
  const lines = await owner.must(makeCartLines, { body: { items: itemsOf(LINES) } })
  return groupByVendor(lines).map((group) => ({
    down_payment: group.downPayment,
    vendor: group.lines[0]?.vendor,
    packages: { items: group.lines },
  }))
}
const TOTAL = Number(totalFor('maju', LINES))

/** Arbitrary data about the user, which the server ignores. */
const PHONE = '+6281234567890'
const PARTY = { address: 'Jl. Lain 1', phone: PHONE, email: 'somebody@else.test' }

// proves 1.3.21 1.3.22 1.3.23 1.7.42 1.7.43 1.7.44 1.7.47
it('a purchase request, from its save to its decision', async () => {
  const [address] = await owner.must(listAddresses, {})
  const payload = {
    code: 'PR-MAJU-209901-00001',
    department: null,
    buyer: { _id: MAJU, name: 'Another name', ...PARTY },
    address: {
      name: address?.name,
      address: address?.street,
      zip_code: address?.postcode,
      city: address?.city,
      phone: address?.phone,
    },
    vendors: await vendorsOfCart(),
    total: TOTAL,
    createdBy: 'Somebody else',
  }
  const decide = { name: 'Somebody else', note: 'As agreed' }
  for (const [path, lastStatus] of [
    ['approved', 'Approved'],
    ['reject', 'Rejected'],
  ]) {
    const id = idIn(await expectAccepted('POST', '/purchase-request', payload))
    await expectAccepted('PUT', '/purchase-request', { ...payload, id })
    await expectAccepted('PUT', `/purchase-request/submit/${id}`, {
      lastStatus: 'Submit',
      user: 'Else',
    })
    await expectAccepted('PUT', `/purchase-request/${path}/${id}`, { ...decide, lastStatus })
    const request = await owner.must(getRequest, { params: { id } })
    expect(request).toMatchObject({
      lastStatus,
      total: TOTAL,
      createdBy: nameOf(owner.email),
      buyer: { name: 'PT Maju Bersama' },
      address: { name: address?.name, zip_code: address?.postcode },
    })
    expect(request.code_pr).not.toBe(payload.code)
    expect(request.statuses.at(-1)).toMatchObject({ user: nameOf(owner.email), note: 'As agreed' })
  }
})

// proves 1.3.25 1.7.60 1.7.61
it('a template', async () => {
  const payload = {
    value: await vendorsOfCart(),
    total: TOTAL,
    type: 'template',
    template_name: 'As specified',
  }
  const id = idIn(await expectAccepted('POST', '/template', { ...payload, update: false, id: '' }))
  await expectAccepted('PUT', `/template/Update/${id}`, { ...payload, update: true, id })
  const one = await owner.must(getTemplate, { params: { id } })
  expect(one).toMatchObject({ name: 'As specified', total: TOTAL, version: 2 })
})

// proves 1.3.15 1.7.34
it('a custom role, which may be sent as it was answered', async () => {
  const module = { id_modules: 'teams', features: ['team.manage'], childs: [], flag: 'BUYER' }
  const payload = { name: 'Specified', default: false, buyer_id: MAJU, flag: 'BUYER' }
  const answer = await expectAccepted('POST', '/role', { ...payload, modules: [module] })
  const role = roleShape.parse(answer.data)
  expect(role.modules).toContainEqual(expect.objectContaining(module))
  const again = await expectAccepted('PUT', `/role/${role._id}`, role)
  expect(again.data).toMatchObject({ name: 'Specified', modules: role.modules })
})

// proves 1.3.11 1.3.12 1.3.13 1.7.11 1.7.19
it('a user of the team', async () => {
  const answer = await expectAccepted('POST', '/buyer/user', {
    user_email: 'specified@maju.test',
    user_password: 'pasok#test2',
    user_name: 'Sari',
    buyer_id: MAJU,
    company_code: 'MAJU',
    role_id: roleId('maju', 'finance'),
    isFirstTime: false,
  })
  const { auth_id } = z.object({ auth_id: z.string() }).parse(answer.data)
  const role = { role_id: roleId('maju', 'approver'), role_name: 'Approver' }
  const edited = await expectAccepted('PUT', '/buyer/user', {
    auth_id,
    user_name: 'Sari Dewi',
    ...role,
  })
  expect(edited.data).toMatchObject({ ...role, fullname: 'Sari Dewi', status: 'ACTIVE' })
  for (const status of ['INACTIVE', 'ACTIVE'])
    await expectAccepted('PUT', `/user-buyer/${encodeURIComponent(auth_id)}`, { status, auth_id })
})

// proves 1.3.2 1.3.4 1.7.16 1.7.26
it('a company and its addresses, as they were read', async () => {
  const { data } = await owner.call('GET', '/api/buyer/detail', { query: { buyer_id: MAJU } })
  const given = { technical_contact: 'Rina', phone: PHONE, whatsapp: PHONE }
  const saved = await expectAccepted('PUT', '/buyer/company', {
    ...companyDetailShape.parse(data),
    ...given,
  })
  expect(saved.data).toMatchObject(given)
  const [address] = await owner.must(listAddresses, {})
  const another = { ...address, _id: '', name: 'Another gate', phone: PHONE }
  const added = await expectAccepted('POST', '/address/buyer', another)
  const chosen = { address_id: idIn(added), buyer_id: MAJU }
  await expectAccepted('PUT', '/address/buyer', {
    ...another,
    _id: idIn(added),
    street: 'Jl. Lain 2',
  })
  await expectAccepted('PUT', '/address/buyer/default', chosen)
})

// proves 2.7.12 2.9.23
it('a relation to a vendor', async () => {
  const terms = { initial_discount: null, product: [], payment_term: null, status: 'Inactive' }
  const parties = { buyer_id: MAJU, vendor_id: vendorId('karya') }
  const { data } = await expectAccepted('POST', '/mybuyer', { ...parties, ...terms })
  expect(data).toMatchObject({ ...parties, status: 'Inactive', stage: 'Requested' })
})

// proves 2.3.8 2.7.21
it('what was received of a package', async () => {
  const { order, pack } = await shipped(api)
  const { data } = await expectAccepted('PUT', `/grn/${pack._id}`, {
    received: { code: '', date: new Date().toISOString(), name: 'Budi' },
    vendor: order.vendor,
    items: pack.items.map((item) => ({ ...item, received: item.quantity })),
    reference_doc: {
      packageId: pack._id,
      code_po: order.code_po,
      code_package: pack.code_package,
      date_order: order.date,
    },
  })
  expect(data).toMatchObject({ received: { name: 'Budi' }, total: pack.total })
})

// proves 2.3.12 2.7.23 2.7.24
it('a payment', async () => {
  const paid = async () => {
    const invoice = await issued(api)
    return {
      ...paymentInputOf([invoice]),
      partner_user_id: MAJU,
      amount: invoice.grand_total,
      bank_name: 'BCA',
      username_display: nameOf(owner.email),
      email: owner.email,
      method: 'Virtual Account',
      payment_gateway: 'Xendit',
      bank_name_code: 'BCA',
      account_number: '',
      direct_payment: invoice.direct_payment,
    }
  }
  for (const path of ['xendit/va', 'oy/va', 'oy/bank-transfer', 'manual-bank-transfer'])
    expect((await expectAccepted('POST', `/transaction/${path}`, await paid())).data).toMatchObject(
      {
        status: { message: 'Success' },
        createdBy: nameOf(owner.email),
      },
    )
})
