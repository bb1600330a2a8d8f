import { placeIn, type Place } from './place'

export const REPORT_PLACES: readonly Place[] = [
  ...placeIn(['getReport', 'listReportRows', 'getReportSize'], 'query', 'buyerId', 'company'),
  ...placeIn(['downloadReport'], 'body', 'orderId', 'company'),
  ...placeIn(
    ['cancelReportDownload', 'removeReportDownload'],
    'params',
    'id',
    'report',
    'person',
    'company',
    'draft',
  ),
  ...placeIn(['getOrderSums'], 'query', 'id', 'company'),
  ...placeIn(['getInvoiceSums'], 'query', 'buyer_id', 'company'),
]
