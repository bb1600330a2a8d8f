import { Skeleton } from '@mantine/core'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import type { PreferredVendor } from '@pasok/domain/vendors/vendors.relations.model'
import { vendorStoreTexts } from '@pasok/domain/vendors/vendors.store.texts'
import { Link } from '@tanstack/react-router'
import { usePreferredVendor } from '../../../features/catalog/relations.queries'
import { RelationStatus } from '../../../features/vendors/relation-status'
import { count, percent } from '../../../lib/format'
import { useCan, useSession } from '../../../lib/session'
import { isAllowed } from '../../../lib/session.paths'
import { isCutOff } from '../../../lib/cut-off'
import { useTexts } from '../../../lib/texts'
import classes from './vendor-store.module.css'
import { look } from '../../../ui/look'

const MY_VENDORS = '/dashboard/vendor-list'

/** What an Active relation gives, in one line. */
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

function Stands({ row }: { row: PreferredVendor }) {
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

/** How the company stands with the vendor, for those who may know; the rest is at My Vendors. */
function Relation({ vendorId }: { vendorId: string }) {
  const t = useTexts(vendorStoreTexts)
  const mayManage = useCan('vendors.manage')
  const query = usePreferredVendor(vendorId)
  const { data: row, isError } = query
  // Where it can't be known the store is whole without it; who may ask for one always sees it.
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
      {row && <Stands row={row} />}
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

/** Spec 2 §2: the relation beside the store; nothing for those who have no My Vendors. */
export function StoreRelation({ vendor }: { vendor: VendorDetail }) {
  const session = useSession()
  return isAllowed(session, MY_VENDORS) ? <Relation vendorId={vendor._id} /> : null
}
