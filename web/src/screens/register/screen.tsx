import { useState } from 'react'
import { Button, Text } from '@mantine/core'
import { REGISTRATION_REDIRECT_DELAY_MS } from '@pasok/domain/identity/identity.constants'
import { registerTexts } from '@pasok/domain/identity/identity.register.texts'
import { invitedTexts } from '@pasok/domain/team/invitations/invitations.texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { RegisterForm } from '../../features/identity/register-form'
import { useCountdown } from '../../lib/use-countdown'
import { useRegister, type RegisterBody } from '../../features/identity/use-register'
import { PublicFrame } from '../../features/identity/way-in'
import { type Invited, useInvitationSecret } from '../../features/team/invitations.queries'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { ByInvitation } from './invited'

interface RegistrationProps {
  invited?: Invited
  secret?: string
  onRefused?: () => void
}

function Registration({ invited, secret, onRefused }: RegistrationProps) {
  const t = useTexts(registerTexts)
  const ti = useTexts(invitedTexts)
  const sendRegistration = async (body: RegisterBody, idempotencyKey: string) => {
    try {
      const invitation = secret === undefined ? {} : { invitation: secret }
      await call('registerCompany', { body: { ...body, ...invitation }, idempotencyKey })
    } catch (reason) {
      if (reason instanceof ApiError && reason.issueAt('invitation') !== undefined) onRefused?.()
      throw reason
    }
  }
  const register = useRegister(sendRegistration)
  const [registered, setRegistered] = useState<string | null>(null)
  if (registered !== null) return <Registered email={registered} isInvited={Boolean(invited)} />
  return (
    <PublicFrame
      key="form"
      tall
      title={t('title')}
      heading={t('heading')}
      help={invited ? `${ti('invites', { inviter: invited.inviter })} ${t('help')}` : t('help')}
      error={register.error}
      links={
        <span>
          {t('haveAccount')} <Link to="/">{t('toSignIn')}</Link>
        </span>
      }
    >
      <RegisterForm
        register={register}
        invited={invited && { email: invited.email, company: invited.name }}
        onDone={setRegistered}
      />
    </PublicFrame>
  )
}

/** `/register` (Spec 1 §2), also opened by invitation links. */
export default function RegisterScreen() {
  const secret = useInvitationSecret()
  if (secret === null) return <Registration key="anybody" />
  return (
    <ByInvitation key={secret} secret={secret}>
      {(invited, onRefused) => (
        <Registration invited={invited} secret={secret} onRefused={onRefused} />
      )}
    </ByInvitation>
  )
}

/**
 * Success: names the mail address and opens the sign-in page after 5 s, or on pressing the button (Spec 1 §2).
 */
function Registered({ email, isInvited }: { email: string; isInvited: boolean }) {
  const t = useTexts(registerTexts)
  const ti = useTexts(invitedTexts)
  const navigate = useNavigate()
  const goOn = () => void navigate({ to: '/', replace: true })
  const seconds = useCountdown(REGISTRATION_REDIRECT_DELAY_MS, goOn)
  return (
    <PublicFrame
      key="done"
      title={t('success')}
      heading={t('success')}
      help={isInvited ? ti('joined', { email }) : t('successText', { email })}
      takesFocus
    >
      <Text mb="md" c="dimmed" role="timer">
        {t('goesOn', { seconds })}
      </Text>
      <Button size="md" fullWidth onClick={goOn}>
        {t('goOnNow')}
      </Button>
    </PublicFrame>
  )
}
