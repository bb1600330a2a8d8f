import { vendorOwnTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { BankAccounts } from '../../../features/payments/bank-accounts'
import { VENDOR_CALLS } from '../../../features/payments/own-accounts.queries'
import { useVendorTeam } from '../../../features/vendors/team.queries'

/** The vendor's bank accounts; only the owner may change them. */
export function BankAccountsPanel() {
  const team = useVendorTeam()
  const isOwner = team.data?.some((one) => one.isOwner && one.isSelf) ?? false
  return <BankAccounts calls={VENDOR_CALLS} words={vendorOwnTexts} mayEdit={isOwner} />
}
