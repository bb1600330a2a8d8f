import { orderDetailTexts } from '@pasok/domain/orders/orders.detail.texts'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { CopyCode } from '../../../documents/copy-code'
import { CutOffNote } from '../../../documents/cut-off-note'
import { DetailWaiting } from '../../../documents/detail-waiting'
import { LedgerCard } from '../../../documents/ledger-card'
import { LoadError } from '../../../documents/load-error'
import { MessageButton } from '../../../documents/message-button'
import { StatusChip } from '../../../documents/status-chip'
import { useOrderLedger } from '../../../features/orders/ledger.queries'
import { useOrder } from '../../../features/orders/orders.queries'
import { isMissing } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/cut-off'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { MainColumn, TwoColumns } from '../../../ui/two-columns'
import { DownPaymentPanel, RefundNote } from './down-payment-panel'
import { OrderActions } from './order-actions'
import { PackageBlock } from './package-block'
import { isProvable } from './is-awaited'
import classes from './order-detail.module.css'
import { OrderMissing } from './order-missing'
import { OrderRail } from './order-rail'
import { look } from '../../../ui/look'

function Detail({ order }: { order: PurchaseOrder }) {
  const ledger = useOrderLedger(order.code_po)
  const living = order.packages.filter(({ lastStatus }) => lastStatus !== 'Cancel')
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
        text={order.vendor.name}
        actions={
          <>
            <MessageButton company={order.vendor._id} about={order.code_po} />
            <OrderActions order={order} packages={living} isPage />
          </>
        }
      />
      <TwoColumns>
        <MainColumn>
          <div className={`${classes.packages} ${look('frame', 'overflow-clip')}`}>
            {isProvable(order) && <DownPaymentPanel order={order} />}
            <RefundNote order={order} />
            {order.packages.map((pack) => (
              <PackageBlock key={pack._id} order={order} pack={pack} />
            ))}
          </div>
          <LedgerCard ledger={ledger} />
        </MainColumn>
        <OrderRail order={order} />
      </TwoColumns>
    </>
  )
}

/** `?page=detail&id=`: one order by id or code: its packages, what became of each line, who and when. */
export function OrderDetail({ id }: { id: string | undefined }) {
  const t = useTexts(orderDetailTexts)
  const order = useOrder(id)
  const { data, error, isFetching, refetch } = order
  if (id === undefined || isMissing(error))
    return (
      <>
        <PageHead title={t('title')} />
        <OrderMissing />
      </>
    )
  if (data) return <Detail key={data._id} order={data} />
  const cutOff = isCutOff(order)
  return (
    <>
      <PageHead title={t('title')} />
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {cutOff && <CutOffNote />}
      {!error && !cutOff && <DetailWaiting label={t('details')} />}
    </>
  )
}
