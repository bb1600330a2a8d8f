import { Button, Skeleton } from '@mantine/core'
import { invitedTexts } from '@pasok/domain/team/invitations/invitations.texts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicFrame } from '../../features/identity/way-in'
import { type Invited, useInvited } from '../../features/team/invitations.queries'
import { messageOf } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

interface ByInvitationProps {
  secret: string
  /** True when the page requires an invitation. */
  isNeeded?: boolean
  /** Renders the form. `onRefused` loads the invitation again, as it may have expired. */
  children: (invited: Invited, onRefused: () => void) => ReactNode
}

/** Checks an invitation before the form is shown, so that nobody fills it in for nothing. */
export function ByInvitation({ secret, isNeeded = false, children }: ByInvitationProps) {
  const t = useTexts(invitedTexts)
  const { data, error, refetch } = useInvited(secret)
  if (data && !('refused' in data)) return children(data, () => void refetch())
  const toSignIn = (
    <Link to="/" className={look('no-underline', 'hover-underline')}>
      {t('toSignIn')}
    </Link>
  )
  if (data)
    return (
      <PublicFrame
        key="refused"
        title={t('title')}
        heading={t('refused')}
        help={data.refused}
        takesFocus
        links={isNeeded ? undefined : toSignIn}
      >
        {/* The same page without the secret does not require an invitation. */}
        <Button component={Link} to={isNeeded ? '/' : '/register'} size="md" fullWidth>
          {t(isNeeded ? 'toSignIn' : 'without')}
        </Button>
      </PublicFrame>
    )
  return (
    <PublicFrame
      key="checking"
      title={t('title')}
      heading={t('checking')}
      help={error ? messageOf(error) : undefined}
      links={toSignIn}
    >
      {error ? (
        <Button size="md" fullWidth onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      ) : (
        <Skeleton mt="md" height={36} />
      )}
    </PublicFrame>
  )
}
