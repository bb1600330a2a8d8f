import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'

const BEING_PAID: readonly InvoiceState[] = ['Waiting Payment', 'Review Payment']

export const findLivePayment = ({ lastStatus, infoPayment }: Invoice) =>
  BEING_PAID.includes(lastStatus) ? infoPayment.at(-1) : undefined
