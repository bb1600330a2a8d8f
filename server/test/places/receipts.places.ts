import { placeIn, type Place } from './place'

export const RECEIPT_PLACES: readonly Place[] = [
  ...placeIn(['listReceipts'], 'query', 'id', 'company'),
  ...placeIn(['getReceipt'], 'params', 'id', 'order', 'orderCode', 'company'),
  ...placeIn(['saveReceipt'], 'params', 'packageId', 'order', 'company'),
]
