import { accountTexts } from '@pasok/domain/identity/identity.account.texts'
import { AccountCard } from '../../../features/identity/account-card'
import { useFormats } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'

/** `/dashboard/account` (Spec 1 §2): the current user's account and password reset. */
export default function AccountScreen() {
  const t = useTexts(accountTexts)
  const { date } = useFormats()
  const { fullname, email, role, buyer_name, created_at } = useSession()
  return (
    <>
      <PageHead title={t('heading')} />
      <AccountCard
        fullname={fullname}
        email={email}
        more={[
          { label: t('role'), value: role.name },
          { label: t('company'), value: buyer_name },
          { label: t('since'), value: date(created_at) },
        ]}
        help={t('help')}
      />
    </>
  )
}
