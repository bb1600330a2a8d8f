import { Button } from '@mantine/core'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconPackageImport, IconTruckDelivery } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../../documents/load-error'
import { keepOrderOf } from '../../../features/receipts/receipts.queries'
import { count as formatCount, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { PackageRow, RowSection } from './row-section'
import type { Awaited } from './use-awaited-packages'
import { look } from '../../../ui/look'

/** How many stand there before more are asked for: the receipts stay in reach. */
const SHOWN = 5

function AwaitedRow({ order, pack }: { order: PurchaseOrder; pack: OrderPackage }) {
  const t = useTexts(receiptTexts)
  const { date } = useFormats()
  const client = useQueryClient()
  const { code_package: code, courier, tracking_number: tracking, statuses } = pack
  const items = pack.items.filter(({ canceled }) => !canceled).length
  const shipped = statuses.findLast(({ name }) => name === 'Shipped')?.timestamp ?? pack.updated
  const way = [t('shippedOn', { date: date(shipped) }), courier, tracking].filter(Boolean)
  const count = items === 1 ? t('oneItem') : t('itemCount', { count: formatCount(items) })
  return (
    <PackageRow
      code={code}
      text={`${order.vendor.name} · ${order.code_po} · ${count}`}
      standing={
        <span className={look('flex', 'gap-4', 'text-xs', 'medium')}>
          <IconTruckDelivery size={14} className={look('mt-2')} aria-hidden />
          {way.join(' · ')}
        </span>
      }
    >
      <Button
        leftSection={<IconPackageImport size={16} aria-hidden />}
        aria-label={t('inboundOf', { code })}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/good-receipt-note"
            search={{ package: pack._id }}
            onClick={() => keepOrderOf(client, pack, order)}
          />
        )}
      >
        {t('inbound')}
      </Button>
    </PackageRow>
  )
}

/** What was shipped and waits to be received, each with the way to receive it. */
export function AwaitedList({ awaited }: { awaited: Awaited }) {
  const t = useTexts(receiptTexts)
  const [shown, setShown] = useState(SHOWN)
  const { packages, error, hasMore, isFetching, refetch, fetchMore } = awaited
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (packages.length === 0) return null
  const isCut = packages.length > shown
  const showMore = () => {
    setShown(packages.length + SHOWN)
    if (!isCut) fetchMore()
  }
  return (
    <RowSection
      title={t('awaited')}
      count={`${formatCount(packages.length)}${hasMore ? '+' : ''}`}
      more={
        isCut || hasMore ? (
          <Button variant="subtle" loading={isFetching} onClick={showMore}>
            {t('showMore')}
          </Button>
        ) : undefined
      }
    >
      {packages.slice(0, shown).map(({ order, pack }) => (
        <AwaitedRow key={pack._id} order={order} pack={pack} />
      ))}
    </RowSection>
  )
}
