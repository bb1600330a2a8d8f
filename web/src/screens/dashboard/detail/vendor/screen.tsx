import { Box, Button } from '@mantine/core'
import { placeLine } from '@pasok/domain/kernel/place'
import { vendorStoreTexts } from '@pasok/domain/vendors/vendors.store.texts'
import { IconBuildingStore } from '@tabler/icons-react'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import { Facts } from '../../../../documents/facts'
import { LoadError } from '../../../../documents/load-error'
import { useVendor } from '../../../../features/catalog/catalog.queries'
import { VendorHead } from '../../../../features/vendors/vendor-head'
import { ApiError } from '../../../../lib/api-error'
import { NONE, percent } from '../../../../lib/format'

import { useSession } from '../../../../lib/session'
import { isAllowed } from '../../../../lib/session.paths'
import { useTexts } from '../../../../lib/texts'
import { usePageTitle } from '../../../../lib/title'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { look } from '../../../../ui/look'

const PRODUCTS = '/dashboard/products'

function ToStore({ vendorId }: { vendorId: string }) {
  const t = useTexts(vendorStoreTexts)
  return (
    <Button
      variant="default"
      leftSection={<IconBuildingStore size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to={PRODUCTS} search={{ page: 'vendor-store', vendor_id: vendorId }} />
      )}
    >
      {t('toStore')}
    </Button>
  )
}

function Details({ vendor }: { vendor: VendorDetail }) {
  const t = useTexts(vendorStoreTexts)
  const session = useSession()
  const title = usePageTitle<HTMLHeadingElement>(vendor.legal_name)
  const setting = vendor.setting[0]?.setting[0]
  const { street, village, subdistrict, city, province, postcode } = vendor
  const orNone = (value: string) => value || NONE
  return (
    <Box component="article" maw={960} className={look('grid', 'gap-md')}>
      <VendorHead
        vendor={vendor}
        titleRef={title}
        action={isAllowed(session, PRODUCTS) && <ToStore vendorId={vendor._id} />}
      />
      <section className={look('card')}>
        <Facts
          facts={[
            { label: t('phone'), value: orNone(vendor.phone) },
            { label: t('email'), value: orNone(vendor.email) },
            {
              label: t('address'),
              value: orNone(placeLine([street, village, subdistrict, city, province, postcode])),
            },
            { label: t('defaultDiscount'), value: percent(setting?.discount ?? 0) },
            { label: t('downPayment'), value: percent(setting?.down_payment ?? 0) },
            { label: t('paymentTerm'), value: t('days', { count: setting?.payment_term ?? 0 }) },
          ]}
        />
        <p className={look('break-anywhere', 'pre-line', 'mt-md')}>
          {vendor.profiles_store[0]?.description || t('noDescription')}
        </p>
      </section>
    </Box>
  )
}

/** `/dashboard/detail/vendor` (Spec 2 §2): a vendor's profile, for all verified users. */
export default function VendorDetailScreen() {
  const { vendor_id: vendorId } = useSearch({ from: '/dashboard/detail/vendor' })
  const { data, error, isFetching, refetch } = useVendor(vendorId)
  const isRemoved = error instanceof ApiError && error.status === 404
  if (vendorId === undefined || isRemoved) return <Navigate to="/dashboard" replace />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return data ? <Details vendor={data} /> : <SkeletonRows rows={4} height={72} />
}
