import { placeIn, type Place } from './place'

export const ORDER_PLACES: readonly Place[] = [
  ...placeIn(['countOrders'], 'params', 'buyer_id', 'company'),
  ...placeIn(['listOrders', 'listOrdersByStatus', 'listOrderRows'], 'query', 'id', 'company'),
  ...placeIn(
    ['getOrder', 'getOrderLedger', 'getOrderPdf'],
    'params',
    'id',
    'order',
    'orderCode',
    'receipt',
    'receiptCode',
    'draft',
    'company',
  ),
  ...placeIn(
    ['uploadDownPaymentProof', 'cancelOrder'],
    'body',
    'id',
    'order',
    'package',
    'company',
  ),
  ...placeIn(['acceptItems', 'rejectItems'], 'body', 'packageId', 'package', 'order', 'company'),
  ...placeIn(['sendOrderEmail'], 'body', 'id', 'order', 'orderCode', 'draft', 'company'),
]
