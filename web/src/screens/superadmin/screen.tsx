import { SUPER_ADMIN_REDIRECT_DELAY_MS } from '@pasok/domain/identity/identity.constants'
import { superAdminTexts } from '@pasok/domain/team/team.super-admin.texts'
import { Link } from '@tanstack/react-router'
import { SignInForm } from '../../features/identity/sign-in-form'
import { useSignIn } from '../../features/identity/use-sign-in'
import { PublicFrame } from '../../features/identity/way-in'
import { signInSuperAdmin } from '../../lib/session.portals'
import { useTexts } from '../../lib/texts'

/** `/superadmin` (Spec 1 §2). */
export default function SuperAdminScreen() {
  const t = useTexts(superAdminTexts)
  const { state, error, send } = useSignIn({
    signIn: signInSuperAdmin,
    delay: SUPER_ADMIN_REDIRECT_DELAY_MS,
    next: '/login/select-company',
  })
  return (
    <PublicFrame
      title={t('signInTitle')}
      heading={t('signInTitle')}
      help={t('signInHelp')}
      error={error}
      links={
        <span>
          {t('isBuyer')} <Link to="/">{t('toSignIn')}</Link>
        </span>
      }
    >
      <SignInForm state={state} send={send} submit={t('signIn')} />
    </PublicFrame>
  )
}
