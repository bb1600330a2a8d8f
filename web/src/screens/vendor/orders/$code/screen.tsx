import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { CopyCode } from '../../../../documents/copy-code'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { LedgerCard } from '../../../../documents/ledger-card'
import { LoadError } from '../../../../documents/load-error'
import { MessageButton } from '../../../../documents/message-button'
import { StatusChip } from '../../../../documents/status-chip'
import { useVendorOrderLedger } from '../../../../features/orders/ledger.queries'
import { useVendorOrder } from '../../../../features/orders/vendor-orders.queries'
import { isMissing } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/cut-off'
import { useTexts } from '../../../../lib/texts'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { MainColumn, TwoColumns } from '../../../../ui/two-columns'
import type { Doing, OrderActs } from './doing'
import { DownPaymentCard } from './down-payment-card'
import { OrderDialogs } from './order-dialogs'
import { OrderMissing } from './order-missing'
import { OrderRail } from './order-rail'
import { PackageCard } from './package-card'
import { useOrderMove } from './use-order-move'

function Order({ order }: { order: VendorOrder }) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const ledger = useVendorOrderLedger(order.code_po)
  const acts: OrderActs = { ...useOrderMove(), begin: setDoing }
  return (
    <>
      <PageHead
        sticky
        title={order.code_po}
        aside={
          <>
            <CopyCode value={order.code_po} />
            <StatusChip status={order.lastStatus} />
          </>
        }
        text={order.buyer.name}
        actions={<MessageButton company={order.buyer._id} about={order.code_po} />}
      />
      <TwoColumns>
        <MainColumn>
          <DownPaymentCard order={order} acts={acts} />
          {order.packages.map((pack) => (
            <PackageCard key={pack._id} order={order.code_po} pack={pack} acts={acts} />
          ))}
          <LedgerCard ledger={ledger} />
        </MainColumn>
        <OrderRail order={order} />
      </TwoColumns>
      {doing && (
        <OrderDialogs order={order} doing={doing} onDo={setDoing} onClose={() => setDoing(null)} />
      )}
    </>
  )
}

/** `/vendor/orders/$code`: one order, and every move of it. */
export default function VendorOrderScreen() {
  const t = useTexts(deskOrderTexts)
  const { code } = useParams({ from: '/vendor/orders/$code' })
  const query = useVendorOrder(code)
  const { data, error, isFetching, refetch } = query
  if (isMissing(error)) return <OrderMissing code={code} />
  if (data) return <Order key={data._id} order={data} />
  const cutOff = isCutOff(query)
  return (
    <>
      <PageHead sticky title={t('order')} />
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {cutOff && <CutOffNote />}
      {!error && !cutOff && <SkeletonRows rows={12} />}
    </>
  )
}
