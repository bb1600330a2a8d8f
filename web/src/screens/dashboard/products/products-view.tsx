import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { searchTexts } from '@pasok/domain/catalog/catalog.search.texts'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { createStore, useStore } from '../../../lib/store'
import { useTexts } from '../../../lib/texts'
import { usePhone } from '../../../lib/use-phone'

const KEY = 'pasok.products-view'
const stored = createStore(readStored(KEY) === 'list')

/** Whether the hits are a dense list: as the address says, else as last chosen in this browser. */
export function useIsList(): boolean {
  const view = useSearch({ from: '/dashboard/products', select: ({ view: shown }) => shown })
  const isStored = useStore(stored)
  return view === undefined ? isStored : view === 'list'
}

/** Chooses between cards and the list. */
export function ViewChoice() {
  const t = useTexts(searchTexts)
  const phone = usePhone()
  const isList = useIsList()
  const navigate = useNavigate({ from: '/dashboard/products' })
  const choose = (value: string) => {
    const view = value === 'list' ? 'list' : 'cards'
    writeStored(KEY, view)
    stored.set(view === 'list')
    void navigate({ search: (before) => ({ ...before, view }), replace: true, resetScroll: false })
  }
  return (
    <SegmentedControl
      size={phone ? 'lg' : 'xs'}
      aria-label={t('view')}
      value={isList ? 'list' : 'cards'}
      onChange={choose}
      data={[
        {
          value: 'cards',
          label: (
            <span title={t('viewCards')}>
              <IconLayoutGrid size={16} style={{ display: 'block' }} aria-hidden />
              <VisuallyHidden>{t('viewCards')}</VisuallyHidden>
            </span>
          ),
        },
        {
          value: 'list',
          label: (
            <span title={t('viewList')}>
              <IconList size={16} style={{ display: 'block' }} aria-hidden />
              <VisuallyHidden>{t('viewList')}</VisuallyHidden>
            </span>
          ),
        },
      ]}
    />
  )
}
