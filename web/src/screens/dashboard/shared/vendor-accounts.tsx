import { vendorAccountTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { AccountLines } from '../../../features/payments/account-lines'
import { useVendorAccounts } from '../../../features/payments/own-accounts.queries'
import { useTexts } from '../../../lib/texts'

export function VendorAccounts({ vendorId }: { vendorId: string }) {
  const t = useTexts(vendorAccountTexts)
  const accounts = useVendorAccounts(vendorId)
  return <AccountLines heading={t('heading')} none={t('none')} query={accounts} />
}
