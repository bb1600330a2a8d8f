import { orderDetailTexts } from '@pasok/domain/orders/orders.detail.texts'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { addressLine } from '@pasok/domain/requests/requests.address'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../documents/facts'
import { OrderTotals } from '../../../documents/order-totals'
import { PackageTimeline } from '../../../documents/package-timeline'
import { Party } from '../../../documents/party'
import { useDepartmentName } from '../../../documents/use-department-name'
import { useFormats } from '../../../lib/format'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { Card, Rail } from '../../../ui/two-columns'
import { DownPaymentCard } from './down-payment-card'
import { look } from '../../../ui/look'

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

/** Beside the packages: what the order comes to, who and where, what was paid ahead, what happened. */
export function OrderRail({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderDetailTexts)
  const td = useTexts(documentTexts)
  const { packages } = order
  return (
    <Rail label={t('details')} underHead long among>
      <Card title={t('totals')} narrow="second">
        <OrderTotals order={order} />
      </Card>
      <Card title={t('details')} narrow="first">
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
