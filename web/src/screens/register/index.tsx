import { useState } from 'react'
import { Button, Text } from '@mantine/core'
import { REGISTRATION_REDIRECT_DELAY } from '@pasok/domain/identity/identity.constants'
import { registerTexts } from '@pasok/domain/identity/identity.register.texts'
import { registerCompany } from '@pasok/domain/team/team.contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { RegisterForm } from '../../features/identity/register-form'
import { useCountdown } from '../../lib/use-countdown'
import { useRegister, type RegisterBody } from '../../features/identity/use-register'
import { WayIn } from '../../features/identity/way-in'
import { call } from '../../lib/api'
import { useTexts } from '../../lib/texts'

const ask = (body: RegisterBody, idempotencyKey: string) =>
  call(registerCompany, { body, idempotencyKey })

/** Spec 1 §2, `/register`. */
export function RegisterScreen() {
  const t = useTexts(registerTexts)
  const register = useRegister(ask)
  const [registered, setRegistered] = useState<string | null>(null)
  if (registered !== null) return <Registered email={registered} />
  return (
    <WayIn
      key="form"
      tall
      title={t('title')}
      heading={t('heading')}
      help={t('help')}
      error={register.error}
      links={
        <span>
          {t('haveAccount')} <Link to="/">{t('toSignIn')}</Link>
        </span>
      }
    >
      <RegisterForm register={register} onDone={setRegistered} />
    </WayIn>
  )
}

/** It worked: where the mail went, and on to the sign-in after 5 s or at once (Spec 1 §2). */
function Registered({ email }: { email: string }) {
  const t = useTexts(registerTexts)
  const navigate = useNavigate()
  const goOn = () => void navigate({ to: '/', replace: true })
  const seconds = useCountdown(REGISTRATION_REDIRECT_DELAY, goOn)
  return (
    <WayIn
      key="done"
      title={t('success')}
      heading={t('success')}
      help={t('successText', { email })}
      takesFocus
    >
      <Text mb="md" c="dimmed" role="timer">
        {t('goesOn', { seconds })}
      </Text>
      <Button size="md" fullWidth onClick={goOn}>
        {t('goOnNow')}
      </Button>
    </WayIn>
  )
}
