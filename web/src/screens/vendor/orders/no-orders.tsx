import { Button } from '@mantine/core'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import { IconPackage, IconSearchOff } from '@tabler/icons-react'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'
import type { DeskTab } from './search-params'
import { useTabName } from './use-tab-name'

interface NoOrdersProps {
  tab: DeskTab
  isSearched: boolean
  /** There are some, before this page. */
  beyond: boolean
  onClear: () => void
  onFirst: () => void
  onAll: () => void
}

function Nothing({ tab, isSearched, onClear, onAll }: NoOrdersProps) {
  const t = useTexts(deskOrderTexts)
  const tabName = useTabName()
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('showAll')}
    </Button>
  )
  if (isSearched)
    return (
      <EmptyState
        icon={<IconSearchOff size={22} />}
        text={t('nothingFound')}
        helper={t('nothingFoundHelp')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('clearSearch')}
          </Button>
        }
      />
    )
  const isAll = tab.state === undefined
  return (
    <EmptyState
      icon={<IconPackage size={22} />}
      text={isAll ? t('emptyAll') : t('empty', { label: tabName(tab) })}
      helper={t('emptyHelp')}
      action={isAll ? undefined : all}
    />
  )
}

/** Why the list shows nothing. */
export function NoOrders(props: NoOrdersProps) {
  return (
    <NoRows
      search={undefined}
      beyond={props.beyond}
      onClear={props.onClear}
      onFirst={props.onFirst}
    >
      <Nothing {...props} />
    </NoRows>
  )
}
