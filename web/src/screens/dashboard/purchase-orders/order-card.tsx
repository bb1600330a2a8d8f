import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { CopyCode } from '../../../documents/copy-code'
import { DocumentCard } from '../../../documents/document-card'
import type { Fact } from '../../../documents/facts'
import { StatusChip } from '../../../documents/status-chip'
import { useDepartmentName } from '../../../documents/use-department-name'
import { addsShipping, orderTotal, packagesIn } from '../../../features/orders/order-totals'
import { rupiah, useFormats } from '../../../lib/format'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { DownPaymentPanel, RefundNote } from './down-payment-panel'
import { isAwaited } from './is-awaited'
import { OrderActions } from './order-actions'
import { PackageBlock } from './package-block'
import { tabOfState, type OrderTab } from './search-params'
import { look } from '../../../ui/look'

const LINK = look('color-link', 'no-underline', 'hover-underline', 'phone-thumb')

interface OrderCardProps {
  order: PurchaseOrder
  tab: OrderTab
  /** The one that the address names: scrolled to. */
  opened?: boolean
}

function useOrderFacts(order: PurchaseOrder): Fact[] {
  const t = useTexts(orderTexts)
  const td = useTexts(documentTexts)
  const canReadRequests = useCan('requests.read')
  const departmentName = useDepartmentName()
  const { date } = useFormats()
  return [
    { label: td('date'), value: date(order.date) },
    { label: t('vendor'), value: order.vendor.name },
    { label: t('buyer'), value: order.buyer.name },
    { label: td('department'), value: departmentName(order.department) },
    {
      isLong: true,
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
  ]
}

function Title({ order, id }: { order: PurchaseOrder; id: string }) {
  return (
    <h2 className={look('row', 'gap-4', 'mb-xs', 'text-lg', 'leading-snug')}>
      <Link
        id={id}
        to="/dashboard/purchase-orders"
        search={{ page: 'detail', id: order.code_po }}
        className={LINK}
      >
        {order.code_po}
      </Link>
      <CopyCode value={order.code_po} />
    </h2>
  )
}

function OrderSums({ order, tab }: { order: PurchaseOrder; tab: OrderTab }) {
  const t = useTexts(orderTexts)
  const td = useTexts(documentTexts)
  const shipping = addsShipping(tab.state) ? order.shipping_total : 0
  return (
    <div className={look('stack', 'align-end', 'gap-2', 'phone-align-start')}>
      <span className={look('dimmed', 'tiny')}>{t('grandTotal')}</span>
      <span className={look('text-lg')}>
        <Money
          amount={orderTotal(order, tab.state)}
          strong
          struck={order.lastStatus === 'Cancel'}
        />
      </span>
      {shipping > 0 && (
        <span className={look('dimmed', 'tiny')}>
          {t('withShipping', { amount: rupiah(shipping) })}
        </span>
      )}
      {order.down_payment_status !== null && (
        <span className={`${look('dimmed', 'tiny')} ${look('inline-row', 'wrap', 'gap-4')}`}>
          {td('downPayment')}: <Money amount={order.down_payment} />
          {/* Its own tab says so beside its proof. */}
          {!isAwaited(tab.state) && <StatusChip status={order.down_payment_status} />}
        </span>
      )}
    </div>
  )
}

/** No package of it stands in this tab: where it stands instead. */
function NoPackages({ order, tab }: { order: PurchaseOrder; tab: OrderTab }) {
  const t = useTexts(orderTexts)
  const own = tabOfState(order.lastStatus)
  return (
    <p className={look('dimmed', 'p-md', 'border-t')}>
      {t('emptyPackages', { status: t(tab.text) })}{' '}
      <Link
        to="/dashboard/purchase-orders"
        search={{ status: own.query, order: order.code_po }}
        className={LINK}
      >
        {t('otherTab', { label: t(own.text) })}
      </Link>
    </p>
  )
}

/** An order with the packages that stand in this tab (Spec 2 §2). */
export function OrderCard({ order, tab, opened = false }: OrderCardProps) {
  const id = useId()
  const facts = useOrderFacts(order)
  const packages = packagesIn(order, tab.state)
  return (
    <DocumentCard
      id={id}
      opened={opened}
      title={<Title order={order} id={id} />}
      facts={facts}
      side={
        <>
          <OrderSums order={order} tab={tab} />
          <OrderActions order={order} packages={packages} />
        </>
      }
    >
      {isAwaited(tab.state) && packages.length > 0 && <DownPaymentPanel order={order} />}
      <RefundNote order={order} />
      {packages.length === 0 ? (
        <NoPackages order={order} tab={tab} />
      ) : (
        packages.map((pack) => <PackageBlock key={pack._id} order={order} pack={pack} />)
      )}
    </DocumentCard>
  )
}
