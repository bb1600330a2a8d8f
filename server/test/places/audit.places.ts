import { placeIn, type Place } from './place'

export const AUDIT_PLACES: readonly Place[] = placeIn(
  ['listCompanyAudit', 'exportCompanyAudit'],
  'query',
  'buyer_id',
  'company',
)
