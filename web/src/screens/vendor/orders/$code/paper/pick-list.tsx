import { deskPaperTexts } from '@pasok/domain/orders/orders.desk.paper.texts'
import type { VendorOrderItem } from '@pasok/domain/orders/orders.model'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { addressLine } from '@pasok/domain/requests/requests.address'
import { standingOf } from '../../../../../features/orders/item-proposal'
import { useVendorOrderStorages } from '../../../../../features/orders/vendor-orders.queries'
import { quantity, useFormats } from '../../../../../lib/format'
import { NONE } from '../../../../../lib/none'
import { useTexts } from '../../../../../lib/texts'
import classes from './paper.module.css'
import { Labelled, Sheet, type SheetProps } from './sheet'
import { look } from '../../../../../ui/look'

interface LineProps {
  item: VendorOrderItem
  number: number
  /** Where it is; nothing in a list of goods of which none says it. */
  storage: string | undefined
}

function Line({ item, number, storage }: LineProps) {
  const t = useTexts(deskPaperTexts)
  return (
    <tr>
      <td data-align="right">{number}</td>
      <td className={look('text-center')} aria-label={t('picked')}>
        <span className={`${classes.box} ${look('inline-block', 'rounded-xs')}`} />
      </td>
      {storage !== undefined && <td>{storage || NONE}</td>}
      <td>{item.sku}</td>
      <td>
        {item.name}
        {item.note !== '' && (
          <span className={look('block', 'dimmed', 'tiny', 'pre-wrap')}>{item.note}</span>
        )}
        {item.standing && (
          <span className={look('block', 'dimmed', 'tiny', 'pre-wrap')}>
            {t('waits', { quantity: quantity(item.quantity) })}
          </span>
        )}
      </td>
      <td data-align="right" className={look('semibold')}>
        {quantity(standingOf(item).quantity)}
      </td>
    </tr>
  )
}

/** What is taken from the shelves for a package; a box to tick before each line. */
export function PickList({ order, pack }: SheetProps) {
  const t = useTexts(deskPaperTexts)
  const { dateTime } = useFormats()
  const { data: storages = {} } = useVendorOrderStorages(order.code_po)
  const { ship_to: place } = order
  const items = pack.items.filter(({ canceled }) => !canceled)
  const isToldWhere = items.some(({ productId }) => storages[productId])
  return (
    <Sheet
      order={order}
      pack={pack}
      title={t('pickList')}
      parties={
        <div
          className={`${classes.parties} ${look('grid', 'auto-columns', 'gap-sm', 'mb-md', 'paper-unbroken')}`}
        >
          <Labelled
            label={t('buyer')}
            name={order.buyer.name}
            lines={order.department === NO_DEPARTMENT ? [] : [order.department]}
          />
          <Labelled label={t('shipTo')} name={place.name} lines={[addressLine(place)]} />
          <Labelled
            label={t('date')}
            name={dateTime(order.date)}
            lines={[t('itemsCount', { count: items.length })]}
          />
        </div>
      }
      columns={[
        { head: t('number'), width: '10mm', align: 'right' },
        { head: t('picked'), width: '18mm', align: 'center' },
        ...(isToldWhere ? [{ head: t('storage'), width: '36mm' }] : []),
        { head: t('sku'), width: isToldWhere ? '36mm' : '48mm' },
        { head: t('product') },
        { head: t('quantity'), width: '24mm', align: 'right' },
      ]}
    >
      {items.map((item, index) => (
        <Line
          key={item._id}
          item={item}
          number={index + 1}
          storage={isToldWhere ? (storages[item.productId] ?? '') : undefined}
        />
      ))}
    </Sheet>
  )
}
