import { useState } from 'react'
import { Alert } from '@mantine/core'
import { SIGN_IN_REDIRECT_DELAY_MS } from '@pasok/domain/identity/identity.constants'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { Link, useLocation } from '@tanstack/react-router'
import { SignInForm } from '../features/identity/sign-in-form'
import { useSignIn } from '../features/identity/use-sign-in'
import { PublicFrame } from '../features/identity/way-in'
import { signIn } from '../lib/session'
import { findResumeReason, type ResumeReason } from '../lib/session.resume'
import { useTexts } from '../lib/texts'
import { look } from '../ui/look'

const ENDED = {
  idle: 'endedIdle',
  lifetime: 'endedLifetime',
  refused: 'endedRefused',
  deactivated: 'endedDeactivated',
  asked: null,
} as const satisfies Record<ResumeReason, keyof typeof identityTexts | null>

/** `/` (Spec 1 §2). */
export default function SignInScreen() {
  const t = useTexts(identityTexts)
  const { state, error, send } = useSignIn({
    signIn,
    delay: SIGN_IN_REDIRECT_DELAY_MS,
    next: '/dashboard',
  })
  const [reason] = useState(findResumeReason)
  const notice = useLocation({ select: ({ state: { notice: message } }) => message })
  const ended = reason && ENDED[reason]
  return (
    <PublicFrame
      title={t('title')}
      heading={t('welcome')}
      help={t('welcomeHelp')}
      error={error}
      above={<Above changed={notice === 'password-changed'} ended={ended} />}
      links={
        <>
          <Link to="/forgot-password" className={look('no-underline', 'hover-underline')}>
            {t('toForgotPassword')}
          </Link>
          <span>
            {t('noAccount')} <Link to="/register">{t('toRegister')}</Link>
          </span>
        </>
      }
    >
      <SignInForm state={state} send={send} submit={t('signIn')} />
    </PublicFrame>
  )
}

interface AboveProps {
  changed: boolean
  ended: (typeof ENDED)[ResumeReason]
}

/** Explains why the session ended, or confirms the changed password. */
function Above({ changed, ended }: AboveProps) {
  const t = useTexts(identityTexts)
  if (changed)
    return (
      <Alert mb="md" color="green" role="status">
        {t('passwordChanged')}
      </Alert>
    )
  if (ended === null) return null
  return (
    <Alert mb="md" color="blue" role="status">
      {t(ended)}
    </Alert>
  )
}
