import { Button, Group } from '@mantine/core'
import { SIGN_IN_REDIRECT_DELAY_MS } from '@pasok/domain/identity/identity.constants'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { portalTexts } from '@pasok/domain/kernel/vendor-portal.texts'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { SignInForm } from '../features/identity/sign-in-form'
import { useSignIn } from '../features/identity/use-sign-in'
import { PublicFrame } from '../features/identity/way-in'
import { signOut, type SignedIn } from '../lib/session'
import { signInToPortal } from '../lib/session.portals'
import { PORTAL_HOMES, homeOf } from '../lib/session.kinds'
import { rememberAddress } from '../lib/session.resume'
import { useTexts, useTx } from '../lib/texts'
import type { Portal } from './portal'

/** Sign-in page of a portal; after signing in, the user gets the page they requested. */
export function PortalSignIn({ portal }: { portal: Portal }) {
  const tx = useTx()
  const t = useTexts(identityTexts)
  const { flag, signInTexts } = portal
  const signIn = useCallback(
    (email: string, password: string) => signInToPortal(flag, email, password),
    [flag],
  )
  const { state, error, send } = useSignIn({
    signIn,
    delay: SIGN_IN_REDIRECT_DELAY_MS,
    next: PORTAL_HOMES[flag],
  })
  useEffect(() => rememberAddress('asked'), [])
  const title = tx(signInTexts.title)
  return (
    <PublicFrame title={title} heading={title} help={tx(signInTexts.help)} error={error}>
      <SignInForm state={state} send={send} submit={t('signIn')} />
    </PublicFrame>
  )
}

interface PortalElsewhereProps {
  portal: Portal
  signedIn: SignedIn
}

/** Shown to a signed-in user whose account belongs to another portal. */
export function PortalElsewhere({ portal: { name, signInTexts }, signedIn }: PortalElsewhereProps) {
  const tx = useTx()
  const t = useTexts(portalTexts)
  const { fullname, email } = signedIn
  const who = tx(signInTexts.elsewhere, { name: `${fullname} (${email})` })
  return (
    <PublicFrame
      title={tx(name)}
      heading={tx(name)}
      help={`${who} ${tx(signInTexts.signOutFirst)}`}
    >
      <Group gap="xs">
        <Button variant="default" renderRoot={(props) => <Link {...props} to={homeOf(signedIn)} />}>
          {t('toOwnPlace')}
        </Button>
        <Button onClick={() => void signOut()}>{t('signOut')}</Button>
      </Group>
    </PublicFrame>
  )
}
