import { Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { Link } from '@tanstack/react-router'
import { useMaybeSession } from '../lib/session'
import { useTexts } from '../lib/texts'
import { EmptyState } from '../ui/empty-state'

/** Spec 1 §2, `*`. */
export function NotFoundScreen() {
  const t = useTexts(shellTexts)
  const session = useMaybeSession()
  return (
    <main>
      <EmptyState
        text={t('notFoundTitle')}
        helper={t('notFoundText')}
        action={
          <Button component={Link} to={session ? '/dashboard' : '/'}>
            {t('notFoundHome')}
          </Button>
        }
      />
    </main>
  )
}
