import { Button, Modal } from '@mantine/core'
import { HITS_PER_PAGE } from '@pasok/domain/catalog/catalog.constants'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import { vendorStoreTexts } from '@pasok/domain/vendors/vendors.store.texts'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../../documents/load-error'
import { MessageButton } from '../../../documents/message-button'
import { useVendor } from '../../../features/catalog/catalog.queries'
import { HitGrid } from '../../../features/catalog/hit-grid'
import { HitSkeletons } from '../../../features/catalog/hit-skeletons'
import { useVendorHits } from '../../../features/catalog/offers.queries'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { VendorHead } from '../../../features/vendors/vendor-head'
import { ApiError } from '../../../lib/api-error'
import { count as grouped } from '../../../lib/format'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { useSession } from '../../../lib/session'
import { ownerKeyOf } from '../../../lib/session.kinds'
import { useTexts } from '../../../lib/texts'
import { usePageTitle } from '../../../lib/title'
import { useFocusReturn } from '../../../ui/focus-return'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { useCardActions } from './card-actions'
import { ChosenDialog } from './chosen-dialog'
import { StoreRelation } from './store-relation'
import { Trail } from './trail'
import { useHitParts } from './use-hit-parts'
import { look } from '../../../ui/look'

/** The vendor whose store was open last, of this person in this browser. */
const keyOf = (owner: string) => `pasok.vendor-store.${owner}`

function Info({ vendor, onClose }: { vendor: VendorDetail; onClose: () => void }) {
  const t = useTexts(vendorStoreTexts)
  useFocusReturn()
  const description = vendor.profiles_store[0]?.description
  return (
    <Modal opened onClose={onClose} title={t('infoTitle')}>
      <p className={look('break-anywhere', 'pre-line')}>{description || t('noDescription')}</p>
    </Modal>
  )
}

/** The newest products of the vendor, and the way to all of them. */
function Products({ vendor }: { vendor: VendorDetail }) {
  const t = useTexts(vendorStoreTexts)
  const { city } = useDeliveryAreas()
  const { actions, chosen, putBack } = useCardActions(() => undefined)
  const { data, error, isFetching, refetch } = useVendorHits(vendor._id, city, HITS_PER_PAGE)
  const parts = useHitParts(data?.hits ?? [], actions)
  return (
    <section aria-labelledby="vendor-products">
      <div className={look('row', 'wrap', 'justify-between', 'gap-sm', 'mt-sm', 'mb-sm')}>
        <h2 id="vendor-products" className={look('text-xl', 'semibold')}>
          {t('products')}{' '}
          {data && (
            <span className={look('dimmed', 'text-md', 'regular', 'tabular')}>
              {grouped(data.count)}
            </span>
          )}
        </h2>
        {data && data.count > 0 && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/dashboard/products" search={{ vendor: [vendor.legal_name] }} />
            )}
          >
            {t('seeAll')}
          </Button>
        )}
      </div>
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <HitSkeletons isSlow hasButton={actions.add !== undefined} />}
      {data?.count === 0 && <p className={look('dimmed')}>{t('noProducts')}</p>}
      {data && data.count > 0 && (
        <HitGrid hits={data.hits} isStale={false} parts={parts} onLeaveUp={() => undefined} />
      )}
      {chosen && <ChosenDialog chosen={chosen} onClose={putBack} />}
    </section>
  )
}

function Store({ vendor }: { vendor: VendorDetail }) {
  const t = useTexts(vendorStoreTexts)
  const [isInfo, setInfo] = useState(false)
  const title = usePageTitle<HTMLHeadingElement>(vendor.legal_name)
  return (
    <article className={look('grid', 'one-column', 'gap-sm')}>
      <Trail names={[vendor.legal_name]} />
      <VendorHead
        vendor={vendor}
        titleRef={title}
        action={
          <>
            <Button
              variant="default"
              leftSection={<IconInfoCircle size={16} aria-hidden />}
              onClick={() => setInfo(true)}
            >
              {t('info')}
            </Button>
            <MessageButton company={vendor._id} />
          </>
        }
      />
      <StoreRelation vendor={vendor} />
      <Products vendor={vendor} />
      {isInfo && <Info vendor={vendor} onClose={() => setInfo(false)} />}
    </article>
  )
}

/**
 * `/dashboard/products?page=vendor-store&vendor_id=`: a vendor's store. Without a vendor in the
 * address it is the one that was open last; without one of those the dashboard (Spec 2 §2).
 */
export function VendorStore({ vendorId }: { vendorId: string | undefined }) {
  const key = keyOf(ownerKeyOf(useSession()))
  const id = vendorId ?? readStored(key) ?? undefined
  const { data, error, isFetching, refetch } = useVendor(id)
  const isGone = error instanceof ApiError && error.status === 404
  if (id === undefined || isGone) return <Navigate to="/dashboard" replace />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} height={72} />
  if (readStored(key) !== data._id) writeStored(key, data._id)
  return <Store vendor={data} />
}
