import { isDeepStrictEqual } from 'node:util'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import {
  INVOICE_STATES,
  invoiceMachine,
  type InvoiceState,
} from '@pasok/domain/invoices/invoices.states'
import { withdrawInvoice } from '@pasok/domain/invoices/invoices.vendor.contract'
import { submitPaymentProof } from '@pasok/domain/payments/payments.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../../test/api'
import { assertSound } from '../../../test/invariants'
import { invoiceNow, issued } from '../../../test/invoices'
import { picture } from '../../../test/order-stages'
import { opened, paidIn, payByManualTransfer, transactionOf } from '../../../test/payments'
import { withoutSignatures } from '../../../test/without-signatures'

let api: Api
let buyer: Person
let vendor: Person

beforeAll(async () => {
  api = await startApi()
  await api.pool.query('update products set stock = 1000000')
  buyer = await api.as('finance@maju.test')
  vendor = await api.as('vendor@sinar.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

/** The actions on an invoice itself; all others are on its payment (`payments.table.test`). */
const ACTS = {
  'start-payment': (invoice: VendorInvoice): Promise<Answer> => payByManualTransfer(buyer, invoice),
  withdraw: ({ _id: id }: VendorInvoice): Promise<Answer> =>
    vendor.request(withdrawInvoice, { params: { id }, body: { reason: 'Wrong' } }),
} as const

const INTO: Readonly<Record<InvoiceState, (invoice: VendorInvoice) => Promise<unknown>>> = {
  'Ready to Payment': async () => undefined,
  'Waiting Payment': ACTS['start-payment'],
  'Review Payment': async (invoice) => {
    const { code } = transactionOf(await payByManualTransfer(buyer, invoice))
    const image = await picture(buyer, 'buyer')
    await buyer.must(submitPaymentProof, { body: { code, image } })
  },
  Paid: async (invoice) => paidIn(api, (await opened(api, invoice)).payment),
  Withdrawn: ACTS.withdraw,
}

const CASES = INVOICE_STATES.flatMap((state) =>
  (['start-payment', 'withdraw'] as const).map((what) => [state, what] as const),
)

describe('an invoice', () => {
  // proves 2.4.17
  it.each(CASES)('%s: %s follows the state table', async (state, what) => {
    const invoice = await issued(api)
    await INTO[state](invoice)
    const before = await invoiceNow(api, invoice)
    expect(before.lastStatus).toBe(state)
    const answer = await ACTS[what](invoice)
    const after = await invoiceNow(api, invoice)
    const { from, to } = invoiceMachine.events[what]
    const isLegal = from.includes(state)
    expect([answer.codes, after.lastStatus]).toEqual(isLegal ? [[], to] : [['illegal_move'], state])
    expect(isDeepStrictEqual(withoutSignatures(after), withoutSignatures(before))).toBe(!isLegal)
    // The error names the user who last moved the invoice.
    expect(isLegal || answer.message.includes(before.statuses.at(-1)?.user ?? '?')).toBe(true)
  })
})
