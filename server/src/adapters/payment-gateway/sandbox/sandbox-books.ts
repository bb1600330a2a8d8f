import { sql } from 'kysely'
import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'
import { addJob } from '../../../db/jobs'
import type { Account, Charge, Charged, Received } from '../../../ports/payment-gateway'

export interface SandboxAccount {
  reference: string
  of: Charged
  accountNumber: string
  bankCode: string
  /** The bank's name; the bank code when the name is unknown. */
  bankName: string
  amount: number
  payer: string
  expiresAt: Date
  isOver: boolean
}

/** Money received on an account; `notifiedAt` is set once the webhook was accepted. */
export interface SandboxPayment extends Received {
  paidAt: Date
  notifiedAt: Date | null
}

/** Builds an account number from the bank code and a serial number, as a bank would. */
const numberOf = (bankCode: string, serial: string) => `8${bankCode}${serial.padStart(10, '0')}`

const readAccounts = (db: Db) =>
  db
    .selectFrom('sandbox_accounts')
    .leftJoin('banks', 'banks.code', 'sandbox_accounts.bank_code')
    .select(['reference', 'kind as of', 'serial', 'bank_code', 'amount', 'payer', 'expires_at'])
    .select(sql<boolean>`expires_at <= now()`.as('isOver'))
    .select(({ fn }) => fn.coalesce('banks.name', 'bank_code').as('bankName'))

type Row = Awaited<ReturnType<ReturnType<typeof readAccounts>['executeTakeFirstOrThrow']>>

const accountOf = ({ serial, bank_code: bankCode, expires_at, amount, ...row }: Row) => ({
  ...row,
  bankCode,
  accountNumber: row.of === 'account' ? numberOf(bankCode, serial) : '',
  amount: Number(amount),
  expiresAt: expires_at,
})

/** Stores a charge once: a repeated request with the same reference returns the first one. */
export async function saveCharge(db: Db, charge: Charge, kind: Charged): Promise<SandboxAccount> {
  const { reference, amount, bankCode, payer, expiresAt } = charge
  await db
    .insertInto('sandbox_accounts')
    .values({ reference, kind, bank_code: bankCode, amount, payer, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await readAccounts(db).where('reference', '=', reference).executeTakeFirstOrThrow()
  return accountOf(row)
}

export async function findSandboxAccount(
  db: Db,
  reference: string,
): Promise<SandboxAccount | undefined> {
  const row = await readAccounts(db).where('reference', '=', reference).executeTakeFirst()
  return row && accountOf(row)
}

/** Finds an account by its number or reference as typed by a user. */
export async function lookUpSandboxAccount(
  db: Db,
  typed: string,
): Promise<SandboxAccount | undefined> {
  const plain = typed.replaceAll(/[\s.]/g, '')
  const [, bankCode, serial] = /^8(\d{3})(\d{10,18})$/.exec(plain) ?? []
  if (bankCode === undefined || serial === undefined) return findSandboxAccount(db, plain)
  const row = await readAccounts(db)
    .where('serial', '=', String(BigInt(serial)))
    .where('bank_code', '=', bankCode)
    .where('kind', '=', 'account')
    .executeTakeFirst()
  return row && accountOf(row)
}

export async function listSandboxAccounts(db: Db, limit: number): Promise<SandboxAccount[]> {
  const rows = await readAccounts(db)
    .orderBy('created_at', 'desc')
    .orderBy('serial', 'desc')
    .limit(limit)
    .execute()
  return rows.map(accountOf)
}

const readPayments = (db: Db) =>
  db
    .selectFrom('sandbox_payments as paid')
    .innerJoin('sandbox_accounts as account', 'account.reference', 'paid.reference')
    .select(['paid.id', 'paid.reference', 'paid.currency', 'paid.amount', 'paid.paid_at'])
    .select(['paid.told_at', 'account.serial', 'account.bank_code', 'account.kind'])
    .orderBy('paid.paid_at')
    .orderBy('paid.id')

type PaymentRow = Awaited<ReturnType<ReturnType<typeof readPayments>['executeTakeFirstOrThrow']>>

const paymentOf = (row: PaymentRow): SandboxPayment => ({
  externalId: row.id,
  reference: row.reference,
  accountNumber: row.kind === 'account' ? numberOf(row.bank_code, row.serial) : '',
  currency: row.currency,
  amount: row.amount,
  paidAt: row.paid_at,
  notifiedAt: row.told_at,
})

/** Lists the payments of an account in the order of arrival. */
export async function listSandboxPayments(db: Db, reference: string): Promise<SandboxPayment[]> {
  const rows = await readPayments(db).where('paid.reference', '=', reference).execute()
  return rows.map(paymentOf)
}

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment | undefined> {
  const row = await readPayments(db).where('paid.id', '=', id).executeTakeFirst()
  return row && paymentOf(row)
}

/**
 * Records a payment of any amount to an account and queues the webhook, which is repeated until the application
 * accepts it.
 */
export async function payInSandbox(
  db: Db,
  paid: { reference: string; currency: string; amount: string },
): Promise<string> {
  const id = newId()
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sandbox_payments')
      .values({ ...paid, id })
      .execute()
    await addJob(trx, 'tell-sandbox', { paymentId: id })
  })
  return id
}

/** Expires an account early and queues the webhook. */
export async function expireInSandbox(db: Db, reference: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sandbox_accounts')
      .set({ expires_at: sql<Date>`now()` })
      .where('reference', '=', reference)
      .where('expires_at', '>', sql<Date>`now()`)
      .execute()
    await addJob(trx, 'tell-sandbox', { expired: reference })
  })
}

export async function markNotified(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .execute()
}

/**
 * Converts a sandbox account into the response of the gateway interface. @param pageAt returns the address of
 * the payment page
 */
export const asAccount = (
  { reference, accountNumber, expiresAt }: SandboxAccount,
  pageAt: (reference: string) => string,
): Account => ({ externalId: reference, accountNumber, pageUrl: pageAt(reference), expiresAt })
