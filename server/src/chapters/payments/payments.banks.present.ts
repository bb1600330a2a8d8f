import { accountActions } from '@pasok/domain/payments/payments.banks.abilities'
import type {
  Bank,
  OwnAccount,
  PayingBank,
  VendorAccount,
} from '@pasok/domain/payments/payments.banks.model'
import type { AccountRow, BankRow } from './payments.banks.store'

export const presentBank = (row: Omit<BankRow, 'takes_virtual_accounts' | 'active'>): Bank => ({
  code: row.code,
  name: row.name,
  name_code: row.name_code,
  category: row.category,
  imageUrl: row.image_url,
})

/** As whoever pays there needs it. */
export const presentPayingBank = (row: BankRow): PayingBank => ({
  ...presentBank(row),
  gateway: row.takes_virtual_accounts ? 'sandbox' : null,
  minimum_amount: null,
  maximum_amount: null,
  account_number: '',
  account_holder: '',
})

export const presentAccount = (row: AccountRow): VendorAccount => ({
  ...presentBank({ ...row, code: row.bank_code }),
  _id: row.id,
  account_number: row.account_number,
  account_holder: row.account_holder,
  is_default: row.is_default,
})

/** All that the vendor has: what may be done with one is told by the others. */
export const presentOwnAccounts = (
  rows: readonly AccountRow[],
  person: { isOwner: boolean },
): OwnAccount[] =>
  rows.map((row) => ({
    ...presentAccount(row),
    verified_at: row.verified_at.toISOString(),
    version: row.version,
    actions: accountActions(person, { isDefault: row.is_default, isOnly: rows.length === 1 }),
  }))
