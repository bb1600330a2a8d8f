import { Button, Skeleton } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconPackageOff, IconPlugConnectedX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CutOffNote } from '../../../documents/cut-off-note'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { useSlow } from '../../../ui/skeleton-rows'
import gallery from '../../../features/catalog/product-gallery.module.css'
import classes from './product-page.module.css'
import { look } from '../../../ui/look'

/** No product has this slug. */
export function DetailNotFound() {
  const t = useTexts(catalogTexts)
  return (
    <>
      <PageHead title={t('title')} />
      <EmptyState
        icon={<IconPackageOff size={22} />}
        text={t('productNotFound')}
        action={
          <Button component={Link} to="/dashboard/products" variant="default">
            {t('backToProducts')}
          </Button>
        }
      />
    </>
  )
}

interface DetailFailedProps {
  error: Error
  onRetry: () => void
}

export function DetailFailed({ error, onRetry }: DetailFailedProps) {
  const t = useTexts(catalogTexts)
  return (
    <div role="alert">
      <PageHead title={t('title')} />
      <EmptyState
        icon={<IconPlugConnectedX size={22} />}
        text={t('loadFailed')}
        helper={messageOf(error)}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  )
}

/** The product comes by itself once there is a connection. */
export function DetailCutOff() {
  const t = useTexts(catalogTexts)
  return (
    <>
      <PageHead title={t('title')} />
      <CutOffNote />
    </>
  )
}

/** In the measure of the page that comes; grey only once it takes longer than a moment. */
export function DetailSkeleton() {
  const t = useTexts(catalogTexts)
  const slow = useSlow(true)
  return (
    <div className={look(!slow && 'invisible')} role="status" aria-label={t('loading')}>
      <div className={`${classes.top} ${look('grid', 'mt-sm')}`}>
        <Skeleton height="auto" className={gallery.stage} />
        <div className={look('stack', 'gap-md', 'min-w-0')}>
          <Skeleton height={24} width="80%" />
          <Skeleton height={14} mt={12} width="30%" />
          <Skeleton height={32} mt={24} width="40%" />
          <Skeleton height={42} mt={24} />
        </div>
      </div>
    </div>
  )
}
