import { Button, Group } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../lib/session'
import { homeOf } from '../lib/session.kinds'
import { rememberAddress } from '../lib/session.resume'
import { useTexts } from '../lib/texts'
import { usePageTitle } from '../lib/title'
import classes from './not-found.module.css'
import { look } from '../ui/look'

/**
 * "Not found" (Spec 1 §2, `*`): the same for missing pages and for missing permissions. For signed-out users,
 * signing in returns to the address.
 */
export function NotFoundScreen() {
  const t = useTexts(shellTexts)
  const signedIn = useSignedIn()
  const heading = usePageTitle<HTMLHeadingElement>(t('notFoundTitle'))
  return (
    <main className={`${classes.page} ${look('stack', 'align-center', 'text-center')}`}>
      <IconMapOff size={40} stroke={1.25} className={look('dimmed')} aria-hidden />
      <h1
        ref={heading}
        tabIndex={-1}
        className={look('text-xl', 'semibold', 'mt-sm', 'mb-4', 'focus-bare')}
      >
        {t('notFoundTitle')}
      </h1>
      <p className={`${classes.text} ${look('dimmed', 'mb-lg')}`}>
        {t(signedIn ? 'notFoundText' : 'notFoundSignedOut')}
      </p>
      <Group justify="center" gap="xs">
        <Button component={Link} to={signedIn ? homeOf(signedIn) : '/'} variant="default">
          {t('notFoundHome')}
        </Button>
        {!signedIn && (
          <Button component={Link} to="/" onClick={() => rememberAddress('asked')}>
            {t('notFoundSignIn')}
          </Button>
        )}
      </Group>
    </main>
  )
}
