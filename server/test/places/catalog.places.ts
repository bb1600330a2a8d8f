import { placeIn, type Place } from './place'

export const CATALOG_PLACES: readonly Place[] = [
  ...placeIn(
    ['getBuyerTerms', 'listCompanyPrices', 'listPreferredVendors'],
    'query',
    'buyer_id',
    'company',
  ),
  ...placeIn(['findVendorByCode', 'removeRelation'], 'query', 'buyer_id', 'company'),
  ...placeIn(['requestRelation'], 'body', 'buyer_id', 'company'),
  ...placeIn(['listSimilar'], 'query', 'address_id', 'address'),
  ...placeIn(['matchPasted'], 'body', 'address_id', 'address'),
]
