import { issueInvoice } from '../src/chapters/invoices/issue-invoice'
import { listInvoices } from '../src/chapters/invoices/invoices.store'
import { withdrawInvoice } from '../src/chapters/invoices/move-invoices'
import { confirmTransfer, submitProof } from '../src/chapters/payments/review-transfer'
import { startPayment } from '../src/chapters/payments/start-payment'
import type { OrderSides, OrderMoves } from './order-sides'
import { confirmed, eachPackage, receiptOf, receivedInFull } from './order-moves'

/** @returns the invoice numbers. */
async function issueAt(sides: OrderSides, at: number): Promise<string[]> {
  const numbers: string[] = []
  await eachPackage(sides, ({ id }) =>
    sides.vendor(at, async (work) => {
      const { code } = await issueInvoice(work, await receiptOf(work, id), {})
      numbers.push(code)
    }),
  )
  return numbers
}

/** Received, approved and invoiced; the invoice is unpaid. */
export const issued: OrderMoves = async (sides) => {
  await receivedInFull(sides)
  await issueAt(sides, 122)
}

/** Invoiced, after a down payment. */
export const issuedWithDownPayment: OrderMoves = async (sides) => {
  await confirmed(sides)
  await issued(sides)
}

/** Invoiced, withdrawn once and issued again. */
export const issuedAgain: OrderMoves = async (sides) => {
  await receivedInFull(sides)
  const reason = 'Ongkos kirim belum termasuk diskon. Faktur diterbitkan ulang.'
  for (const number of await issueAt(sides, 122))
    await sides.vendor(124, (work) => withdrawInvoice(work, number, { reason }))
  await issueAt(sides, 125)
}

/** Starts a manual transfer of the full amount, to the vendor's account when it is paid directly. */
async function beginAt(sides: OrderSides, at: number): Promise<string> {
  await receivedInFull(sides)
  const document_referer = await issueAt(sides, 122)
  let code = ''
  await sides.buyer(at, 'finance', async (work) => {
    const [invoice] = await listInvoices(work.trx, work.scope, 'code', document_referer)
    const account = await work.trx
      .selectFrom('vendor_bank_accounts')
      .select(['bank_code', 'account_number'])
      .where('vendor_id', '=', invoice?.vendor_id ?? '')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    const to = invoice?.direct_payment === true ? account : { bank_code: '014' }
    const method = { kind: 'Manual Bank Transfer' } as const
    code = (await startPayment(work, method, { document_referer, ...to })).code
  })
  return code
}

/** A transfer has been started. */
export const paymentStarted: OrderMoves = async (sides) => {
  await beginAt(sides, 150)
}

/** @returns the code of a payment with an uploaded proof. */
async function proveAt(sides: OrderSides, at: number): Promise<string> {
  const code = await beginAt(sides, at - 10)
  const image = await sides.upload(at)
  await sides.buyer(at, 'finance', (work) => submitProof(work, { code, image }))
  return code
}

/** The proof has been uploaded and is under review by the vendor. */
export const proven: OrderMoves = async (sides) => {
  await proveAt(sides, 160)
}

/** Paid, and the order completed; the vendor's stock is restored. */
export const paid: OrderMoves = async (sides) => {
  const code = await proveAt(sides, 160)
  await sides.payee(170, (work) => confirmTransfer(work, code, undefined))
  await sides.vendor(200, async ({ trx }) => {
    for (const { items } of sides.order.packages)
      for (const { id, quantity } of items)
        await trx
          .updateTable('products')
          .set((eb) => ({ stock: eb('stock', '+', String(quantity)) }))
          .where('id', '=', (eb) =>
            eb.selectFrom('order_items').select('product_id').where('order_items.id', '=', id),
          )
          .execute()
  })
}
