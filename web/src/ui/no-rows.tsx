import { Button } from '@mantine/core'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { EmptyState } from './empty-state'

interface NoRowsProps {
  search: string | undefined
  /** Beyond the last page. */
  beyond: boolean
  onClear: () => void
  onFirst: () => void
  /** When there is nothing at all. */
  children: ReactNode
}

/** Why a list shows nothing: it is searched, it is beyond its end, or there is nothing. */
export function NoRows({ search, beyond, onClear, onFirst, children }: NoRowsProps) {
  const t = useTexts(listTexts)
  if (beyond)
    return (
      <EmptyState
        text={t('beyond')}
        action={
          <Button variant="default" onClick={onFirst}>
            {t('firstPage')}
          </Button>
        }
      />
    )
  if (search === undefined) return children
  return (
    <EmptyState
      icon={<IconSearchOff size={22} />}
      text={t('nothingFound', { search })}
      helper={t('nothingFoundHelp')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearSearch')}
        </Button>
      }
    />
  )
}
