import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import { EmailForm } from '../../features/identity/email-form'
import { MailSent } from '../../features/identity/mail-sent'
import { ToSignIn } from '../../features/identity/to-sign-in'
import { useResetRequest } from '../../features/identity/use-mail-request'
import { PublicFrame } from '../../features/identity/way-in'
import { useSignedIn } from '../../lib/session'
import { useTexts } from '../../lib/texts'

/** `/forgot-password` (Spec 1 §2). The response never reveals whether an account exists. */
export default function ForgotPasswordScreen() {
  const t = useTexts(linkTexts)
  const request = useResetRequest()
  const email = useSignedIn()?.email ?? ''
  const { sent, busy, error, send } = request
  return (
    <PublicFrame
      key={sent ? 'sent' : 'form'}
      title={t('forgotTitle')}
      heading={t(sent ? 'sentHeading' : 'forgotHeading')}
      help={sent ? t('resetSent', { email: sent.email }) : t('forgotHelp')}
      error={error}
      takesFocus={sent !== null}
      links={<ToSignIn />}
    >
      {sent ? (
        <MailSent request={request} />
      ) : (
        <EmailForm
          submit={t('submit')}
          initial={email}
          busy={busy}
          send={(address) => void send(address)}
        />
      )}
    </PublicFrame>
  )
}
