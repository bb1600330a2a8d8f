import { useState } from 'react'
import { Alert } from '@mantine/core'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { SignInForm } from '../features/identity/sign-in-form'
import { useSignIn } from '../features/identity/use-sign-in'
import { findResumeReason, type ResumeReason } from '../lib/session.resume'
import { useTexts } from '../lib/texts'
import { usePageTitle } from '../lib/title'
import { Brand } from '../ui/brand'
import { LanguageLinks } from '../ui/language-links'
import classes from './sign-in.module.css'

const ENDED = {
  idle: 'endedIdle',
  lifetime: 'endedLifetime',
  refused: 'endedRefused',
  asked: null,
} as const satisfies Record<ResumeReason, keyof typeof identityTexts | null>

/** Spec 1 §2, `/`. */
export function SignInScreen() {
  const t = useTexts(identityTexts)
  const kernel = useTexts(kernelTexts)
  const shell = useTexts(shellTexts)
  const { state, error, send } = useSignIn()
  const [reason] = useState(findResumeReason)
  const ended = reason && ENDED[reason]
  const heading = usePageTitle<HTMLHeadingElement>(t('title'))
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <div className={classes.brand}>
          <Brand size={36} />
          <span className={classes.name}>{shell('product')}</span>
        </div>
        {ended && (
          <Alert className={classes.ended} color="blue" role="status">
            {t(ended)}
          </Alert>
        )}
        <section className={classes.card} aria-labelledby="sign-in-title">
          <h1 ref={heading} id="sign-in-title" tabIndex={-1} className={classes.title}>
            {t('welcome')}
          </h1>
          <p className={classes.help}>{t('welcomeHelp')}</p>
          <SignInForm state={state} send={send} />
          {/* Below the card, so that its coming and going moves nothing. */}
          <div className={classes.alert} role="alert">
            {error !== null && (
              <Alert color="red" title={kernel('error')} role="presentation">
                {error}
              </Alert>
            )}
          </div>
        </section>
      </div>
      <LanguageLinks />
    </main>
  )
}
