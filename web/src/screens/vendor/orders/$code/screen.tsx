import { Button } from '@mantine/core'
import { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import { portalOrderTexts } from '@pasok/domain/orders/portal/portal.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { type DownPaymentState, hasEnded } from '@pasok/domain/orders/orders.states'
import { addressLine } from '@pasok/domain/requests/requests.address'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconCheck, IconPhoto } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { CopyCode } from '../../../../documents/copy-code'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { Facts } from '../../../../documents/facts'
import { HistoryButton } from '../../../../documents/history-dialog'
import { LedgerCard } from '../../../../documents/ledger-card'
import { LoadError } from '../../../../documents/load-error'
import { MessageButton } from '../../../../documents/message-card'
import { OrderTotals } from '../../../../documents/order-totals'
import { PackageTimeline } from '../../../../documents/timeline'
import { Party } from '../../../../documents/party'
import { StatusChip } from '../../../../documents/status-chip'
import { useDepartmentName } from '../../../../documents/use-department-name'
import { useVendorOrderLedger } from '../../../../features/orders/orders.queries'
import { useVendorOrder } from '../../../../features/orders/vendor-orders.queries'
import { isMissing } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import type { OrderDialog, OrderActs } from './doing'
import { OrderDialogs } from './order-dialogs'
import { OrderMissing, PackageCard } from './package-card'

import { useConfirmation } from './proof-dialog'
import { useOrderMove } from './use-order-move'

const ICON = 16
const HELP = {
  Asked: 'askedHelp',
  Submitted: 'submittedHelp',
  Refused: 'refusedHelp',
  Confirmed: 'confirmedHelp',
  'Refund Due': 'refundDueHelp',
  Refunded: 'refundedHelp',
  Lapsed: 'lapsedHelp',
} as const satisfies Record<DownPaymentState, keyof typeof portalOrderTexts>

/** A proof is answered even after the order has ended; the money is then refunded. */
const helpOf = ({ lastStatus }: VendorOrder, status: DownPaymentState) =>
  status === 'Submitted' && hasEnded([lastStatus]) ? 'submittedOfEndedHelp' : HELP[status]

/** Returns why the last proof was refused, or the note of the refund. */
const noteOf = ({ down_payment_statuses: statuses }: VendorOrder): string =>
  statuses.at(-1)?.note ?? ''

function Acts({ order, acts }: { order: VendorOrder; acts: OrderActs }) {
  const t = useTexts(portalOrderTexts)
  const tm = useTexts(portalMoveTexts)
  const confirmation = useConfirmation(order)
  const { actions } = order
  return (
    <div className={look('flex', 'wrap', 'gap-xs', 'empty-hidden', 'phone-grow-buttons')}>
      {order.proof_of_advance_payment !== null && (
        <Button
          variant="default"
          leftSection={<IconPhoto size={ICON} aria-hidden />}
          onClick={() => acts.begin({ kind: 'proof' })}
        >
          {t('viewProof')}
        </Button>
      )}
      {order.proof_of_refund !== null && (
        <Button variant="default" onClick={() => acts.begin({ kind: 'refund-proof' })}>
          {t('viewRefund')}
        </Button>
      )}
      {actions.refuse && (
        <Button variant="default" onClick={() => acts.begin({ kind: 'refuse' })}>
          {tm('refuse')}
        </Button>
      )}
      {actions.confirm && (
        <Button
          leftSection={<IconCheck size={ICON} aria-hidden />}
          loading={confirmation.isRunning}
          onClick={() => void confirmation.run()}
        >
          {tm('confirm')}
        </Button>
      )}
      {actions.refund && (
        <Button onClick={() => acts.begin({ kind: 'refund' })}>{tm('refund')}</Button>
      )}
    </div>
  )
}

function DownPaymentCard({ order, acts }: { order: VendorOrder; acts: OrderActs }) {
  const t = useTexts(portalOrderTexts)
  const id = useId()
  const { down_payment_status: status, down_payment: amount, refund_due: due } = order
  if (status === null) return null
  const note = noteOf(order)
  return (
    <section className={look('stack', 'gap-sm', 'card', 'phone-p-sm')} aria-labelledby={id}>
      <header className={look('flex', 'wrap', 'justify-between', 'align-start', 'gap-xs-md')}>
        <div className={look('row', 'wrap', 'gap-6', 'min-w-0')}>
          <h2 id={id} className={look('text-md', 'medium', 'semibold', 'break-anywhere')}>
            {t('downPayment')}
          </h2>
          <StatusChip status={status} />
          <HistoryButton code={t('downPayment')} statuses={order.down_payment_statuses} />
        </div>
        <div className={look('stack', 'align-end', 'phone-align-start')}>
          <Money amount={amount} strong />
          {due > 0 && (
            <span className={look('block', 'dimmed', 'tiny', 'regular')}>
              {t(status === 'Refunded' ? 'refunded' : 'refundDue')}: <Money amount={due} />
            </span>
          )}
        </div>
      </header>
      <p className={look('row', 'wrap', 'gap-4-20', 'dimmed')}>{t(helpOf(order, status))}</p>
      {note !== '' && <p className={look('quote', 'break-anywhere', 'pre-wrap')}>{note}</p>}
      <Acts order={order} acts={acts} />
    </section>
  )
}

function OrderRail({ order }: { order: VendorOrder }) {
  const t = useTexts(portalOrderTexts)
  const td = useTexts(documentTexts)
  const { dateTime } = useFormats()
  const departmentName = useDepartmentName()
  const { buyer, ship_to: place, packages } = order
  return (
    <Rail label={t('details')} underHead long among>
      <Card title={t('totals')} narrow="after">
        <OrderTotals order={order} />
      </Card>
      <Card title={t('details')} narrow="after">
        <Facts
          facts={[
            { label: t('orderedOn'), value: dateTime(order.date) },
            {
              label: t('buyer'),
              value: <Party name={buyer.name} lines={[buyer.phone, buyer.email]} />,
            },
            { label: t('orderedBy'), value: order.createdBy },
            {
              label: t('department'),
              value: departmentName(order.department),
            },
            { label: t('request'), value: order.code_pr },
            {
              label: t('deliverTo'),
              value: <Party name={place.name} lines={[addressLine(place), place.phone]} />,
            },
          ]}
        />
      </Card>
      {packages.map((pack) => (
        <Card
          key={pack._id}
          narrow="last"
          title={packages.length === 1 ? td('timeline') : `${td('timeline')}: ${pack.code_package}`}
        >
          <PackageTimeline {...pack} />
        </Card>
      ))}
    </Rail>
  )
}

function Order({ order }: { order: VendorOrder }) {
  const [doing, setDoing] = useState<OrderDialog | null>(null)
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

/** `/vendor/orders/$code`: one order with all its actions. */
export default function VendorOrderScreen() {
  const t = useTexts(portalOrderTexts)
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
