import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { useTexts } from '../../../lib/texts'
import type { InvoiceTab } from './search-params'

/** What a tab is called: as its chips are, and one of all. */
export function useTabName(): (tab: InvoiceTab) => string {
  const t = useTexts(deskInvoiceTexts)
  const ts = useTexts(statusTexts)
  return ({ state }) => (state === undefined ? t('tabAll') : ts(state))
}
