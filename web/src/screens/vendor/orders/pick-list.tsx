import { deskPaperTexts } from '@pasok/domain/orders/orders.desk.paper.texts'
import type { VendorOrderItem } from '@pasok/domain/orders/orders.model'
import { NO_DEPARTMENT } from '@pasok/domain/requests/requests.constants'
import { addressLine } from '@pasok/domain/requests/requests.address'
import { quantity, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import classes from './paper.module.css'
import { Party, Sheet, type SheetProps } from './sheet'

function Line({ item, number }: { item: VendorOrderItem; number: number }) {
  const t = useTexts(deskPaperTexts)
  return (
    <tr>
      <td data-align="right">{number}</td>
      <td data-align="center" aria-label={t('picked')}>
        <span className={classes.box} />
      </td>
      <td>{item.sku}</td>
      <td>
        {item.name}
        {item.note !== '' && <span className={classes.small}>{item.note}</span>}
        {item.standing && (
          <span className={classes.small}>{t('waits', { quantity: quantity(item.quantity) })}</span>
        )}
      </td>
      <td data-align="right" className={classes.quantity}>
        {quantity((item.standing ?? item).quantity)}
      </td>
    </tr>
  )
}

/** What is taken from the shelves for a package; a box to tick before each line. */
export function PickList({ order, pack }: SheetProps) {
  const t = useTexts(deskPaperTexts)
  const { dateTime } = useFormats()
  const { ship_to: place } = order
  const items = pack.items.filter(({ canceled }) => !canceled)
  return (
    <Sheet
      order={order}
      pack={pack}
      title={t('pickList')}
      parties={
        <div className={classes.parties}>
          <Party
            label={t('buyer')}
            name={order.buyer.name}
            lines={order.department === NO_DEPARTMENT ? [] : [order.department]}
          />
          <Party label={t('shipTo')} name={place.name} lines={[addressLine(place)]} />
          <Party
            label={t('date')}
            name={dateTime(order.date)}
            lines={[t('itemsCount', { count: items.length })]}
          />
        </div>
      }
      columns={[
        { head: t('number'), width: '10mm', align: 'right' },
        { head: t('picked'), width: '18mm', align: 'center' },
        { head: t('sku'), width: '48mm' },
        { head: t('product') },
        { head: t('quantity'), width: '24mm', align: 'right' },
      ]}
    >
      {items.map((item, index) => (
        <Line key={item._id} item={item} number={index + 1} />
      ))}
    </Sheet>
  )
}
