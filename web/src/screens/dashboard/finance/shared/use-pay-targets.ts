import type { BankPayment } from '@pasok/domain/payments/payments.banks.model'
import { usePayingBanks } from '../../../../features/payments/payments.queries'
import { useVendorAccounts } from '../../../../features/payments/vendor-accounts.queries'
import { accountTargets, transferTargets } from './pay-targets'

interface ToBePaid {
  /** Until it is chosen nothing is asked for. */
  method: BankPayment | undefined
  vendorId: string
  isDirect: boolean
  /** Whole rupiah. */
  amount: number
}

/** Where these invoices can be paid, as the server says now. */
export function usePayTargets({ method, vendorId, isDirect, amount }: ToBePaid) {
  const banks = usePayingBanks(isDirect ? undefined : method)
  const accounts = useVendorAccounts(isDirect ? vendorId : undefined)
  if (isDirect) return { asked: accounts, targets: accounts.data && transferTargets(accounts.data) }
  const targets =
    method === 'Virtual Account'
      ? banks.data && accountTargets(banks.data, amount)
      : banks.data && transferTargets(banks.data)
  return { asked: banks, targets }
}
