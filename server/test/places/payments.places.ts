import { placeIn, type Place } from './place'

const PAYING = ['payByOyAccount', 'payByXenditAccount', 'payByTransferPage', 'payByTransfer']

const ACCOUNT = ['account', 'address', 'company'] as const
const OF_ACCOUNTS = ['addBuyerAccount', 'editBuyerAccount', 'makeDefaultBuyerAccount']

/** Of payments themselves, by their codes and by numbers of invoices, in tests of their own. */
export const PAYMENT_PLACES: readonly Place[] = [
  ...placeIn(PAYING, 'body', 'partner_user_id', 'company', 'person'),
  ...placeIn(['listBuyerAccounts', 'removeBuyerAccount'], 'query', 'buyer_id', 'company'),
  ...placeIn([...OF_ACCOUNTS, 'restoreBuyerAccount'], 'body', 'buyer_id', 'company'),
  ...placeIn(['makeDefaultBuyerAccount', 'restoreBuyerAccount'], 'body', '_id', ...ACCOUNT),
  // With an account that its bank knows, so that the rest is looked at.
  ...placeIn(['editBuyerAccount'], 'body', '_id', ...ACCOUNT).map((one) => ({
    ...one,
    put: (_sample: object, _id: string) => ({
      body: { _id, bank_code: '014', account_number: '1234567891' },
    }),
  })),
  ...placeIn(['removeBuyerAccount'], 'params', 'id', ...ACCOUNT),
]
