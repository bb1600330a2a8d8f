import { placeIn, type Place } from './place'

export const CHAT_PLACES: readonly Place[] = [
  ...placeIn(['openConversation'], 'body', 'company_id', 'company', 'conversation'),
  ...placeIn(
    ['getConversation', 'listMessages', 'searchMessages'],
    'params',
    'id',
    'conversation',
    'company',
  ),
]
