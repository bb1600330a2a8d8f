import { Button, Group } from '@mantine/core'
import { SIGN_IN_REDIRECT_DELAY } from '@pasok/domain/identity/identity.constants'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { deskTexts } from '@pasok/domain/kernel/desk.texts'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { SignInForm } from '../features/identity/sign-in-form'
import { useSignIn } from '../features/identity/use-sign-in'
import { WayIn } from '../features/identity/way-in'
import { signOut, type SignedIn } from '../lib/session'
import { signInDesk } from '../lib/session.desks'
import { DESK_HOMES, homeOf } from '../lib/session.kinds'
import { rememberAddress } from '../lib/session.resume'
import { useTexts, useTx } from '../lib/texts'
import type { Desk } from './desk'

/** Sign-in page of a portal; after signing in, the user gets the page they requested. */
export function DeskSignIn({ desk }: { desk: Desk }) {
  const tx = useTx()
  const t = useTexts(identityTexts)
  const { flag, door } = desk
  const signIn = useCallback(
    (email: string, password: string) => signInDesk(flag, email, password),
    [flag],
  )
  const { state, error, send } = useSignIn({
    signIn,
    delay: SIGN_IN_REDIRECT_DELAY,
    next: DESK_HOMES[flag],
  })
  useEffect(() => rememberAddress('asked'), [])
  const title = tx(door.title)
  return (
    <WayIn title={title} heading={title} help={tx(door.help)} error={error}>
      <SignInForm state={state} send={send} submit={t('signIn')} />
    </WayIn>
  )
}

interface DeskElsewhereProps {
  desk: Desk
  signedIn: SignedIn
}

/** Shown to a signed-in user whose account belongs to another portal. */
export function DeskElsewhere({ desk: { name, door }, signedIn }: DeskElsewhereProps) {
  const tx = useTx()
  const t = useTexts(deskTexts)
  const { fullname, email } = signedIn
  const who = tx(door.elsewhere, { name: `${fullname} (${email})` })
  return (
    <WayIn title={tx(name)} heading={tx(name)} help={`${who} ${tx(door.signOutFirst)}`}>
      <Group gap="xs">
        <Button variant="default" renderRoot={(props) => <Link {...props} to={homeOf(signedIn)} />}>
          {t('toOwnPlace')}
        </Button>
        <Button onClick={() => void signOut()}>{t('signOut')}</Button>
      </Group>
    </WayIn>
  )
}
