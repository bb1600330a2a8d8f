import { Button } from '@mantine/core'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconFileText } from '@tabler/icons-react'
import { useStartNew } from '../../../features/cart/start-new'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'

interface NoRequestsProps {
  isSearched: boolean
  /** There are some, before this page. */
  beyond: boolean
  onClear: () => void
  onFirst: () => void
}

/** Nothing to show: why, and what to do next, as far as this person may. */
function Nothing({ isSearched, onClear }: Pick<NoRequestsProps, 'isSearched' | 'onClear'>) {
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

/** Why the list shows nothing. */
export function NoRequests({ isSearched, beyond, onClear, onFirst }: NoRequestsProps) {
  return (
    <NoRows search={undefined} beyond={beyond} onClear={onClear} onFirst={onFirst}>
      <Nothing isSearched={isSearched} onClear={onClear} />
    </NoRows>
  )
}
