import * as calls from '@pasok/domain/payments/bank-accounts/banks.provider.contract'
import { providerBankTexts } from '@pasok/domain/payments/payments.provider.texts'
import { endpoint } from '../../../http/endpoint'
import { editBank, removeProviderAccount, setProviderAccount } from './edit-bank'
import { lookUpAccount } from './look-up-account'
import { presentProviderBank } from './banks.present'
import { listEveryBankRow } from './banks.store'

export const providerBankEndpoints = [
  endpoint(calls.listProviderBanks, async ({ db, scope, ports }) => ({
    data: (await listEveryBankRow(db, scope)).map((row) =>
      presentProviderBank(row, ports.gateways),
    ),
  })),
  endpoint(calls.editBank, async ({ work, params, body, ports }) => ({
    data: presentProviderBank(await editBank(work, params.code, body), ports.gateways),
    message: providerBankTexts.saved,
  })),
  endpoint(
    calls.setProviderAccount,
    ({ db, scope, params, body, ports: { accountLookup } }) =>
      lookUpAccount(
        db,
        { scope, accountLookup },
        { bank_code: params.code, account_number: body.account_number },
      ),
    async ({ work, body, prepared, ports }) => ({
      data: presentProviderBank(
        await setProviderAccount(work, prepared, body.version),
        ports.gateways,
      ),
      message: providerBankTexts.accountSaved,
    }),
  ),
  endpoint(calls.removeProviderAccount, async ({ work, params, query, ports }) => ({
    data: presentProviderBank(
      await removeProviderAccount(work, params.code, query.version),
      ports.gateways,
    ),
    message: providerBankTexts.accountRemoved,
  })),
]
