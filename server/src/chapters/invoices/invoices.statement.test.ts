import { listStatement, withdrawInvoice } from '@pasok/domain/invoices/invoices.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { invoiceNow, issued } from '../../../test/invoices'
import { opened, paidIn } from '../../../test/payments'

let api: Api
let vendor: Person

beforeAll(async () => {
  api = await startApi()
  await api.pool.query('update products set stock = 1000000')
  vendor = await api.as('vendor@sinar.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const statement = (query: { from?: string; to?: string }) =>
  vendor.must(listStatement, { params: { buyer_id: companyId('maju') }, query })

/** Creates an invoice issued on a past day, open, withdrawn, or paid on another day. */
async function issuedOn(day: string, end: { paidOn?: string; isWithdrawn?: boolean } = {}) {
  const invoice = await issued(api)
  if (end.paidOn !== undefined) await paidIn(api, (await opened(api, invoice)).payment)
  if (end.isWithdrawn === true)
    await vendor.must(withdrawInvoice, { params: { id: invoice._id }, body: { reason: 'Wrong' } })
  await api.pool.query(
    `update invoices set created_at = $2, paid_at = case when paid_at is null then null else $3::timestamptz end
     where id = $1`,
    [invoice._id, `${day}T05:00:00Z`, `${end.paidOn ?? day}T05:00:00Z`],
  )
  return invoice
}

describe('a statement', () => {
  it('begins with what was open before, whatever was paid or withdrawn since', async () => {
    const total = ({ grand_total }: { grand_total: number }) => grand_total
    const open = total(await issuedOn('2026-01-10'))
    const late = total(await issuedOn('2026-01-12', { paidOn: '2026-02-12' }))
    const soon = total(await issuedOn('2026-01-14', { paidOn: '2026-01-16' }))
    await issuedOn('2026-01-15', { isWithdrawn: true })
    const january = await statement({ from: '2026-01-01', to: '2026-01-31' })
    expect([january.opening, january.closing]).toEqual([0, open + late])
    expect(january.rows.map(({ debit, credit }) => debit - credit)).toEqual([
      open,
      late,
      soon,
      -soon,
    ])
    const february = await statement({ from: '2026-02-01', to: '2026-02-28' })
    expect([february.opening, february.closing]).toEqual([open + late, open])
    expect(february.rows).toMatchObject([{ kind: 'payment', credit: late, balance: open }])
    const march = await statement({ from: '2026-03-01', to: '2026-03-31' })
    expect([march.opening, march.closing, march.rows]).toEqual([open, open, []])
  })

  it('of a buyer has the buyer’s name of the time of issue', async () => {
    const invoice = await issued(api)
    const name = 'update buyers set legal_name = $2 where id = $1'
    await api.pool.query(name, [companyId('maju'), 'PT Berganti Nama'])
    try {
      expect((await invoiceNow(api, invoice)).buyer.name).toBe(invoice.buyer.name)
      expect((await issued(api)).buyer.name).toBe('PT Berganti Nama')
    } finally {
      await api.pool.query(name, [companyId('maju'), invoice.buyer.name])
    }
  })
})
