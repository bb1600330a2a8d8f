import { deskPaperTexts } from '@pasok/domain/orders/orders.desk.paper.texts'
import { addressLine } from '@pasok/domain/requests/requests.address'
import { standingOf } from '../../../features/orders/item-proposal'
import { quantity, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import classes from './paper.module.css'
import { Labelled, Sheet, type SheetProps } from './sheet'

function Signatures() {
  const t = useTexts(deskPaperTexts)
  return (
    <div className={classes.signatures}>
      {([t('sent'), t('carried'), t('received')] as const).map((who) => (
        <div key={who} className={classes.signature}>
          <span className={classes.label}>{who}</span>
          <span className={classes.signLine}>{t('nameAndDate')}</span>
        </div>
      ))}
    </div>
  )
}

function Parties({ order, pack }: SheetProps) {
  const t = useTexts(deskPaperTexts)
  const { date } = useFormats()
  const { vendor, buyer, ship_to: place } = order
  const sent = pack.statuses.findLast(({ name }) => name === 'Shipped')?.timestamp
  const carried = [pack.courier, pack.tracking_number].filter(Boolean).join(' · ')
  return (
    <div className={classes.parties}>
      <Labelled label={t('from')} name={vendor.name} lines={[vendor.address, vendor.phone]} />
      <Labelled label={t('buyer')} name={buyer.name} lines={[buyer.email]} />
      <Labelled label={t('shipTo')} name={place.name} lines={[addressLine(place), place.phone]} />
      <Labelled
        label={t('date')}
        name={sent === undefined ? '' : date(sent)}
        lines={carried === '' ? [] : [`${t('courier')}: ${carried}`]}
      />
    </div>
  )
}

/** What goes with the goods of a package: what they are, without prices, to be signed for. */
export function DeliveryNote({ order, pack }: SheetProps) {
  const t = useTexts(deskPaperTexts)
  const items = pack.items.filter(({ canceled }) => !canceled)
  return (
    <Sheet
      order={order}
      pack={pack}
      title={t('deliveryNote')}
      parties={<Parties order={order} pack={pack} />}
      columns={[
        { head: t('number'), width: '10mm', align: 'right' },
        { head: t('sku'), width: '48mm' },
        { head: t('product') },
        { head: t('quantity'), width: '22mm', align: 'right' },
        { head: t('receivedQuantity'), width: '24mm' },
      ]}
      foot={<Signatures />}
    >
      {items.map((item, index) => (
        <tr key={item._id}>
          <td data-align="right">{index + 1}</td>
          <td>{item.sku}</td>
          <td>
            {item.name}
            {item.note !== '' && <span className={classes.small}>{item.note}</span>}
          </td>
          <td data-align="right" className={classes.quantity}>
            {quantity(standingOf(item).quantity)}
          </td>
          <td aria-label={t('receivedQuantity')} />
        </tr>
      ))}
    </Sheet>
  )
}
