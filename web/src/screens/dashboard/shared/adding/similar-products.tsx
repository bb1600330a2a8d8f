import { similarTexts } from '@pasok/domain/catalog/catalog.texts'
import { LoadError } from '../../../../documents/load-error'
import { OfferRow } from '../../../../features/catalog/offer-row'
import { useSimilar } from '../../../../features/catalog/offers.queries'
import { useDeliveryAreas } from '../../../../features/company/delivery-area'
import { useTexts } from '../../../../lib/texts'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { useAdding } from './add-to-cart'
import { look } from '../../../../ui/look'

interface SimilarProductsProps {
  productId: string
  onLeave?: () => void
}

/** Available products instead of an unavailable one; labeled as similar, not as equal. */
export function SimilarProducts({ productId, onLeave }: SimilarProductsProps) {
  const t = useTexts(similarTexts)
  const { area, isPending } = useDeliveryAreas()
  const similar = useSimilar(productId, area?._id)
  const { add, isAdding, words } = useAdding()
  const { data, error, isFetching, refetch } = similar
  // Without an address, nothing can be delivered.
  if (!area && !isPending) return <p className={look('dimmed', 'mb-xs')}>{t('none')}</p>
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} height={64} />
  if (data.length === 0) return <p className={look('dimmed', 'mb-xs')}>{t('none')}</p>
  return (
    <ul className={look('divided')} aria-label={t('title')}>
      {data.map((offer) => (
        <OfferRow
          key={offer.product_id}
          offer={offer}
          isAdding={isAdding(offer.product_id)}
          words={words}
          onAdd={
            add &&
            (() =>
              add({ slug: offer.slug, productId: offer.product_id, vendorId: offer.vendor_id }))
          }
          onLeave={onLeave}
        />
      ))}
    </ul>
  )
}

interface InsteadOfProps {
  id: string
  productId: string
  reason: string
}

/** Section for an unavailable product: the reason, and similar products. */
export function InsteadOf({ id, productId, reason }: InsteadOfProps) {
  const t = useTexts(similarTexts)
  return (
    <section id={id} tabIndex={-1} className={look('mt-lg', 'card')} aria-label={t('title')}>
      <p className={look('error', 'mb-sm')}>{reason}</p>
      <h2 className={look('text-lg', 'semibold', 'mb-4')}>{t('title')}</h2>
      <p className={look('dimmed', 'mb-xs')}>{t('help')}</p>
      <SimilarProducts productId={productId} />
    </section>
  )
}
