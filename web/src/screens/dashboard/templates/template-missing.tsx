import { Button } from '@mantine/core'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconFileOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'

/** There is no such template, or it is another company's, or the address names none. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && [400, 404].includes(error.status)

/** What stands in its place. */
export function TemplateMissing() {
  const t = useTexts(templateScreenTexts)
  return (
    <EmptyState
      icon={<IconFileOff size={22} />}
      text={t('missing')}
      helper={t('missingHelp')}
      action={
        <Button renderRoot={(props) => <Link {...props} to="/dashboard/templates" />}>
          {t('backToList')}
        </Button>
      }
    />
  )
}
