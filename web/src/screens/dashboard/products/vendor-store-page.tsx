import { Button, Modal, Skeleton } from '@mantine/core'
import { HITS_PER_PAGE } from '@pasok/domain/catalog/catalog.constants'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import type { PreferredVendor } from '@pasok/domain/vendors/relations/relations.model'
import { vendorStoreTexts } from '@pasok/domain/vendors/vendors.store.texts'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../../documents/load-error'
import { MessageButton } from '../../../documents/message-card'
import { useVendor } from '../../../features/catalog/catalog.queries'
import { HitGrid } from '../../../features/catalog/hit-grid'
import { HitSkeletons } from '../../../features/catalog/hit-skeletons'
import { useVendorHits } from '../../../features/catalog/offers.queries'
import { usePreferredVendor } from '../../../features/catalog/relations.queries'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { RelationStatus } from '../../../features/vendors/relation-status'
import { VendorHead } from '../../../features/vendors/vendor-head'
import { ApiError } from '../../../lib/api-error'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { isCutOff } from '../../../lib/is-cut-off'
import { count as grouped, count, percent } from '../../../lib/format'
import { useCan, useSession } from '../../../lib/session'
import { ownerKeyOf } from '../../../lib/session.kinds'
import { isAllowed } from '../../../lib/session.paths'
import { useTexts } from '../../../lib/texts'
import { usePageTitle } from '../../../lib/title'
import { useFocusReturn } from '../../../ui/focus-return'
import { look } from '../../../ui/look'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { useCardActions } from './card-actions'
import { ChosenDialog } from './chosen-dialog'
import { Trail } from './trail'
import { useHitParts } from './use-hit-parts'
import classes from './vendor-store-page.module.css'

const MY_VENDORS = '/dashboard/vendor-list'

function useGiven(row: PreferredVendor): string {
  const t = useTexts(vendorStoreTexts)
  const { initial_discount: discount, payment_term: term, product_count: specials } = row
  const { down_payment: down } = row
  return [
    discount === null ? '' : t('givenDiscount', { percent: percent(discount) }),
    specials === 0 ? '' : t('givenSpecials', { count: count(specials) }),
    term === null ? '' : t('givenTerm', { days: term.value }),
    down === null ? '' : t('givenDown', { percent: percent(down) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function VendorTerms({ row }: { row: PreferredVendor }) {
  const t = useTexts(vendorStoreTexts)
  const given = useGiven(row)
  const isActive = row.stage === 'Active'
  const words = isActive ? given || t('givenNothing') : row.stage === 'Requested' && t('waiting')
  return (
    <>
      <RelationStatus row={row} />
      {words && <p className={look('tabular')}>{words}</p>}
    </>
  )
}

/** The company's relation to the vendor, for permitted users; details are at My Vendors. */
function Relation({ vendorId }: { vendorId: string }) {
  const t = useTexts(vendorStoreTexts)
  const mayManage = useCan('vendors.manage')
  const query = usePreferredVendor(vendorId)
  const { data: row, isError } = query
  // On a failure the store is shown without the relation. Users who may request one see the section even
  // without a relation.
  if (row === undefined && (isError || isCutOff(query))) return null
  if (!row && !mayManage) return null
  return (
    <section
      className={look('row', 'wrap', 'gap-4-md', 'p-sm-md', 'frame')}
      aria-label={t('relation')}
      aria-busy={row === undefined}
    >
      <h2 className={look('text-lg', 'semibold')}>{t('relation')}</h2>
      {row === undefined && <Skeleton className={classes.relationWaits} />}
      {row && <VendorTerms row={row} />}
      {row === null && <p className={look('tabular')}>{t('noRelation')}</p>}
      {row !== undefined && (
        <Link
          className={`${classes.relationLink} ${look('color-link')}`}
          to={MY_VENDORS}
          search={row ? { vendor: vendorId } : {}}
        >
          {t(row ? 'relationDetail' : 'askRelation')}
        </Link>
      )}
    </section>
  )
}

/** Shows the relation in the store (Spec 2 §2), for users with access to My Vendors. */
function StoreRelation({ vendor }: { vendor: VendorDetail }) {
  const session = useSession()
  return isAllowed(session, MY_VENDORS) ? <Relation vendorId={vendor._id} /> : null
}

/** Storage key of the vendor whose store the user opened last in this browser. */
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
 * `/dashboard/products?page=vendor-store&vendor_id=`: a vendor's store. Without a vendor in the address, the
 * last opened store; without that, the dashboard (Spec 2 §2).
 */
export function VendorStorePage({ vendorId }: { vendorId: string | undefined }) {
  const key = keyOf(ownerKeyOf(useSession()))
  const id = vendorId ?? readStored(key) ?? undefined
  const { data, error, isFetching, refetch } = useVendor(id)
  const isRemoved = error instanceof ApiError && error.status === 404
  if (id === undefined || isRemoved) return <Navigate to="/dashboard" replace />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} height={72} />
  if (readStored(key) !== data._id) writeStored(key, data._id)
  return <Store vendor={data} />
}
