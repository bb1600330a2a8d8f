import { Button, Group } from '@mantine/core'
import { SIGN_IN_REDIRECT_DELAY } from '@pasok/domain/identity/identity.constants'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SignInForm } from '../../features/identity/sign-in-form'
import { useSignIn } from '../../features/identity/use-sign-in'
import { WayIn } from '../../features/identity/way-in'
import { signInProvider, signOut, type SignedIn } from '../../lib/session'
import { homeOf } from '../../lib/session.kinds'
import { rememberAddress } from '../../lib/session.resume'
import { useTexts } from '../../lib/texts'

/** The way into the provider's console; it leads to the page that was asked for. */
export function ProviderSignIn() {
  const t = useTexts(providerTexts)
  const ti = useTexts(identityTexts)
  const { state, error, send } = useSignIn({
    signIn: signInProvider,
    delay: SIGN_IN_REDIRECT_DELAY,
    next: '/provider',
  })
  useEffect(() => rememberAddress('asked'), [])
  return (
    <WayIn title={t('signInTitle')} heading={t('signInTitle')} help={t('signInHelp')} error={error}>
      <SignInForm state={state} send={send} submit={ti('signIn')} />
    </WayIn>
  )
}

/** Somebody else's account at the console's door. */
export function ProviderElsewhere({ signedIn }: { signedIn: SignedIn }) {
  const t = useTexts(providerTexts)
  const { fullname, email } = signedIn
  return (
    <WayIn
      title={t('console')}
      heading={t('console')}
      help={`${t('signedInAs', { name: `${fullname} (${email})` })} ${t('signOutFirst')}`}
    >
      <Group gap="xs">
        <Button variant="default" renderRoot={(props) => <Link {...props} to={homeOf(signedIn)} />}>
          {t('toOwnPlace')}
        </Button>
        <Button onClick={() => void signOut()}>{t('signOut')}</Button>
      </Group>
    </WayIn>
  )
}
