import { toNumber } from '@pasok/domain/kernel/decimal'
import { accountActions } from '@pasok/domain/payments/payments.abilities'
import type {
  Bank,
  OwnAccount,
  PayingBank,
  ProviderBank,
  BankAccount,
} from '@pasok/domain/payments/bank-accounts/banks.model'
import type { Gateways } from '../../../ports/payment-gateway'
import type { AccountRow, BankRow } from './banks.store'

type BareBank = Pick<BankRow, 'code' | 'name' | 'name_code' | 'category' | 'image_url'>

export const presentBank = (row: BareBank): Bank => ({
  code: row.code,
  name: row.name,
  name_code: row.name_code,
  category: row.category,
  imageUrl: row.image_url,
})

type BankGateways = Pick<Gateways, 'ofBank'>

const limitOf = (amount: string | null) => (amount === null ? null : toNumber(amount))

/** Returns a bank's minimum and maximum for virtual accounts; null when unknown. */
export const limitsOf = (row: Pick<BankRow, 'minimum_amount' | 'maximum_amount'>) => ({
  minimum_amount: limitOf(row.minimum_amount),
  maximum_amount: limitOf(row.maximum_amount),
})

export const presentPayingBank = (row: BankRow, gateways: BankGateways): PayingBank => ({
  ...presentBank(row),
  gateway: (row.takes_virtual_accounts && gateways.ofBank(row.code)?.name) || null,
  ...limitsOf(row),
  account_number: row.account_number,
  account_holder: row.account_holder,
})

export const presentProviderBank = (row: BankRow, gateways: BankGateways): ProviderBank => ({
  ...presentPayingBank(row, gateways),
  gateway: gateways.ofBank(row.code)?.name ?? null,
  active: row.active,
  takes_virtual_accounts: row.takes_virtual_accounts,
  verified_at: row.verified_at?.toISOString() ?? null,
  version: row.version,
})

export const presentAccount = (row: AccountRow): BankAccount => ({
  ...presentBank({ ...row, code: row.bank_code }),
  _id: row.id,
  account_number: row.account_number,
  account_holder: row.account_holder,
  is_default: row.is_default,
})

/**
 * Presents all accounts of a company; the list must be complete, because an account's actions depend on the
 * others.
 */
export const presentOwnAccounts = (rows: readonly AccountRow[], mayEdit: boolean): OwnAccount[] =>
  rows.map((row) => ({
    ...presentAccount(row),
    verified_at: row.verified_at.toISOString(),
    version: row.version,
    actions: accountActions(mayEdit, { isDefault: row.is_default, isOnly: rows.length === 1 }),
  }))
