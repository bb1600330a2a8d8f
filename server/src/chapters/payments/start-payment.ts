import { amountToPay, mergeProblem } from '@pasok/domain/payments/payments.from-invoices'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal, type Decimal } from '@pasok/domain/kernel/decimal'
import { ruleError } from '@pasok/domain/kernel/errors'
import { rupiah } from '@pasok/domain/kernel/figures'
import { RETRY_SECONDS, VIRTUAL_ACCOUNT_HOURS } from '@pasok/domain/payments/payments.constants'
import type { payByTransfer as contract } from '@pasok/domain/payments/payments.contract'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import { writeAudit } from '../../db/audit'
import { takeCodes } from '../../db/codes'
import { writeHistory } from '../../db/history'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import type { InvoiceRow } from '../invoices/invoices.store'
import { assertInvoice, lockInvoices, moveInvoices } from '../invoices/move-invoices'
import { findDestination, type Destination, type PaymentMethod } from './find-destination'
import { emitMoved } from './move-payment'
import { insertPayment } from './payments.store'
import { scheduleCheck } from './gateway-checks/schedule-check'

export type PaymentInput = BodyOf<typeof contract>

interface Due {
  first: InvoiceRow
  invoices: readonly InvoiceRow[]
  amount: Decimal
}

/**
 * Starts a payment of invoices with the same vendor, due date and payment method. A manual transfer waits for
 * its proof; for others the gateway is queried afterwards. @returns the payment's code. @throws AppError
 * `not_found`; `rule` explaining why invoices cannot be paid together; `illegal_move`, naming the user, for an
 * invoice that is being paid or was paid.
 */
export async function startPayment(
  work: BuyerWork,
  method: PaymentMethod,
  input: PaymentInput,
): Promise<{ code: string }> {
  const due = await lockDue(work, input)
  const destination = await findDestination(work, method, input, due)
  const code = await insert(work, method, due, destination)
  return { code }
}

async function lockDue(work: BuyerWork, input: PaymentInput): Promise<Due> {
  const names = input.document_referer
  const invoices = await lockInvoices(work, work.scope, 'code', names, 'document_referer')
  const problem = mergeProblem(invoices.map(payableOf))
  // For an invoice that is already being paid, the error names the user who started it.
  for (const invoice of invoices)
    if (problem === paymentErrors.notPayable) await assertInvoice(work, invoice, 'start-payment')
  const [first] = invoices
  if (problem || !first)
    throw ruleError(problem ?? paymentErrors.nothingChosen, undefined, 'document_referer')
  const amount = amountToPay(invoices.map(payableOf))
  const { amount: seen, direct_payment: isDirect } = input
  if (seen !== undefined && !decimal(seen).eq(amount))
    throw ruleError(paymentErrors.otherAmount, { amount: rupiah(amount.toNumber()) }, 'amount')
  if (isDirect !== undefined && isDirect !== first.direct_payment)
    throw ruleError(paymentErrors.otherWay, undefined, 'direct_payment')
  return { first, invoices, amount }
}

const payableOf = (invoice: InvoiceRow) => ({
  vendorId: invoice.vendor_id,
  dueDay: invoice.due_date,
  isDirect: invoice.direct_payment,
  state: invoice.last_status,
  grandTotal: invoice.grand_total,
})

async function insert(
  work: BuyerWork,
  { kind, gateway }: PaymentMethod,
  { first, invoices, amount }: Due,
  destination: Destination,
): Promise<string> {
  const { trx, scope, actor, now } = work
  const {
    TRX: [code = ''],
  } = await takeCodes(trx, actor.company, now, { TRX: 1 })
  const status = gateway ? 'Creating' : 'Waiting Payment'
  const row = {
    id: newId(),
    code,
    vendor_id: first.vendor_id,
    kind,
    gateway: gateway?.name ?? null,
    direct_payment: first.direct_payment,
    last_status: status,
    amount: amount.toFixed(),
    ...destination,
    external_id: null,
    page_url: null,
    expires_at: gateway ? hoursAfter(now, VIRTUAL_ACCOUNT_HOURS) : null,
    proof_file_id: null,
    paid_at: null,
    asked_at: null,
    created_by: actor.userId,
    created_by_name: actor.name,
    created_at: now,
    updated_at: now,
  } as const
  const payment = await insertPayment(trx, scope, row, invoices)
  await writeHistory(work, scope, [{ document: 'payment', documentId: row.id, status }])
  await writeAudit(work, {
    action: 'payment.create',
    subject: 'payment',
    subjectId: row.id,
    after: {
      code,
      status,
      amount: row.amount,
      method: kind,
      bank: row.bank_name,
      invoices: invoices.map((invoice) => invoice.code),
    },
  })
  if (gateway) await scheduleCheck(trx, payment, RETRY_SECONDS)
  await moveInvoices(work, invoices, 'start-payment', code)
  await emitMoved(work, { payment, invoices }, 'begin', status)
  return code
}

const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000)
