import { Button } from '@mantine/core'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { EmptyState } from './empty-state'

interface NoRowsProps {
  search: string | undefined
  beyond: boolean
  onClear: () => void
  onFirst: () => void
  /** Shown when the list has no rows at all. */
  children: ReactNode
}

/** Explains an empty list: no match, a page beyond the end, or no rows. */
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
