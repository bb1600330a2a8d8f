import type { ProviderBank } from '@pasok/domain/payments/payments.banks.model'
import { useQuery } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'

const KEY = queryKey('listProviderBanks')

export const useProviderBanks = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('listProviderBanks', { signal }) })

type BankSettings = Pick<
  ProviderBank,
  'active' | 'takes_virtual_accounts' | 'minimum_amount' | 'maximum_amount'
>

/** Actions on a bank; each applies to the version that the user saw. */
export function useBankMoves() {
  return {
    edit: ({ code, version }: ProviderBank, settings: BankSettings) =>
      callReply('editBank', { params: { code }, body: { ...settings, version } }),
    setAccount: ({ code, version }: ProviderBank, number: string) =>
      callReply('setProviderAccount', {
        params: { code },
        body: { account_number: number, version },
      }),
    removeAccount: ({ code, version }: ProviderBank) =>
      callReply('removeProviderAccount', { params: { code }, query: { version: String(version) } }),
  }
}
