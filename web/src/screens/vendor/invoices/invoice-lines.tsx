import { invoiceFigureTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import type { InvoiceItem } from '@pasok/domain/invoices/invoices.model'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { Below, FigureCell, LineRow, Lines, ProductWords } from '../../../documents/line-table'
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
    <LineRow product={<ProductWords line={item} />}>
      <FigureCell label={t('received')}>
        <strong>{quantity(received)}</strong>
        {received !== item.quantity && (
          <Below>{t('receivedOf', { count: quantity(item.quantity) })}</Below>
        )}
      </FigureCell>
      <FigureCell label={td('unitPrice')}>
        <Money amount={item.discount_price} />
        {item.retail_price !== item.discount_price && (
          <Below>
            <Money amount={item.retail_price} struck />
          </Below>
        )}
      </FigureCell>
      <FigureCell label={t('beforeTax')}>
        <Money amount={beforeTax} />
      </FigureCell>
      <FigureCell label={td('tax')}>
        <Money amount={tax} />
        <Below>{taxName(item.tax)}</Below>
      </FigureCell>
      <FigureCell label={t('amount')}>
        <Money amount={beforeTax + tax} strong />
      </FigureCell>
    </LineRow>
  )
}

/** Lines of an invoice: received quantity, price, amount before tax, tax, total. */
export function InvoiceLines({ items }: { items: readonly InvoiceItem[] }) {
  const t = useTexts(invoiceFigureTexts)
  const td = useTexts(documentTexts)
  return (
    <div className={look('bleed')}>
      <Lines
        label={t('items')}
        heads={[
          { text: t('received'), width: 'middle' },
          { text: td('unitPrice'), width: 'wide' },
          { text: t('beforeTax'), width: 'wide' },
          { text: td('tax'), width: 'wide' },
          { text: t('amount'), width: 'wide' },
        ]}
      >
        {items.map((item) => (
          <Row key={item._id} item={item} />
        ))}
      </Lines>
      <p className={look('dimmed', 'tiny', 'p-xs-sm', 'border-t')}>{t('rounding')}</p>
    </div>
  )
}
