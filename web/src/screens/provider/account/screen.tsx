import { accountTexts } from '@pasok/domain/identity/identity.account.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { AccountCard } from '../../../features/identity/account-card'
import { useAccount } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'

/** `/provider/account`: the current console user's account and password reset. */
export default function ProviderAccountScreen() {
  const t = useTexts(accountTexts)
  const ts = useTexts(shellTexts)
  const { fullname, email } = useAccount()
  return (
    <>
      <PageHead title={t('heading')} />
      <AccountCard
        fullname={fullname}
        email={email}
        more={[{ label: t('role'), value: ts('roleProvider') }]}
      />
    </>
  )
}
