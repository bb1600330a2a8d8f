import { placeIn, type Place } from './place'

const PAYING = ['payByOyAccount', 'payByXenditAccount', 'payByTransferPage', 'payByTransfer']

const ACCOUNT = ['account', 'address', 'company'] as const
const OF_ACCOUNTS = ['addBuyerAccount', 'editBuyerAccount', 'makeDefaultBuyerAccount']

/** Places of ids in payments; codes of payments and numbers of invoices have their own tests. */
export const PAYMENT_PLACES: readonly Place[] = [
  ...placeIn(PAYING, 'body', 'partner_user_id', 'company', 'person'),
  ...placeIn(['listBuyerAccounts', 'removeBuyerAccount'], 'query', 'buyer_id', 'company'),
  ...placeIn([...OF_ACCOUNTS, 'restoreBuyerAccount'], 'body', 'buyer_id', 'company'),
  ...placeIn(['makeDefaultBuyerAccount', 'restoreBuyerAccount'], 'body', '_id', ...ACCOUNT),
  // Uses an account that the bank knows, so that the other inputs are checked.
  ...placeIn(['editBuyerAccount'], 'body', '_id', ...ACCOUNT).map((one) => ({
    ...one,
    put: (_sample: object, _id: string) => ({
      body: { _id, bank_code: '014', account_number: '1234567891' },
    }),
  })),
  ...placeIn(['removeBuyerAccount'], 'params', 'id', ...ACCOUNT),
]
