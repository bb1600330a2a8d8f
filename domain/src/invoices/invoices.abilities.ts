import { canMove } from '../kernel/machine'
import type { Feature } from '../kernel/features'
import { invoiceMachine, type InvoiceState } from './invoices.states'

export const INVOICE_ACTIONS = ['pay'] as const
type InvoiceAction = (typeof INVOICE_ACTIONS)[number]
export const VENDOR_INVOICE_ACTIONS = ['withdraw', 'confirm', 'refuse'] as const
type VendorInvoiceAction = (typeof VENDOR_INVOICE_ACTIONS)[number]

/** Returns which actions a buyer's user may take on an invoice now. */
export const invoiceActions = (
  { features }: { features: ReadonlySet<Feature> },
  state: InvoiceState,
): Record<InvoiceAction, boolean> => ({
  pay: features.has('invoices.pay') && canMove(invoiceMachine, state, 'start-payment'),
})

/**
 * Returns which actions the vendor may take on an invoice now; proofs of payments to the provider
 * are confirmed by the provider.
 */
export const vendorInvoiceActions = (
  state: InvoiceState,
  { isDirect }: { isDirect: boolean },
): Record<VendorInvoiceAction, boolean> => ({
  withdraw: canMove(invoiceMachine, state, 'withdraw'),
  confirm: isDirect && canMove(invoiceMachine, state, 'confirm'),
  refuse: isDirect && canMove(invoiceMachine, state, 'refuse-proof'),
})
