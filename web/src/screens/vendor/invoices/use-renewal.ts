import { useQueryClient } from '@tanstack/react-query'
import { renewVendorInvoices } from '../../../features/invoices/vendor-invoices.queries'
import { renewVendorTransactions } from '../../../features/payments/vendor-transactions.queries'

/** Reads the vendor's invoices and how they are paid again. */
export function useRenewal(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([renewVendorInvoices(client), renewVendorTransactions(client)])
  }
}
