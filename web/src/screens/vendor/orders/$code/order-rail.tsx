import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { addressLine } from '@pasok/domain/requests/requests.address'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { Facts } from '../../../../documents/facts'
import { OrderTotals } from '../../../../documents/order-totals'
import { PackageTimeline } from '../../../../documents/package-timeline'
import { Party } from '../../../../documents/party'
import { useDepartmentName } from '../../../../documents/use-department-name'
import { useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Card, Rail } from '../../../../ui/two-columns'

/** Beside the packages: what the order comes to, who ordered it, where it goes, what happened. */
export function OrderRail({ order }: { order: VendorOrder }) {
  const t = useTexts(deskOrderTexts)
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
