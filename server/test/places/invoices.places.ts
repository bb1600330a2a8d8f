import { placeIn, type Place } from './place'

export const INVOICE_PLACES: readonly Place[] = [
  ...placeIn(['listInvoices'], 'query', 'id', 'company'),
  ...placeIn(['countInvoices'], 'params', 'buyer_id', 'company'),
  ...placeIn(
    ['getInvoice', 'getInvoicePdf'],
    'params',
    'id',
    'invoice',
    'invoiceCode',
    'package',
    'receipt',
    'order',
    'company',
  ),
]
