import { Button, Skeleton } from '@mantine/core'
import { linkErrors } from '@pasok/domain/identity/identity.errors'
import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import type { LinkState } from '@pasok/domain/identity/identity.model'
import type { Text } from '@pasok/domain/kernel/texts'
import { Link } from '@tanstack/react-router'
import { ResetForm } from '../../features/identity/reset-form'
import { ToSignIn } from '../../features/identity/to-sign-in'
import { useLinkToken } from '../../features/identity/use-link-token'
import { useReset, useResetLink } from '../../features/identity/use-reset'
import { PublicFrame } from '../../features/identity/way-in'
import { messageOf } from '../../lib/api-error'
import { useTexts, useTx } from '../../lib/texts'

const ENDED = {
  used: linkErrors.resetUsed,
  expired: linkErrors.resetExpired,
  superseded: linkErrors.resetSuperseded,
  unknown: linkErrors.resetUnknown,
} as const satisfies Record<Exclude<LinkState, 'open'>, Text>

/** Opened by the reset mail's link; checks the link before the form is shown. */
export default function ResetPasswordScreen() {
  const t = useTexts(linkTexts)
  const token = useLinkToken()
  const link = useResetLink(token)
  if (token !== null && link.data === 'open')
    return <Choose token={token} onRefused={() => void link.refetch()} />
  if (link.data !== undefined && link.data !== 'open') return <Ended state={link.data} />
  return (
    <PublicFrame
      key="checking"
      title={t('resetTitle')}
      heading={t(link.isError ? 'resetHeading' : 'checking')}
      help={link.isError ? messageOf(link.error) : undefined}
      links={<ToSignIn />}
    >
      {link.isError ? (
        <Button size="md" fullWidth onClick={() => void link.refetch()}>
          {t('retry')}
        </Button>
      ) : (
        <Skeleton mt="md" height={36} />
      )}
    </PublicFrame>
  )
}

function Choose({ token, onRefused }: { token: string; onRefused: () => void }) {
  const t = useTexts(linkTexts)
  const reset = useReset(token, onRefused)
  return (
    <PublicFrame
      key="choose"
      title={t('resetTitle')}
      heading={t('resetHeading')}
      help={t('resetHelp')}
      error={reset.error}
      links={<ToSignIn />}
    >
      <ResetForm reset={reset} />
    </PublicFrame>
  )
}

function Ended({ state }: { state: Exclude<LinkState, 'open'> }) {
  const t = useTexts(linkTexts)
  const tx = useTx()
  return (
    <PublicFrame
      key="ended"
      title={t('resetTitle')}
      heading={t('linkFailed')}
      help={tx(ENDED[state])}
      takesFocus
      links={<ToSignIn />}
    >
      <Button component={Link} to="/forgot-password" size="md" fullWidth>
        {t('askReset')}
      </Button>
    </PublicFrame>
  )
}
