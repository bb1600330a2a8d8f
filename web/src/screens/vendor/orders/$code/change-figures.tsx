import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorOrder, VendorOrderItem } from '@pasok/domain/orders/orders.model'
import { orderSums } from '@pasok/domain/orders/orders.rules'
import { differenceOf, figuresOfChange, type Change } from '../../../../features/orders/item-change'
import { standingOf } from '../../../../features/orders/item-proposal'
import { percent, rupiah } from '../../../../lib/format'
import { NONE } from '../../../../lib/none'
import { useTexts } from '../../../../lib/texts'
import classes from './change-dialog.module.css'
import { look } from '../../../../ui/look'

interface ChangeFiguresProps {
  order: VendorOrder
  item: VendorOrderItem
  change: Change
}

/** `−Rp. 2.000 (−10%)`, with a sign in front of both. */
function written({ amount, share }: NonNullable<ReturnType<typeof differenceOf>>): string {
  const sign = amount > 0 ? '+' : ''
  return `${sign}${rupiah(amount)}${share === undefined ? '' : ` (${sign}${percent(share)})`}`
}

function Row({ label, now, next }: { label: string; now: number; next: number | undefined }) {
  const difference = next === undefined ? undefined : differenceOf(now, next)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{rupiah(now)}</td>
      <td className={look(difference !== undefined && 'semibold')}>
        {next === undefined ? NONE : rupiah(next)}
      </td>
      <td>{difference === undefined ? NONE : written(difference)}</td>
    </tr>
  )
}

/** What a change comes to, for the item and for the whole order, beside what counts until it is decided. */
export function ChangeFigures({ order, item, change }: ChangeFiguresProps) {
  const t = useTexts(deskMoveTexts)
  const next = figuresOfChange(item, change)
  const discount = shownDiscount(item.discount)
  const { discount_price: price, sub_total: subTotal } = standingOf(item)
  const { whole } = orderSums(order)
  return (
    <table
      className={`${classes.figures} ${look('table', 'text-xs', 'tabular')}`}
      aria-label={t('figures')}
    >
      <thead>
        <tr>
          <th scope="col" aria-label={t('figures')} />
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('later')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          label={
            discount > 0 ? t('discountPrice', { discount: percent(discount) }) : t('unitPrice')
          }
          now={price}
          next={next?.price}
        />
        <Row label={t('subtotal')} now={subTotal} next={next?.subTotal} />
        <Row
          label={t('orderTotal')}
          now={whole}
          next={next ? whole - subTotal + next.subTotal : undefined}
        />
      </tbody>
    </table>
  )
}
