import { returnCompany, verifyCompany } from '@pasok/domain/company/provider/provider.contract'
import {
  countUnread,
  listNotifications,
  savePreferences,
} from '@pasok/domain/notifications/notifications.contract'
import { listOrders } from '@pasok/domain/orders/orders.contract'
import { getReceipt, saveReceipt } from '@pasok/domain/receipts/receipts.contract'
import { approveReceipt } from '@pasok/domain/receipts/receipts.vendor.contract'
import { approveRequest, getRequest } from '@pasok/domain/requests/requests.contract'
import { requestRelation } from '@pasok/domain/vendors/relations/relations.contract'
import { declineBuyer } from '@pasok/domain/vendors/relations/relations.portal.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, vendorId } from '../../../test/company'
import { forgetAll, relayAll } from '../../../test/notified'
import { goOn, type Staged } from '../../../test/order-stages'
import { opened, paidIn } from '../../../test/payments'
import { allOf, shipped } from '../../../test/receipts'
import { approved, submitted } from '../../../test/requests'
import { sendDigests } from './digests/send-digests'

let api: Api
const as = (name: string) => api.as(name.includes('@') ? name : `${name}@maju.test`)
beforeAll(async () => {
  api = await startApi({ app: { sandbox: { patience: 10 } } })
  await api.pool.query('update products set stock = 1000000')
})
afterAll(() => api.drop())
beforeEach(() => forgetAll(api))

/** Returns the notifications of one user and kind, newest first, after all events were delivered. */
async function seenBy(person: Person, kind: string) {
  await relayAll(api)
  const rows = await person.must(listNotifications, { query: { limit: 100 } })
  return rows.filter(({ payload }) => payload.kind === kind)
}

async function placed(key: 'sinar' | 'karya'): Promise<Staged> {
  const purchasing = await as('purchasing')
  const product = key === 'sinar' ? 'kertas' : 'bor'
  const id = await approved(purchasing, await as('approver'), [{ product, quantity: 4 }])
  const { code_pr } = await purchasing.must(getRequest, { params: { id } })
  const order = (await purchasing.must(listOrders, {})).find((one) => one.code_pr === code_pr)
  const [pack] = order?.packages ?? []
  if (!order || !pack) throw new Error('no order')
  const vendor = await as(`vendor@${key}.test`)
  return {
    order,
    packageId: pack._id,
    itemId: pack.items[0]?._id ?? '',
    buyer: await as('owner'),
    vendor,
  }
}

