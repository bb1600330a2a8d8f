import { Button } from '@mantine/core'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconFileOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'

/** There is no such request, or it is another company's. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** What stands in its place. */
export function RequestMissing() {
  const t = useTexts(requestScreenTexts)
  const te = useTexts(requestEditorTexts)
  return (
    <EmptyState
      icon={<IconFileOff size={22} />}
      text={t('detailMissing')}
      helper={t('detailMissingHelp')}
      action={
        <Button renderRoot={(props) => <Link {...props} to="/dashboard/purchase-requests" />}>
          {te('backToList')}
        </Button>
      }
    />
  )
}
