import { companyOwnTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { BankAccounts } from '../../../features/payments/bank-accounts'
import { BUYER_CALLS } from '../../../features/payments/own-accounts.queries'
import { useCan } from '../../../lib/session'

/** The company's accounts for refunds; editable with the permission to edit the company. */
export function CompanyBankAccounts() {
  const mayEdit = useCan('company.edit')
  return <BankAccounts calls={BUYER_CALLS} words={companyOwnTexts} mayEdit={mayEdit} />
}