describe('a completed notification shows the result, and is read for the user who completed it', () => {
  it('of changed items', async () => {
    const order = await placed('sinar')
    await goOn(order, 'pick', 'change')
    const [approver, owner] = [await as('approver'), await as('owner')]
    const [waiting] = await seenBy(approver, 'items-waiting')
    expect(waiting).toMatchObject({
      message: expect.stringMatching(/The changes are waiting for your approval/),
    })
    await goOn(order, 'accept')
    expect(await seenBy(approver, 'items-waiting')).toMatchObject([
      {
        message: expect.stringMatching(/The status of the changes is now: Approved\.$/),
        status: 'unread',
      },
    ])
    // The Owner decided it, and is not notified again of the own action.
    expect(await seenBy(owner, 'items-waiting')).toMatchObject([{ status: 'read' }])
  })

  it('of changed items that the vendor withdrew', async () => {
    const order = await placed('sinar')
    await goOn(order, 'pick', 'change', 'take back')
    expect(await seenBy(await as('approver'), 'items-waiting')).toMatchObject([
      { message: expect.stringMatching(/The status of the changes is now: Withdrawn\.$/) },
    ])
  })

  it('of a down payment, on both sides', async () => {
    const order = await placed('karya')
    await goOn(order, 'proof')
    const finance = await as('finance')
    expect(await seenBy(finance, 'down-payment-asked')).toMatchObject([
      { message: expect.stringMatching(/The down payment is now: Waiting Vendor Confirmation\.$/) },
    ])
    await goOn(order, 'refuse')
    expect((await seenBy(finance, 'down-payment-refused'))[0]?.message).not.toMatch(/\bnow\b/)
    await goOn(order, 'proof', 'confirm')
    expect((await seenBy(finance, 'down-payment-refused'))[0]?.message).toMatch(/Confirmed\.$/)
    const proofs = await seenBy(order.vendor, 'down-payment-submitted')
    expect(proofs).toMatchObject([
      { message: expect.stringMatching(/The down payment is now: Confirmed\.$/), status: 'read' },
      { status: 'read' },
    ])
  })

  it('of a receipt, an invoice and a payment', async () => {
    const { pack } = await shipped(api)
    const receiving = await as('receiving')
    const sinar = await as('vendor@sinar.test')
    const save = { params: { packageId: pack._id }, body: { items: allOf(pack) } }
    await receiving.must(saveReceipt, save)
    expect((await seenBy(sinar, 'receipt-entered'))[0]?.message).toMatch(
      /It is waiting for your approval/,
    )
    const receipt = await receiving.must(getReceipt, { params: { id: pack._id } })
    await sinar.must(approveReceipt, { params: { id: receipt._id }, body: {} })
    expect(await seenBy(sinar, 'receipt-entered')).toMatchObject([
      {
        message: expect.stringMatching(/Its status is now: Approved by Vendor\.$/),
        status: 'read',
      },
    ])
    const { payment } = await opened(api)
    const [finance, owner] = [await as('finance'), await as('owner')]
    expect(await seenBy(owner, 'invoice-issued')).toMatchObject([
      { message: expect.stringMatching(/Its status is now: Waiting Payment\.$/), status: 'unread' },
    ])
    expect(await seenBy(finance, 'invoice-issued')).toMatchObject([{ status: 'read' }])
    await paidIn(api, payment)
    expect((await seenBy(owner, 'invoice-issued'))[0]?.message).toMatch(
      /Its status is now: Paid\.$/,
    )
  })

  it('of a relation and of a company', async () => {
    const [purchasing, karya] = [await as('purchasing'), await as('vendor@karya.test')]
    await purchasing.must(requestRelation, { body: { vendor_id: vendorId('karya') } })
    expect((await seenBy(karya, 'relation-requested'))[0]?.message).toMatch(/requests to become/)
    const params = { id: companyId('maju') }
    await karya.must(declineBuyer, { params, body: { reason: 'Too far' } })
    expect(await seenBy(karya, 'relation-requested')).toMatchObject([
      {
        message: expect.stringMatching(/The status of the request is now: Declined\.$/),
        status: 'read',
      },
    ])
    const [provider, baru] = [await as('provider@pasok.test'), { id: companyId('baru') }]
    await provider.must(returnCompany, { params: baru, body: { reason: 'No deed' } })
    await api.pool.query(
      "update buyers set verification_status = 'UNVERIFIED' where company_code = 'BARU'",
    )
    await api.pool.query(
      "update users set email_verified_at = now() where email = 'owner@baru.test'",
    )
    await provider.must(verifyCompany, { params: baru, body: {} })
    const owner = await as('owner@baru.test')
    expect((await seenBy(owner, 'company-returned'))[0]?.message).toMatch(/: Verified\.$/)
  })

  it('of a request does not remind its approver', async () => {
    const [approver, other] = [await as('approver'), await as('approver2')]
    const id = await submitted(await as('purchasing'), [{ product: 'kertas', quantity: 1 }])
    await relayAll(api)
    await approver.must(approveRequest, { params: { id } })
    expect(await seenBy(approver, 'request-submitted')).toMatchObject([{ status: 'read' }])
    expect(await seenBy(other, 'request-submitted')).toMatchObject([
      { message: expect.stringMatching(/It is now Approved\.$/), status: 'unread' },
    ])
  })
})

describe('several moves of one order within minutes', () => {
  it('are one entry that unfolds, and one line of the daily mail', async () => {
    const purchasing = await as('purchasing')
    const choices = [{ kind: 'packages-moved', mail: 'daily' as const }]
    await purchasing.must(savePreferences, { body: { choices } })
    const order = await placed('sinar')
    await relayAll(api)
    const { notifications: before } = await purchasing.must(countUnread, {})
    await goOn(order, 'pick', 'ready', 'ship')
    const entries = await seenBy(purchasing, 'packages-moved')
    expect(entries).toMatchObject([
      {
        message: expect.stringMatching(/: Shipped\.$/),
        earlier: [
          { message: expect.stringMatching(/: Ready to Ship\.$/) },
          { message: expect.stringMatching(/: Pick & Pack\.$/) },
        ],
      },
    ])
    expect((await purchasing.must(countUnread, {})).notifications).toBe(before + 1)
    await sendDigests(api.db, new Date(Date.now() + 2 * 86_400_000))
    const { rows } = await api.pool.query<{ text: string }>(
      "select text from mails where kind = 'notification-digest' order by created_at desc limit 1",
    )
    expect(rows[0]?.text.match(/• /g)).toHaveLength(1)
    expect(rows[0]?.text).toContain('Shipped')
  })

  it('further apart are entries of their own', async () => {
    const order = await placed('sinar')
    await goOn(order, 'pick')
    await relayAll(api)
    await api.pool.query("update notifications set created_at = created_at - interval '11 minutes'")
    await goOn(order, 'ready')
    expect(await seenBy(await as('purchasing'), 'packages-moved')).toHaveLength(2)
  })
})
