import { placeIn, type Place } from './place'

const ADDRESS = ['address', 'company', 'draft'] as const

export const COMPANY_PLACES: readonly Place[] = [
  ...placeIn(['getCompany', 'listAddresses', 'removeAddress'], 'query', 'buyer_id', 'company'),
  ...placeIn(
    [
      'updateCompany',
      'saveLegalDocuments',
      'saveLegalDocumentDraft',
      'addAddress',
      'changeAddress',
      'makeDefaultAddress',
    ],
    'body',
    'buyer_id',
    'company',
  ),
  ...placeIn(['updateCompany'], 'body', '_id', 'company'),
  ...placeIn(['changeAddress'], 'body', '_id', ...ADDRESS),
  ...placeIn(['makeDefaultAddress'], 'body', 'address_id', ...ADDRESS),
  ...placeIn(['removeAddress'], 'query', 'address_id', ...ADDRESS),
]
