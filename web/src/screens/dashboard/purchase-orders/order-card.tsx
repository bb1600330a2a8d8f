import { Anchor, Box } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { OrderRow as Row, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { addsShipping } from '@pasok/domain/orders/orders.rules'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconAlertTriangle, IconClockHour4 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { Chip } from '../../../documents/chip'
import { CutOffNote } from '../../../documents/cut-off-note'
import { CopyCode } from '../../../documents/copy-code'
import { DocumentRow } from '../../../documents/document-row'
import { LoadError } from '../../../documents/load-error'
import { StatusChip } from '../../../documents/status-chip'
import { useDepartmentName } from '../../../documents/use-department-name'
import { nextStep } from '../../../features/orders/next-step'
import { orderTotal, packagesIn, rowOf } from '../../../features/orders/order-figures'
import { useOrder } from '../../../features/orders/orders.queries'
import { count as formatCount, rupiah, useFormats } from '../../../lib/format'
import { isCutOff } from '../../../lib/is-cut-off'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { DownPaymentPanel, RefundNote } from './down-payment-panel'
import { isAwaited } from './is-awaited'
import { OrderActions } from './order-actions'
import { useOpen } from './order-folding'
import { PackageActions } from './package-actions'
import { PackageBlock } from './package-block'
import { tabOfState, type OrderTab } from './search-params'

const LINK = look('color-link', 'no-underline', 'hover-underline', 'phone-thumb')

interface OrderInTab {
  order: PurchaseOrder
  tab: OrderTab
}

interface RowInTab {
  row: Row
  tab: OrderTab
}

function Title({ order, id }: { order: Row; id: string }) {
  return (
    <h2 className={look('row', 'gap-4', 'medium')}>
      <Link
        id={id}
        to="/dashboard/purchase-orders"
        search={{ page: 'detail', id: order.code_po }}
        className={`${LINK} ${look('text-xs', 'nowrap')}`}
      >
        {order.code_po}
      </Link>
      <CopyCode value={order.code_po} />
    </h2>
  )
}

/** The next step, in amber if the current user has to act. */
function NextStepNote({ row, tab }: RowInTab) {
  const t = useTexts(orderScreenTexts)
  const { actor, text, count = 0, amount = 0 } = nextStep(row, tab.state, useCan('receipts.create'))
  const words = t(text, { count: formatCount(count), amount: rupiah(amount) })
  if (actor === 'others') return <span className={look('dimmed', 'text-xs')}>{words}</span>
  const isUrgent = actor === 'urgent'
  return (
    <Chip family={isUrgent ? 'red' : 'amber'} icon={isUrgent ? IconAlertTriangle : IconClockHour4}>
      {words}
    </Chip>
  )
}

/** Header fields that do not fit into a row (Spec 2 §2). */
function OrderFacts({ order, tab }: OrderInTab) {
  const t = useTexts(orderTexts)
  const ts = useTexts(orderScreenTexts)
  const td = useTexts(documentTexts)
  const canReadRequests = useCan('requests.read')
  const departmentName = useDepartmentName()
  const shipping = addsShipping(tab.state) ? order.shipping_total : 0
  const { date } = useFormats()
  const facts = [
    { label: t('buyer'), value: order.buyer.name },
    { label: td('department'), value: departmentName(order.department) },
    {
      label: t('request'),
      value: canReadRequests ? (
        <Link
          to="/dashboard/purchase-requests"
          search={{ page: 'detail', id: order.code_pr }}
          className={LINK}
        >
          {order.code_pr}
        </Link>
      ) : (
        order.code_pr
      ),
    },
    ...(shipping > 0 ? [{ label: t('shipping'), value: rupiah(shipping) }] : []),
  ]
  return (
    <dl className={look('flex', 'wrap', 'gap-4-20', 'p-sm-md', 'phone-p-sm')}>
      {/* A wide row shows it itself. */}
      <Box hiddenFrom="lg" className={look('min-w-0')}>
        <dt className={look('tiny')}>{ts('columnDate')}</dt>
        <dd className={look('text-xs')}>{date(order.date)}</dd>
      </Box>
      {facts.map(({ label, value }) => (
        <div key={label} className={look('min-w-0')}>
          <dt className={look('tiny')}>{label}</dt>
          <dd className={look('text-xs', 'break-anywhere')}>{value}</dd>
        </div>
      ))}
      {order.down_payment_status !== null && (
        <div className={look('min-w-0')}>
          <dt className={look('tiny')}>{td('downPayment')}</dt>
          <dd className={look('inline-row', 'wrap', 'gap-xs', 'text-xs')}>
            <Money amount={order.down_payment} />
            {/* In this tab the status is shown beside the proof. */}
            {!isAwaited(tab.state) && <StatusChip status={order.down_payment_status} />}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The order has no package in this tab: shows where its packages are. */
function NoPackages({ order, tab }: OrderInTab) {
  const t = useTexts(orderTexts)
  const own = tabOfState(order.lastStatus)
  return (
    <p className={look('dimmed', 'p-md', 'border-t')}>
      {t('emptyPackages', { status: t(tab.text) })}{' '}
      <Anchor
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/purchase-orders"
            search={{ status: own.query, order: order.code_po }}
          />
        )}
      >
        {t('otherTab', { label: t(own.text) })}
      </Anchor>
    </p>
  )
}

function OrderBody({ order, tab }: OrderInTab) {
  const packages = packagesIn(order, tab.state)
  return (
    <>
      <OrderFacts order={order} tab={tab} />
      {isAwaited(tab.state) && packages.length > 0 && <DownPaymentPanel order={order} />}
      <RefundNote order={order} />
      {packages.length === 0 ? (
        <NoPackages order={order} tab={tab} />
      ) : (
        packages.map((pack) => <PackageBlock key={pack._id} order={order} pack={pack} />)
      )}
    </>
  )
}

/** Distance from the screen at which an expanded row is loaded. */
const AHEAD = '600px'

/** Loads the items and histories of an expanded row near the screen: all rows of a long list may be expanded. */
function LoadedBody({ row, tab }: RowInTab) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: AHEAD })
  const [isNear, setNear] = useState(false)
  if (entry?.isIntersecting && !isNear) setNear(true)
  const query = useOrder(isNear ? row._id : undefined)
  const { data: order, error, isFetching, refetch } = query
  if (order) return <OrderBody order={order} tab={tab} />
  if (error) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div ref={ref} className={look('px-md')}>
      {isNear && isCutOff(query) ? <CutOffNote /> : <SkeletonRows rows={3} height={44} />}
    </div>
  )
}

