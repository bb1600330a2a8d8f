import { issueInvoice } from '../src/chapters/invoices/issue-invoice'
import { listInvoices } from '../src/chapters/invoices/invoices.store'
import { withdrawInvoice } from '../src/chapters/invoices/move-invoices'
import { confirmTransfer, submitProof } from '../src/chapters/payments/review-transfer'
import { startPayment } from '../src/chapters/payments/start-payment'
import type { OrderDesk, OrderMoves } from './order-desk'
import { confirmed, eachPackage, receiptOf, receivedInFull } from './order-moves'

/** @returns the invoice numbers. */
async function issueAt(desk: OrderDesk, at: number): Promise<string[]> {
  const numbers: string[] = []
  await eachPackage(desk, ({ id }) =>
    desk.vendor(at, async (work) => {
      const { code } = await issueInvoice(work, await receiptOf(work, id), {})
      numbers.push(code)
    }),
  )
  return numbers
}

/** Received, approved and invoiced; the invoice is unpaid. */
export const issued: OrderMoves = async (desk) => {
  await receivedInFull(desk)
  await issueAt(desk, 122)
}

/** Invoiced, after a down payment. */
export const issuedWithDownPayment: OrderMoves = async (desk) => {
  await confirmed(desk)
  await issued(desk)
}

/** Invoiced, withdrawn once and issued again. */
export const issuedAgain: OrderMoves = async (desk) => {
  await receivedInFull(desk)
  const reason = 'Ongkos kirim belum termasuk diskon. Faktur diterbitkan ulang.'
  for (const number of await issueAt(desk, 122))
    await desk.vendor(124, (work) => withdrawInvoice(work, number, { reason }))
  await issueAt(desk, 125)
}

/** Starts a manual transfer of the full amount, to the vendor's account when it is paid directly. */
async function beginAt(desk: OrderDesk, at: number): Promise<string> {
  await receivedInFull(desk)
  const document_referer = await issueAt(desk, 122)
  let code = ''
  await desk.buyer(at, 'finance', async (work) => {
    const [invoice] = await listInvoices(work.trx, work.scope, 'code', document_referer)
    const account = await work.trx
      .selectFrom('vendor_bank_accounts')
      .select(['bank_code', 'account_number'])
      .where('vendor_id', '=', invoice?.vendor_id ?? '')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    const to = invoice?.direct_payment === true ? account : { bank_code: '014' }
    const way = { kind: 'Manual Bank Transfer' } as const
    code = (await startPayment(work, way, { document_referer, ...to })).code
  })
  return code
}

/** A transfer has been started. */
export const begun: OrderMoves = async (desk) => {
  await beginAt(desk, 150)
}

/** @returns the code of a payment with an uploaded proof. */
async function proveAt(desk: OrderDesk, at: number): Promise<string> {
  const code = await beginAt(desk, at - 10)
  const image = await desk.upload(at)
  await desk.buyer(at, 'finance', (work) => submitProof(work, { code, image }))
  return code
}

/** The proof has been uploaded and is under review by the vendor. */
export const proven: OrderMoves = async (desk) => {
  await proveAt(desk, 160)
}

/** Paid, and the order completed; the vendor's stock is restored. */
export const paid: OrderMoves = async (desk) => {
  const code = await proveAt(desk, 160)
  await desk.payee(170, (work) => confirmTransfer(work, code, undefined))
  await desk.vendor(200, async ({ trx }) => {
    for (const { items } of desk.order.packages)
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
