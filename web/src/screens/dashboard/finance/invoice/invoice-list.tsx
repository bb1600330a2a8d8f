import { Button } from '@mantine/core'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { useState } from 'react'
import { useInvoices } from '../../../../features/invoices/invoices.queries'
import { Fetched, pieceOf } from '../../../../lib/fetched'
import { searchOf } from '../../../../lib/list-search'
import { tellMissing } from '../../../../lib/tell-missing'
import { useTexts } from '../../../../lib/texts'
import { PageHead } from '../../../../ui/page-head'
import type { PaymentMethodDialogProps } from '../shared/payment-method-dialog'
import type { InvoicesSearch } from './search-params'

const methodDialog = pieceOf<PaymentMethodDialogProps>(
  async () => (await import('../shared/payment-method-dialog')).PaymentMethodDialog,
)

/** The company's invoices, newest first (Spec 2 §2). */
export function InvoiceList({ search }: { search: InvoicesSearch }) {
  const t = useTexts(invoiceTexts)
  const { skip = 0, limit } = search
  const invoices = useInvoices(searchOf(search), skip, limit)
  const [isPaying, setPaying] = useState(false)
  const close = () => setPaying(false)
  return (
    <>
      <PageHead
        title={t('heading')}
        count={invoices.data?.count}
        actions={<Button onClick={() => setPaying(true)}>{t('payInvoices')}</Button>}
      />
      {isPaying && (
        <Fetched
          piece={methodDialog}
          props={{ invoices: invoices.data?.rows ?? [], onClose: close }}
          onMissing={(error) => {
            close()
            tellMissing(error)
          }}
        />
      )}
    </>
  )
}
