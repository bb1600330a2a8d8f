import { VisuallyHidden } from '@mantine/core'
import { invoiceFigureTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import type { InvoiceItem } from '@pasok/domain/invoices/invoices.model'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import classes from '../../../documents/line-table.module.css'
import { ProductLink } from '../../../documents/product-link'
import { taxName } from '../../../documents/tax-name'
import { quantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { look } from '../../../ui/look'

function Row({ item }: { item: InvoiceItem }) {
  const t = useTexts(invoiceFigureTexts)
  const td = useTexts(documentTexts)
  const { received, sub_total_received: beforeTax, sub_total_tax: tax } = item
  return (
    <tr>
      <td className={classes.first}>
        <div className={classes.words}>
          <ProductLink className={classes.name} slug={item.slug} name={item.name} />
          {item.note !== '' && <span className={classes.note}>{item.note}</span>}
        </div>
      </td>
      <td className={classes.figure} data-label={t('received')}>
        <strong>{quantity(received)}</strong>
        {received !== item.quantity && (
          <span className={classes.was}>{t('receivedOf', { count: quantity(item.quantity) })}</span>
        )}
      </td>
      <td className={classes.figure} data-label={td('unitPrice')}>
        <Money amount={item.discount_price} />
        {item.retail_price !== item.discount_price && (
          <span className={classes.retail}>
            <Money amount={item.retail_price} struck />
          </span>
        )}
      </td>
      <td className={classes.figure} data-label={t('beforeTax')}>
        <Money amount={beforeTax} />
      </td>
      <td className={classes.figure} data-label={td('tax')}>
        <Money amount={tax} />
        <span className={classes.was}>{taxName(item.tax)}</span>
      </td>
      <td className={classes.figure} data-label={t('amount')}>
        <Money amount={beforeTax + tax} strong />
      </td>
    </tr>
  )
}

/** What of an invoice each line comes to: received, its price, before tax, tax, both together. */
export function InvoiceLines({ items }: { items: readonly InvoiceItem[] }) {
  const t = useTexts(invoiceFigureTexts)
  const td = useTexts(documentTexts)
  const heads = [
    { head: t('received'), width: classes.middle },
    { head: td('unitPrice'), width: classes.wide },
    { head: t('beforeTax'), width: classes.wide },
    { head: td('tax'), width: classes.wide },
    { head: t('amount'), width: classes.wide },
  ]
  return (
    <div className={look('bleed')}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <caption>
            <VisuallyHidden>{t('items')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{td('product')}</th>
              {heads.map(({ head, width }) => (
                <th key={head} scope="col" className={`${classes.figure} ${width}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row key={item._id} item={item} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={look('dimmed', 'tiny', 'p-xs-sm', 'border-t')}>{t('rounding')}</p>
    </div>
  )
}
