import { newId } from '../src/db/ids'
import type { Db } from '../src/db/db'
import { demoCompanies } from './accounts'
import { demoVendors } from './market/vendors'

/** Where the demo vendors are paid: the first of each is the default. */
const BANKS = [
  ['014', '008'],
  ['002', '451'],
  ['009', '022'],
] as const

/** Where money of a demo company goes back to. */
const COMPANY_BANK = '008'

/** Ten digits that look like an account's. */
const numberOf = (vendor: number, account: number) =>
  String(1_370_000_000 + vendor * 7_919_111 + account * 50_021)

/** Where transfers by hand to the platform go. */
const PROVIDER = { name: 'PT PASOK NIAGA INDONESIA', banks: ['014', '008'] } as const

/** Once: what people do to them stays. */
export async function loadProviderAccounts(db: Db): Promise<void> {
  const some = await db
    .selectFrom('banks')
    .select('code')
    .where((eb) => eb.or([eb('account_number', '<>', ''), eb('version', '>', 1)]))
    .limit(1)
    .execute()
  if (some.length > 0) return
  for (const [at, code] of PROVIDER.banks.entries())
    await db
      .updateTable('banks')
      .set({
        account_number: numberOf(99, at),
        account_holder: PROVIDER.name,
        verified_at: new Date(),
      })
      .where('code', '=', code)
      .execute()
}

/** Once: what people do to them stays. */
export async function loadBankAccounts(db: Db): Promise<void> {
  const some = await db.selectFrom('vendor_bank_accounts').select('id').limit(1).execute()
  if (some.length > 0) return
  const codes = demoVendors.map(({ companyCode }) => companyCode)
  const vendors = await db
    .selectFrom('vendors')
    .select(['id', 'legal_name'])
    .where('company_code', 'in', codes)
    .orderBy('company_code')
    .execute()
  const accounts = vendors.flatMap(({ id, legal_name: name }, vendor) =>
    (BANKS[vendor % BANKS.length] ?? []).map((bank_code, at) => ({
      vendor_id: id,
      id: newId(),
      bank_code,
      account_number: numberOf(vendor, at),
      account_holder: name.toUpperCase(),
      verified_at: new Date(),
      is_default: at === 0,
      deleted_at: null,
    })),
  )
  if (accounts.length > 0) await db.insertInto('vendor_bank_accounts').values(accounts).execute()
}

/** Once, likewise; of companies that are verified. */
export async function loadCompanyAccounts(db: Db): Promise<void> {
  const some = await db.selectFrom('buyer_bank_accounts').select('id').limit(1).execute()
  if (some.length > 0) return
  const codes = demoCompanies.map(({ code }) => code)
  const companies = await db
    .selectFrom('buyers')
    .select(['id', 'legal_name'])
    .where('company_code', 'in', codes)
    .where('verification_status', '=', 'VERIFIED')
    .orderBy('company_code')
    .execute()
  const accounts = companies.map(({ id, legal_name: name }, at) => ({
    buyer_id: id,
    id: newId(),
    bank_code: COMPANY_BANK,
    account_number: numberOf(50, at),
    account_holder: name.toUpperCase(),
    verified_at: new Date(),
    is_default: true,
    deleted_at: null,
  }))
  if (accounts.length > 0) await db.insertInto('buyer_bank_accounts').values(accounts).execute()
}
