import { sql } from 'kysely'
import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'
import { addJob } from '../../../db/jobs'
import type { Account, Charge, Charged, Received } from '../../../ports/payment-gateway'

/** What the sandbox was asked to take money for. */
export interface SandboxAccount {
  reference: string
  of: Charged
  accountNumber: string
  bankCode: string
  /** As the bank is called; its code where nobody knows it. */
  bankName: string
  amount: number
  payer: string
  expiresAt: Date
  isOver: boolean
}

/** Money that came there; told once our callback said that it has it. */
export interface SandboxPayment extends Received {
  paidAt: Date
  toldAt: Date | null
}

/** An account's number: the bank's code and a number of its own, as a bank would make it. */
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

/** Writes a charge down once: asked again under its reference, what was first asked stands. */
export async function keepCharge(db: Db, charge: Charge, kind: Charged): Promise<SandboxAccount> {
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

/** The account of a number, or of a reference, as a person types it. */
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

/** The newest accounts, for a person who looks for one. */
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
  toldAt: row.told_at,
})

/** What came to an account, in the order in which it came. */
export async function listSandboxPayments(db: Db, reference: string): Promise<SandboxPayment[]> {
  const rows = await readPayments(db).where('paid.reference', '=', reference).execute()
  return rows.map(paymentOf)
}

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment | undefined> {
  const row = await readPayments(db).where('paid.id', '=', id).executeTakeFirst()
  return row && paymentOf(row)
}

/** Money comes to an account, which takes any; our callback is told of it, until it has heard. */
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

/** Ends an account before its time, and tells our callback. */
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

export async function markTold(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .execute()
}

/** As whoever asked for it is told. @param pageAt where its page is */
export const asAccount = (
  { reference, accountNumber, expiresAt }: SandboxAccount,
  pageAt: (reference: string) => string,
): Account => ({ externalId: reference, accountNumber, pageUrl: pageAt(reference), expiresAt })
