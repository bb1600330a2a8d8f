import { placeIn, type Place } from './place'

export const RECEIPT_PLACES: readonly Place[] = [
  ...placeIn(['listReceipts', 'listAwaited'], 'query', 'id', 'company'),
  ...placeIn(
    ['getReceipt', 'getReceiptPdf'],
    'params',
    'id',
    'receipt',
    'receiptCode',
    'package',
    'order',
    'company',
  ),
  ...placeIn(['saveReceipt'], 'params', 'packageId', 'package', 'receipt', 'order', 'company'),
]
