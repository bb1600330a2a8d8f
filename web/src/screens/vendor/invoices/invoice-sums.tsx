import { invoiceFigureTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import type { InvoicePreview } from '@pasok/domain/invoices/invoices.model'
import { Figures } from '../../../documents/figures'
import { useTexts } from '../../../lib/texts'
import { Card } from '../../../ui/two-columns'

type Sums = Pick<
  InvoicePreview,
  'sub_total' | 'tax' | 'shipping_costs' | 'down_payment' | 'grand_total'
>

/** Calculation of an invoice: goods, tax, shipping, minus the down payment used. */
export function InvoiceSums({ of }: { of: Sums }) {
  const t = useTexts(invoiceFigureTexts)
  return (
    <Card title={t('arithmetic')} narrow="after">
      <Figures
        figures={[
          { label: t('goods'), amount: of.sub_total },
          { label: t('tax'), amount: of.tax },
          { label: t('shipping'), amount: of.shipping_costs },
          ...(of.down_payment === 0 ? [] : [{ label: t('downPayment'), amount: -of.down_payment }]),
          { label: t('toPay'), amount: of.grand_total, total: true },
        ]}
      />
    </Card>
  )
}
