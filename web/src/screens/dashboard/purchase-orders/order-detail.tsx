import { Anchor } from '@mantine/core'
import { orderDetailTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { addressLine } from '@pasok/domain/requests/requests.address'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { Link } from '@tanstack/react-router'
import { CopyCode } from '../../../documents/copy-code'
import { CutOffNote } from '../../../documents/cut-off-note'
import { DetailWaiting } from '../../../documents/detail-waiting'
import { DocumentMissing } from '../../../documents/document-missing'
import { Facts } from '../../../documents/facts'
import { Figures } from '../../../documents/figures'
import { LedgerCard } from '../../../documents/ledger-card'
import { LoadError } from '../../../documents/load-error'
import { MessageButton } from '../../../documents/message-card'
import { OrderTotals } from '../../../documents/order-totals'
import { DocumentTimeline, PackageTimeline } from '../../../documents/timeline'
import { Party } from '../../../documents/party'
import { StatusChip } from '../../../documents/status-chip'

import { useDepartmentName } from '../../../documents/use-department-name'
import { useOrder, useOrderLedger } from '../../../features/orders/orders.queries'

import { isMissing } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/is-cut-off'
import { useFormats } from '../../../lib/format'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { Card, MainColumn, Rail, TwoColumns } from '../../../ui/two-columns'
import { DownPaymentPanel, RefundNote } from './down-payment-panel'
import { isProvable } from './is-awaited'
import { OrderActions } from './order-actions'
import classes from './order-detail.module.css'
import { PackageBlock } from './package-block'

interface DownPaymentCardProps {
  order: PurchaseOrder
  status: DownPaymentState
}

function DownPaymentCard({ order, status }: DownPaymentCardProps) {
  const t = useTexts(orderDetailTexts)
  const { proof_of_advance_payment: proof } = order
  // Until something happens to it, the panel beside the packages says all there is.
  if (isProvable(order) && order.down_payment_statuses.length === 0) return null
  return (
    <Card title={t('downPayment')} narrow="after">
      <StatusChip status={status} />
      <div className={look('mt-sm')}>
        <Figures
          figures={[
            { label: t('downPayment'), amount: order.down_payment },
            ...(order.refund_due > 0
              ? [{ label: t('refundDue'), amount: order.refund_due, total: true }]
              : []),
          ]}
        />
      </div>
      {proof !== null && !isProvable(order) && (
        <Anchor
          href={proof}
          target="_blank"
          rel="noopener noreferrer"
          className={look('block', 'mt-xs')}
        >
          {t('openProof')}
        </Anchor>
      )}
      {order.down_payment_statuses.length > 0 && (
        <div className={look('mt-md')}>
          <DocumentTimeline statuses={order.down_payment_statuses} />
        </div>
      )}
    </Card>
  )
}

function RequestLink({ code }: { code: string }) {
  const canRead = useCan('requests.read')
  if (!canRead) return code
  return (
    <Link
      to="/dashboard/purchase-requests"
      search={{ page: 'detail', id: code }}
      className={look('color-link', 'no-underline', 'hover-underline')}
    >
      {code}
    </Link>
  )
}

function Parties({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderDetailTexts)
  const to = useTexts(orderTexts)
  const td = useTexts(documentTexts)
  const { dateTime } = useFormats()
  const departmentName = useDepartmentName()
  const { vendor, buyer, ship_to: place } = order
  return (
    <Facts
      facts={[
        { label: td('date'), value: dateTime(order.date) },
        {
          label: to('vendor'),
          value: <Party name={vendor.name} lines={[vendor.address, vendor.phone, vendor.email]} />,
        },
        { label: to('buyer'), value: buyer.name },
        { label: t('orderedBy'), value: order.createdBy },
        { label: td('department'), value: departmentName(order.department) },
        { label: to('request'), value: <RequestLink code={order.code_pr} /> },
        {
          label: t('deliverTo'),
          value: <Party name={place.name} lines={[addressLine(place), place.phone]} />,
        },
      ]}
    />
  )
}

function OrderRail({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderDetailTexts)
  const td = useTexts(documentTexts)
  const { packages } = order
  return (
    <Rail label={t('details')} underHead long among>
      <Card title={t('totals')} narrow="first">
        <OrderTotals order={order} />
      </Card>
      <Card title={t('details')} narrow="after">
        <Parties order={order} />
      </Card>
      {order.down_payment_status !== null && (
        <DownPaymentCard order={order} status={order.down_payment_status} />
      )}
      {packages.map((pack) => (
        <Card
          key={pack._id}
          narrow="last"
          title={
            packages.length === 1 ? td('timeline') : t('timelineOf', { code: pack.code_package })
          }
        >
          <PackageTimeline {...pack} />
        </Card>
      ))}
    </Rail>
  )
}

function OrderMissing() {
  const t = useTexts(orderDetailTexts)
  return (
    <DocumentMissing
      text={t('missing')}
      helper={t('missingHelp')}
      list="/dashboard/purchase-orders"
      toList={t('toList')}
    />
  )
}

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

/** `?page=detail&id=`: one order by id or code, with packages, line histories, parties and history. */
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
