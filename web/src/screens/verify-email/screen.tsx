import { useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import { Link } from '@tanstack/react-router'
import { EmailForm } from '../../features/identity/email-form'
import { MailSent } from '../../features/identity/mail-sent'
import { ToSignIn } from '../../features/identity/to-sign-in'
import { useLinkToken } from '../../features/identity/use-link-token'
import { useMailRequest } from '../../features/identity/use-mail-request'
import { useVerification } from '../../features/identity/use-verification'
import { PublicFrame } from '../../features/identity/way-in'
import { call } from '../../lib/api'
import { useSignedIn } from '../../lib/session'
import { homeOf } from '../../lib/session.kinds'
import { useTexts } from '../../lib/texts'

const requestMail = (email: string) => call('requestVerificationMail', { body: { email } })

/** Opened by the verification mail's link. */
export default function VerifyEmailScreen() {
  const t = useTexts(linkTexts)
  const token = useLinkToken()
  const verification = useVerification(token)
  if (verification.state === 'verified') return <Verified />
  if (verification.state === 'refused') return <Refused message={verification.message} />
  const failed = verification.state === 'failed'
  return (
    <PublicFrame
      key={verification.state}
      title={t('verifyTitle')}
      heading={t(failed ? 'verifyUnreached' : 'verifying')}
      help={failed ? verification.message : undefined}
      takesFocus={failed}
      links={<ToSignIn />}
    >
      {failed ? (
        <Button size="md" fullWidth onClick={verification.retry}>
          {t('retry')}
        </Button>
      ) : (
        <Skeleton mt="md" height={36} />
      )}
    </PublicFrame>
  )
}

function Verified() {
  const t = useTexts(linkTexts)
  const signedIn = useSignedIn()
  return (
    <PublicFrame
      key="verified"
      title={t('verifyTitle')}
      heading={t('verified')}
      help={t(signedIn ? 'verifiedSignedIn' : 'verifiedNext')}
      takesFocus
    >
      <Button component={Link} to={signedIn ? homeOf(signedIn) : '/'} size="md" fullWidth>
        {t(signedIn ? 'goOn' : 'toSignIn')}
      </Button>
    </PublicFrame>
  )
}

function Refused({ message }: { message: string | null }) {
  const t = useTexts(linkTexts)
  const [email] = useState(useSignedIn()?.email ?? '')
  const request = useMailRequest(requestMail)
  const { sent, busy, error, send } = request
  return (
    <PublicFrame
      key={sent ? 'sent' : 'refused'}
      title={t('verifyTitle')}
      heading={t(sent ? 'sentHeading' : 'linkFailed')}
      help={sent ? t('verificationSent', { email: sent.email }) : (message ?? t('noToken'))}
      error={error}
      takesFocus
      links={<ToSignIn />}
    >
      {sent ? (
        <MailSent request={request} />
      ) : (
        <EmailForm
          submit={t('askVerification')}
          initial={email}
          busy={busy}
          send={(address) => void send(address)}
        />
      )}
    </PublicFrame>
  )
}
