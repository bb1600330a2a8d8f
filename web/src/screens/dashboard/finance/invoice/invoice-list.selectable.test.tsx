// @vitest-environment happy-dom
import { invoiceActions } from '@pasok/domain/invoices/invoices.abilities'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { INVOICE_STATES, type InvoiceState } from '@pasok/domain/invoices/invoices.states'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../../lib/page.fixture'
import { DataTable } from '../../../../ui/data-table'
import { invoiceOf } from '../shared/invoice.fixture'
import { numberOf, useChosen } from './invoice-list'

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => () => Promise.resolve(),
}))
vi.mock(import('../../../../lib/session'), async (original) => ({
  ...(await original()),
  useCan: () => true,
}))

/** As the server answers a user who may pay. */
const invoiceIn = (state: InvoiceState) =>
  invoiceOf({
    invoice_number: state,
    lastStatus: state,
    actions: invoiceActions({ features: new Set(['invoices.pay']) }, state),
  })
const ROWS = INVOICE_STATES.map(invoiceIn)

function Invoices() {
  const { table } = useChosen({}, ROWS)
  return (
    <DataTable<Invoice>
      label="Invoices"
      columns={[{ key: 'number', head: 'Number', cell: numberOf }]}
      rows={ROWS}
      rowKey={numberOf}
      {...table}
      empty={null}
    />
  )
}

// proves 2.4.18
it('only payable invoices have a checkbox, not paid, waiting or reviewed ones', async () => {
  const { page } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <Invoices />
    </QueryClientProvider>,
  )
  const rows = [...page.querySelectorAll('tbody tr')]
  expect(rows).toHaveLength(INVOICE_STATES.length)
  const withBox = rows.filter((row) => row.querySelector('input[type=checkbox]'))
  expect(withBox.map(({ textContent }) => textContent)).toEqual(['Ready to Payment'])
})
