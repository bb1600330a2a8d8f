import { placeIn, placeInside, type Kind, type Place } from './place'

const REQUESTS: readonly Kind[] = ['draft', 'submitted', 'approved', 'order', 'company']

export const REQUEST_PLACES: readonly Place[] = [
  ...placeIn(['listRequests', 'listOpenRequests'], 'params', 'buyer_id', 'company'),
  ...placeIn(['searchRequests'], 'query', 'id', 'company'),
  ...placeIn(['getRequest', 'getRequestItems'], 'params', 'id', ...REQUESTS, 'code'),
  ...placeIn(
    ['submitRequest', 'approveRequest', 'rejectRequest', 'deleteRequest'],
    'params',
    'id',
    ...REQUESTS,
  ),
  ...placeIn(['copyRequest'], 'params', 'id', ...REQUESTS),
  ...placeIn(['sendRequestEmail'], 'body', 'id', ...REQUESTS, 'code'),
  ...placeIn(['getRequestInsights', 'getRequestPdf'], 'params', 'id', ...REQUESTS, 'code'),
  ...placeIn(['updateRequest', 'addItem'], 'body', 'id', ...REQUESTS),
  ...placeInside(['saveRequest', 'updateRequest'], 'buyer', '_id', 'company'),
]
