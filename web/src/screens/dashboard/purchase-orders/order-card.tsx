import { Anchor } from '@mantine/core'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { addsShipping } from '@pasok/domain/orders/orders.rules'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconAlertTriangle, IconClockHour4 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Chip } from '../../../documents/chip'
import { CopyCode } from '../../../documents/copy-code'
import { DocumentRow } from '../../../documents/document-row'
import { StatusChip } from '../../../documents/status-chip'
import { useDepartmentName } from '../../../documents/use-department-name'
import { nextStep } from '../../../features/orders/next-step'
import { orderTotal, packagesIn } from '../../../features/orders/order-figures'
import { count as formatCount, rupiah, useFormats } from '../../../lib/format'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
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

function Title({ order, id }: { order: PurchaseOrder; id: string }) {
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

interface NoteProps extends OrderInTab {
  packages: readonly OrderPackage[]
}

/** The next step, in amber if the current user has to act. */
function NextStepNote({ order, tab, packages }: NoteProps) {
  const t = useTexts(orderScreenTexts)
  const { actor, text, count = 0, amount = 0 } = nextStep(order, packages, tab.state)
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
  const td = useTexts(documentTexts)
  const canReadRequests = useCan('requests.read')
  const departmentName = useDepartmentName()
  const shipping = addsShipping(tab.state) ? order.shipping_total : 0
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

/** A row of the list that expands in place, together with all others or individually. */
export function OrderCard({ isOnly, ...props }: OrderInTab & { isOnly: boolean }) {
  const [isOpen, turn] = useOpen(props.order._id, isOnly)
  return <OrderRow {...props} isOpen={isOpen} onToggle={turn} />
}

/** The order in the address: initially expanded, scrolled to and focused. */
export function AddressedOrder(props: OrderInTab) {
  const [isOpen, setOpen] = useState(true)
  return <OrderRow {...props} isAddressed isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
}

interface OrderRowProps extends OrderInTab {
  isOpen: boolean
  onToggle: () => void
  isAddressed?: boolean
}

/** An order with its packages in this tab (Spec 2 §2). */
function OrderRow({ order, tab, isOpen, onToggle, isAddressed = false }: OrderRowProps) {
  const id = useId()
  const t = useTexts(orderScreenTexts)
  const { date } = useFormats()
  const packages = packagesIn(order, tab.state)
  const [pack, another] = packages
  const code = order.code_po
  return (
    <DocumentRow
      id={id}
      isAddressed={isAddressed}
      isOpen={isOpen}
      onToggle={onToggle}
      toggleLabel={t(isOpen ? 'hideOrder' : 'showOrder', { code })}
      title={<Title order={order} id={id} />}
      party={order.vendor.name}
      date={date(order.date)}
      // An expanded row shows the next step in its content.
      note={!isOpen && <NextStepNote order={order} tab={tab} packages={packages} />}
      figure={
        <Money
          amount={orderTotal(order, tab.state)}
          strong
          struck={order.lastStatus === 'Cancel'}
        />
      }
      action={
        // In an expanded row the actions are beside the package.
        !isOpen && pack && !another && <PackageActions order={order} pack={pack} isCompact />
      }
      menu={<OrderActions order={order} packages={packages} />}
    >
      <OrderBody order={order} tab={tab} />
    </DocumentRow>
  )
}
