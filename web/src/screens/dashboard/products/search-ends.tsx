import { Button } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconPackageOff, IconPlugConnectedX } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useClearRefinements, useSearchBox } from 'react-instantsearch'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'

/** Nothing was found: what to do next. */
export function NoHits() {
  const t = useTexts(catalogTexts)
  const navigate = useNavigate()
  const { category } = useSearch({ from: '/dashboard/products' })
  const { query } = useSearchBox()
  const { canRefine } = useClearRefinements()
  const clear = (
    <Button
      variant="default"
      onClick={() => void navigate({ to: '/dashboard/products', search: {} })}
    >
      {t('clearAll')}
    </Button>
  )
  return (
    <EmptyState
      icon={<IconPackageOff size={22} />}
      text={t('empty')}
      helper={t('emptyHelper')}
      action={query !== '' || canRefine || category !== undefined ? clear : undefined}
    />
  )
}

/** The search gave no answer; what was typed and chosen stays. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogTexts)
  return (
    <div role="alert">
      <EmptyState
        icon={<IconPlugConnectedX size={22} />}
        text={t('unreachable')}
        helper={t('unreachableHelper')}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  )
}
