import type { Transaction } from '@pasok/domain/payments/payments.model'
import { paymentListTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { StatusChip } from '../../../../documents/status-chip'
import { count, useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Code } from '../../../../ui/code'
import type { Column } from '../../../../ui/data-table.types'
import { Money } from '../../../../ui/money'

/** The columns of the payments; `first` is the number of the first row. */
export function usePaymentColumns(first: number): readonly Column<Transaction>[] {
  const t = useTexts(paymentListTexts)
  const tp = useTexts(paymentTexts)
  const { dateTime } = useFormats()
  const invoicesOf = ([one, ...others]: Transaction['invoices']) => {
    const number = one?.invoice_number ?? ''
    return others.length === 0 ? number : t('andMore', { first: number, count: others.length })
  }
  return [
    {
      key: 'number',
      head: t('number'),
      cell: (_, index) => count(first + index),
      align: 'right',
      width: 56,
      card: 'none',
    },
    {
      key: 'code',
      head: t('code'),
      cell: ({ code }) => <Code value={code} copyable={false} />,
      card: 'title',
    },
    { key: 'vendor', head: t('vendor'), cell: ({ vendor }) => vendor.name },
    { key: 'invoices', head: t('invoices'), cell: ({ invoices }) => invoicesOf(invoices) },
    {
      key: 'method',
      head: t('method'),
      cell: ({ payment_method: method, bank_name: bank }) => `${tp(method)} · ${bank}`,
    },
    {
      key: 'total',
      head: t('total'),
      cell: ({ expected_amount: amount }) => <Money amount={amount} />,
      align: 'right',
      card: 'figure',
    },
    {
      key: 'date',
      head: t('date'),
      cell: ({ createdAt }) => dateTime(createdAt),
      card: 'date',
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
      card: 'chip',
    },
  ]
}
