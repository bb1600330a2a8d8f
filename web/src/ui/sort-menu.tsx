import { NativeSelect } from '@mantine/core'
import { searchTexts } from '@pasok/domain/kernel/list.texts'
import { IconArrowsSort } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'
import type { TableSort } from './data-table.types'

/** Sort menu for lists without sortable headings. */
export function SortMenu({ sort: { by, options, onSort } }: { sort: TableSort }) {
  const t = useTexts(searchTexts)
  return (
    <NativeSelect
      aria-label={t('sort')}
      leftSection={<IconArrowsSort size={14} aria-hidden />}
      data={[...options]}
      value={by}
      onChange={(event) => onSort(event.currentTarget.value)}
    />
  )
}
