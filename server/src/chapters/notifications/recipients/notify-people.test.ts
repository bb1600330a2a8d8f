import { returnCompany, verifyCompany } from '@pasok/domain/company/provider/provider.contract'
import { listChanges } from '@pasok/domain/notifications/live/live.contract'
import { EVENT_KINDS } from '@pasok/domain/notifications/kinds/kinds'
import { listOrders, rejectItems } from '@pasok/domain/orders/orders.contract'
import { giveUpTransfer, submitPaymentProof } from '@pasok/domain/payments/payments.contract'
import {
  confirmTransfer,
  refundMoney,
  refuseTransfer,
} from '@pasok/domain/payments/payments.provider.contract'
import { getReceipt, saveReceipt } from '@pasok/domain/receipts/receipts.contract'
import { orderReport } from '@pasok/domain/reports/downloads/downloads.contract'
import { approveReceipt, returnReceipt } from '@pasok/domain/receipts/receipts.vendor.contract'
import {
  approveRequest,
  getRequest,
  rejectRequest,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'
import { removeRelation, requestRelation } from '@pasok/domain/vendors/relations/relations.contract'
import {
  acceptBuyer,
  declineBuyer,
  endBuyer,
} from '@pasok/domain/vendors/relations/relations.portal.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { register, registrationOf } from '../../../../test/identity'
import { invited, secretOf } from '../../../../test/invitations'
import { companyId, vendorId } from '../../../../test/company'
import { PNG } from '../../../../test/contents'
import { assertSound } from '../../../../test/invariants'
import { issuedOf } from '../../../../test/invoices'
import { forgetAll, relayAll, notifiedBy, type Notified } from '../../../../test/notified'
import { goOn, type Staged } from '../../../../test/order-stages'
import {
  letPass,
  moneyOf,
  opened,
  paidIn,
  payByManualTransfer,
  resolveNow,
  transactionOf,
} from '../../../../test/payments'
import { allOf, shipped } from '../../../../test/receipts'
import { approved, draft, submitted } from '../../../../test/requests'
import { upload } from '../../../../test/uploads'

let api: Api
const as = (name: string) => api.as(name.includes('@') ? name : `${name}@maju.test`)
let purchasing: Person
let approver: Person
let receiving: Person
let finance: Person
let sinar: Person
let provider: Person
/** Kinds of notification that occurred; in the end all kinds of the table. */
const seen = new Set<string>()

beforeAll(async () => {
  api = await startApi({ app: { sandbox: { patience: 10 } } })
  await api.pool.query('update products set stock = 1000000')
  purchasing = await as('purchasing')
  approver = await as('approver')
  receiving = await as('receiving')
  finance = await as('finance')
  sinar = await as('vendor@sinar.test')
  provider = await as('provider@pasok.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const LINES = {
  sinar: [
    { product: 'kertas', quantity: 4 },
    { product: 'pulpen', quantity: 12 },
  ],
  karya: [{ product: 'bor', quantity: 1 }],
} as const

async function listNotified(act: () => Promise<unknown>): Promise<Notified> {
  const found = await notifiedBy(api, act)
  for (const kind of Object.keys(found)) seen.add(kind)
  return found
}
async function factsOf(kind: string): Promise<unknown[]> {
  const { rows } = await api.pool.query<{ facts: unknown }>(
    'select facts from notifications where kind = $1',
    [kind],
  )
  return rows.map(({ facts }) => facts)
}
const people = (...names: string[]) =>
  names.map((name) => (name.includes('@') ? name : `${name}@maju.test`)).toSorted()

/** Creates an order that `purchasing` requested and `approver` approved. */
async function placed(key: 'sinar' | 'karya'): Promise<Staged> {
  const id = await approved(purchasing, approver, LINES[key])
  const { code_pr } = await purchasing.must(getRequest, { params: { id } })
  const order = (await purchasing.must(listOrders, {})).find((one) => one.code_pr === code_pr)
  const [pack] = order?.packages ?? []
  if (!order || !pack) throw new Error('no order')
  const [item] = pack.items
  return {
    order,
    packageId: pack._id,
    itemId: item?._id ?? '',
    buyer: await as('owner'),
    vendor: await as(`vendor@${key}.test`),
  }
}

describe('of a purchase request', () => {
  it('that is submitted notifies the users who may decide it', async () => {
    expect(await listNotified(() => submitted(purchasing, LINES.sinar))).toEqual({
      'request-submitted': people('approver', 'approver2', 'owner'),
    })
  })

  it('notifies no contributor except the Owner, and never the user who acted', async () => {
    const byOwner = await as('owner')
    const id = await draft(purchasing, LINES.sinar)
    expect(await listNotified(() => byOwner.must(submitRequest, { params: { id } }))).toEqual({
      'request-submitted': people('approver', 'approver2'),
    })
    await api.pool.query(
      `insert into request_hands (buyer_id, request_id, user_id)
       select $1, $2, id from users where email = 'approver@maju.test'`,
      [companyId('maju'), await draft(purchasing, LINES.sinar)],
    )
    const { rows } = await api.pool.query<{ request_id: string }>(
      `select request_id from request_hands join users on users.id = user_id
       where email = 'approver@maju.test'`,
    )
    const params = { id: rows[0]?.request_id ?? '' }
    expect(await listNotified(() => purchasing.must(submitRequest, { params }))).toEqual({
      'request-submitted': people('approver2', 'owner'),
    })
  })

  it('that is approved notifies its author, the vendors of the orders, and users who send down payments', async () => {
    const id = await submitted(purchasing, [...LINES.sinar, ...LINES.karya])
    expect(await listNotified(() => approver.must(approveRequest, { params: { id } }))).toEqual({
      'request-approved': people('purchasing'),
      'order-placed': people('vendor@karya.test', 'vendor@sinar.test'),
      'down-payment-asked': people('finance', 'owner'),
    })
  })

  it('that is rejected notifies its author of the reason', async () => {
    const id = await submitted(purchasing, LINES.sinar)
    const reject = () =>
      approver.must(rejectRequest, { params: { id }, body: { note: 'Too dear' } })
    expect(await listNotified(reject)).toEqual({ 'request-rejected': people('purchasing') })
    const { rows } = await api.pool.query('select facts from notifications')
    expect(rows).toMatchObject([{ facts: { reason: 'Too dear', status: 'Rejected', id } }])
  })
})

describe('of an order', () => {
  it('a down payment notifies the vendor of the proof, and users who send proofs of the answer', async () => {
    const order = await placed('karya')
    expect(await listNotified(() => goOn(order, 'proof'))).toEqual({
      'down-payment-submitted': ['vendor@karya.test'],
    })
    expect(await listNotified(() => goOn(order, 'refuse'))).toEqual({
      'down-payment-refused': people('finance', 'owner'),
    })
    const { rows } = await api.pool.query('select link_url, facts from notifications')
    const link_url = `/dashboard/purchase-orders?page=detail&id=${order.order.code_po}`
    expect(rows).toMatchObject([{ link_url, facts: { reason: 'Out of stock' } }, { link_url }])
    await goOn(order, 'proof')
    expect(await listNotified(() => goOn(order, 'confirm'))).toMatchObject({
      'down-payment-confirmed': people('finance', 'owner'),
    })
  })

  it('that moves on notifies its author and users who receive, with the status', async () => {
    const order = await placed('sinar')
    const moved = { 'packages-moved': people('owner', 'purchasing', 'receiving') }
    expect(await listNotified(() => goOn(order, 'pick'))).toEqual(moved)
    const { rows } = await api.pool.query('select distinct link_url, facts from notifications')
    expect(rows).toMatchObject([
      {
        link_url: `/dashboard/purchase-orders?status=Pick&order=${order.order.code_po}`,
        facts: { status: 'Pick', vendor: 'PT Sinar Abadi' },
      },
    ])
    expect(await listNotified(() => goOn(order, 'change'))).toEqual({
      'items-waiting': people('approver', 'approver2', 'owner'),
    })
    expect(await listNotified(() => goOn(order, 'accept'))).toEqual({
      'items-accepted': ['vendor@sinar.test'],
    })
    expect(await listNotified(() => goOn(order, 'ready'))).toEqual(moved)
    expect(await listNotified(() => goOn(order, 'ship'))).toEqual(moved)
  })

  it('that its buyer cancels notifies others than the user who acted', async () => {
    const order = await placed('sinar')
    expect(await listNotified(() => goOn(order, 'cancel by buyer'))).toEqual({
      'packages-moved': people('purchasing', 'receiving'),
      'packages-cancelled': ['vendor@sinar.test'],
    })
    expect(await factsOf('packages-cancelled')).toMatchObject([{ reason: 'Out of stock' }])
  })

  it('whose change is rejected notifies its vendor of the reason; a withdrawn one notifies nobody', async () => {
    const order = await placed('sinar')
    await goOn(order, 'pick', 'change')
    expect(await listNotified(() => goOn(order, 'take back'))).toEqual({})
    await goOn(order, 'change')
    const { buyer, packageId, itemId } = order
    const body = { packageId, itemsId: itemId, note: 'Too dear' }
    expect(await listNotified(() => buyer.must(rejectItems, { body }))).toEqual({
      'items-rejected': ['vendor@sinar.test'],
    })
    expect(await factsOf('items-rejected')).toMatchObject([{ reason: 'Too dear' }])
  })

  it('that its vendor cancels does not notify the vendor', async () => {
    const order = await placed('sinar')
    expect(Object.keys(await listNotified(() => goOn(order, 'cancel by vendor')))).toEqual([
      'packages-moved',
    ])
  })
})

describe('of a receipt and its invoice', () => {
  it('each step notifies those it waits for', async () => {
    const { pack } = await shipped(api)
    const save = {
      params: { packageId: pack._id },
      body: { items: allOf(pack) },
    }
    expect(await listNotified(() => receiving.must(saveReceipt, save))).toMatchObject({
      'receipt-entered': ['vendor@sinar.test'],
      'packages-moved': people('owner'),
    })
    const receipt = await receiving.must(getReceipt, { params: { id: pack._id } })
    const params = { id: receipt._id }
    const reason = 'Count again'
    expect(
      await listNotified(() => sinar.must(returnReceipt, { params, body: { reason } })),
    ).toEqual({
      'receipt-returned': people('receiving'),
    })
    await receiving.must(saveReceipt, save)
    expect(await listNotified(() => sinar.must(approveReceipt, { params, body: {} }))).toEqual({
      'receipt-approved': people('receiving'),
    })
    expect(await listNotified(() => issuedOf(sinar, receipt))).toEqual({
      'invoice-issued': people('finance', 'owner'),
    })
  })
})

describe('of a payment', () => {
  it('that its gateway confirms notifies the payer, and the vendor of the invoice', async () => {
    const { payment } = await opened(api)
    expect(await listNotified(() => paidIn(api, payment))).toEqual({
      'payment-confirmed': people('finance'),
      'invoice-paid': ['vendor@sinar.test'],
    })
  })

  it('that expires notifies the payer', async () => {
    const { payment } = await opened(api)
    await letPass(api, payment, '3 days')
    expect(await listNotified(() => resolveNow(api, payment))).toEqual({
      'payment-expired': people('finance'),
    })
  })

  it('with unapplied money notifies the payer that it is unapplied, and that it was returned', async () => {
    const { payment } = await opened(api)
    const { cursor: after } = await finance.must(listChanges, { query: {} })
    const overpay = () => paidIn(api, payment, payment.expected_amount + 500)
    expect(await listNotified(overpay)).toEqual({ 'money-kept': people('finance') })
    // The payment's page is notified as well.
    const { changes } = await finance.must(listChanges, { query: { after } })
    const { id, code } = payment
    expect(changes).toContainEqual({ topic: 'payment', id, code })
    const { url: proof } = await upload(provider, { name: 'back.png', content: PNG }, 'provider')
    const [money] = await moneyOf(api, code)
    const params = { id: money?.id ?? '' }
    const body = { note: 'Another sum', proof }
    expect(await listNotified(() => provider.must(refundMoney, { params, body }))).toEqual({
      'money-returned': people('finance'),
    })
    // Money without a known payment notifies nobody.
    const unknown = { code: 'TRX-NOBODY-202601-00001', expected_amount: 5 }
    expect(await listNotified(() => paidIn(api, unknown))).toEqual({})
  })

  it('whose proof is refused notifies the payer of the reason; one given up notifies nobody', async () => {
    const { invoice, payment } = await opened(api)
    await letPass(api, payment, '3 days')
    await resolveNow(api, payment)
    const transfer = transactionOf(await payByManualTransfer(finance, invoice))
    const { url: image } = await upload(finance, { name: 'proof.png', content: PNG })
    const { code } = transfer
    expect(
      await listNotified(() => finance.must(submitPaymentProof, { body: { code, image } })),
    ).toEqual({})
    const refuse = { params: { code }, body: { reason: 'Unreadable' } }
    expect(await listNotified(() => provider.must(refuseTransfer, refuse))).toEqual({
      'payment-refused': people('finance'),
    })
    expect(await listNotified(() => finance.must(giveUpTransfer, { body: { code } }))).toEqual({})
    const again = transactionOf(await payByManualTransfer(finance, invoice))
    const proof = await upload(finance, { name: 'proof.png', content: PNG })
    await finance.must(submitPaymentProof, { body: { code: again.code, image: proof.url } })
    const params = { code: again.code }
    expect(await listNotified(() => provider.must(confirmTransfer, { params, body: {} }))).toEqual({
      'payment-confirmed': people('finance'),
      'invoice-paid': ['vendor@sinar.test'],
    })
  })

  it('made directly to the vendor notifies the vendor', async () => {
    await api.pool.query(
      `insert into vendor_bank_accounts (vendor_id, id, bank_code, account_number,
         account_holder, verified_at, is_default)
       values ($1, gen_random_uuid(), '014', '1234567890', 'PT', now(), true)`,
      [vendorId('sinar')],
    )
    await api.pool.query('update vendors set direct_payment = true where id = $1', [
      vendorId('sinar'),
    ])
    const { pack } = await shipped(api)
    await receiving.must(saveReceipt, {
      params: { packageId: pack._id },
      body: { items: allOf(pack) },
    })
    const receipt = await receiving.must(getReceipt, { params: { id: pack._id } })
    await sinar.must(approveReceipt, { params: { id: receipt._id }, body: {} })
    const { code } = transactionOf(
      await payByManualTransfer(finance, await issuedOf(sinar, receipt)),
    )
    const { url: image } = await upload(finance, { name: 'proof.png', content: PNG })
    expect(
      await listNotified(() => finance.must(submitPaymentProof, { body: { code, image } })),
    ).toEqual({
      'payment-to-review': ['vendor@sinar.test'],
    })
  })
})

describe('of a company', () => {
  const sendRequest = () =>
    purchasing.must(requestRelation, { body: { vendor_id: vendorId('karya') } })
  const params = { id: companyId('maju') }

  it('a relation notifies the vendor of the request, and the requester of the answer', async () => {
    const karya = await as('vendor@karya.test')
    expect(await listNotified(sendRequest)).toEqual({ 'relation-requested': ['vendor@karya.test'] })
    const decline = () => karya.must(declineBuyer, { params, body: { reason: 'Too far' } })
    expect(await listNotified(decline)).toEqual({ 'relation-declined': people('purchasing') })
    const { rows } = await api.pool.query('select link_url, facts from notifications')
    expect(rows).toMatchObject([
      {
        link_url: `/dashboard/vendor-list?vendor=${vendorId('karya')}`,
        facts: { reason: 'Too far' },
      },
    ])
    await sendRequest()
    expect(
      await listNotified(() =>
        karya.must(acceptBuyer, { params, body: { initial_discount: 2, payment_term: 30 } }),
      ),
    ).toEqual({
      'relation-accepted': people('purchasing'),
    })
    const end = () => karya.must(endBuyer, { params, body: { reason: 'No stock' } })
    expect(await listNotified(end)).toEqual({ 'relation-ended': people('purchasing') })
    expect(await factsOf('relation-ended')).toMatchObject([{ reason: 'No stock' }])
    await sendRequest()
    const query = { vendor_id: vendorId('karya') }
    const remove = () => listNotified(() => purchasing.must(removeRelation, { query }))
    expect(await remove()).toEqual({ 'relation-withdrawn': ['vendor@karya.test'] })
    await sendRequest()
    await karya.must(acceptBuyer, { params, body: { initial_discount: 2, payment_term: 30 } })
    expect(await remove()).toEqual({ 'relation-removed': ['vendor@karya.test'] })
  })

  it('a report that is ready or failed notifies the user who ordered it', async () => {
    const owner = await api.as('owner@maju.test')
    const order = (day: string) => owner.must(orderReport, { body: { from: day, to: day } })
    const make = async () => {
      await order('2026-01-01')
      const isMade = async () => {
        await api.runJobs()
        const { rows } = await api.pool.query(
          "select 1 from report_downloads where state = 'Ready'",
        )
        return rows.length
      }
      await expect.poll(isMade).toBe(1)
    }
    expect(await listNotified(make)).toEqual({ 'report-ready': people('owner') })
    const fail = async () => {
      const { _id } = await order('2026-01-02')
      await api.pool.query('update report_downloads set tries = 5 where id = $1', [_id])
      await api.runJobs()
    }
    expect(await listNotified(fail)).toEqual({ 'report-failed': people('owner') })
  })

  it('that was invited and joined notifies the inviter', async () => {
    const email = 'joins@invited.test'
    const owner = await api.as('owner@maju.test')
    await invited(owner, email)
    const invitation = await secretOf(api, email)
    const join = () => register(api, { ...registrationOf(email), invitation })
    expect(await listNotified(join)).toEqual({ 'invited-joined': people('owner') })
  })

  it('that is returned or verified notifies its Owner', async () => {
    const baru = { id: companyId('baru') }
    const back = () => provider.must(returnCompany, { params: baru, body: { reason: 'No deed' } })
    expect(await listNotified(back)).toEqual({ 'company-returned': ['owner@baru.test'] })
    await api.pool.query(
      "update buyers set verification_status = 'UNVERIFIED' where company_code = 'BARU'",
    )
    await api.pool.query(
      "update users set email_verified_at = now() where email = 'owner@baru.test'",
    )
    expect(
      await listNotified(() => provider.must(verifyCompany, { params: baru, body: {} })),
    ).toEqual({
      'company-verified': ['owner@baru.test'],
    })
  })
})

describe('every notification', () => {
  it('is of a kind in the table, and all kinds occur', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(EVENT_KINDS).toSorted())
  })

  it('is sent once: when delivered twice, by two processes, or interrupted', async () => {
    await forgetAll(api)
    const before = await api.pool.query<{ id: string }>('select max(id) as id from outbox')
    const since = before.rows[0]?.id ?? '0'
    const order = await placed('sinar')
    await goOn(order, 'pick')
    await Promise.all([relayAll(api), relayAll(api), relayAll(api)])
    const counted = async () => {
      const { rows } = await api.pool.query<{ count: string; keys: string }>(
        'select count(*) as count, count(distinct (user_id, key)) as keys from notifications',
      )
      return rows[0]
    }
    const first = await counted()
    expect(Number(first?.count)).toBe(8)
    expect(first?.keys).toBe(first?.count)
    // The notifications are written, but the process ends before the relay records it.
    await api.pool.query('update outbox set delivered_at = null where id > $1', [since])
    await Promise.all([relayAll(api), relayAll(api)])
    expect(await counted()).toEqual(first)
    // The process ends before any notification of one event is written.
    await api.pool.query("delete from notifications where kind = 'packages-moved'")
    await api.pool.query('update outbox set delivered_at = null where id > $1', [since])
    await relayAll(api)
    expect(await counted()).toEqual(first)
  })

  it('is sent to nobody who may no longer sign in', async () => {
    const set = (status: string) =>
      api.pool.query("update users set status = $1 where email = 'approver@maju.test'", [status])
    await set('INACTIVE')
    expect(await listNotified(() => submitted(purchasing, LINES.sinar))).toEqual({
      'request-submitted': people('approver2', 'owner'),
    })
    await set('ACTIVE')
  })
})