/** A row of the list that expands in place, together with all others or individually. */
export function OrderCard({ isOnly, ...props }: RowInTab & { isOnly: boolean }) {
  const [isOpen, turn] = useOpen(props.row._id, isOnly)
  return (
    <OrderRow {...props} isOpen={isOpen} onToggle={turn}>
      <LoadedBody {...props} />
    </OrderRow>
  )
}

/** The order in the address: initially expanded, scrolled to and focused. */
export function AddressedOrder({ order, tab }: OrderInTab) {
  const [isOpen, setOpen] = useState(true)
  const row = rowOf(order, tab.state)
  return (
    <OrderRow row={row} tab={tab} isAddressed isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <OrderBody order={order} tab={tab} />
    </OrderRow>
  )
}

interface OrderRowProps extends RowInTab {
  isOpen: boolean
  onToggle: () => void
  isAddressed?: boolean
  children: ReactNode
}

/** An order with its packages in this tab (Spec 2 §2). */
function OrderRow({ row, tab, isOpen, onToggle, isAddressed = false, children }: OrderRowProps) {
  const id = useId()
  const t = useTexts(orderScreenTexts)
  const { date } = useFormats()
  const [pack, another] = row.packages
  const code = row.code_po
  return (
    <DocumentRow
      id={id}
      isAddressed={isAddressed}
      isOpen={isOpen}
      onToggle={onToggle}
      toggleLabel={t(isOpen ? 'hideOrder' : 'showOrder', { code })}
      title={<Title order={row} id={id} />}
      party={row.vendor.name}
      date={date(row.date)}
      // An expanded row shows the next step in its content.
      note={!isOpen && <NextStepNote row={row} tab={tab} />}
      figure={
        <Money amount={orderTotal(row, tab.state)} strong struck={row.lastStatus === 'Cancel'} />
      }
      action={
        // In an expanded row the actions are beside the package.
        !isOpen && pack && !another && <PackageActions order={row} pack={pack} isCompact />
      }
      menu={<OrderActions order={row} packages={row.packages} />}
    >
      {children}
    </DocumentRow>
  )
}
