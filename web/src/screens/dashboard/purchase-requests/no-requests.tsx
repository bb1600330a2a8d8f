import { Button } from '@mantine/core'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconFileText } from '@tabler/icons-react'
import { useStartNew } from '../../../features/cart/start-new'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'

interface NoRequestsProps {
  isSearched: boolean
  onClear: () => void
}

/** Nothing to show: why, and what to do next, as far as this person may. */
export function NoRequests({ isSearched, onClear }: NoRequestsProps) {
  const t = useTexts(requestScreenTexts)
  const tl = useTexts(requestListTexts)
  const canCreate = useCan('requests.create')
  const startNew = useStartNew()
  const shown = { icon: <IconFileText size={22} />, text: t('listEmpty') }
  if (isSearched)
    return (
      <EmptyState
        {...shown}
        helper={tl('searchEmptyHelp')}
        action={
          <Button variant="default" onClick={onClear}>
            {tl('clearSearch')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      {...shown}
      helper={canCreate ? t('listEmptyHelpCreate') : t('listEmptyHelpRead')}
      action={
        canCreate ? <Button onClick={() => void startNew()}>{t('createNew')}</Button> : undefined
      }
    />
  )
}
