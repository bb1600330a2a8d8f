import { placeIn, type Place } from './place'

const PAYING = ['payByOyAccount', 'payByXenditAccount', 'payByTransferPage', 'payByTransfer']

/** Of payments themselves, by their codes and by numbers of invoices, in tests of their own. */
export const PAYMENT_PLACES: readonly Place[] = placeIn(
  PAYING,
  'body',
  'partner_user_id',
  'company',
  'person',
)
