import { idOf, vendorId } from './company'
import type { Samples } from './sample'

/** An unknown bank, so that no bank is queried. */
const ACCOUNT = { bank_code: '999', account_number: '1234567890' }

export const bankSamples: Samples = {
  listBanks: {},
  listVendorAccounts: { query: { vendor_id: vendorId('sinar') } },
  inquireAccount: { body: ACCOUNT },
  listOwnAccounts: {},
  addBankAccount: { body: ACCOUNT },
  editBankAccount: { body: { ...ACCOUNT, _id: idOf('nothing') } },
  makeDefaultAccount: { body: { _id: idOf('nothing') } },
  removeBankAccount: { params: { id: idOf('nothing') } },
  listBuyerAccounts: {},
  addBuyerAccount: { body: ACCOUNT },
  editBuyerAccount: { body: { ...ACCOUNT, _id: idOf('nothing') } },
  makeDefaultBuyerAccount: { body: { _id: idOf('nothing') } },
  removeBuyerAccount: { params: { id: idOf('nothing') } },
  restoreBuyerAccount: { body: { _id: idOf('nothing') } },
  getOrderRefundAccount: { params: { id: idOf('nothing') } },
  getMoneyRefundAccount: { params: { id: idOf('nothing') } },
  listOwed: {},
  getOwed: { params: { vendor_id: idOf('nothing') } },
  listOwedEntries: { params: { vendor_id: idOf('nothing') } },
  recordPayout: {
    params: { vendor_id: idOf('nothing') },
    body: { amount: 1, account_id: idOf('nothing'), note: 'Sent', proof: 'none', version: 0 },
  },
  listProviderBanks: {},
  editBank: {
    params: { code: '999' },
    body: {
      active: true,
      takes_virtual_accounts: false,
      minimum_amount: null,
      maximum_amount: null,
    },
  },
  setProviderAccount: { params: { code: '999' }, body: { account_number: '1234567890' } },
  removeProviderAccount: { params: { code: '999' } },
  restoreBankAccount: { body: { _id: idOf('nothing') } },
}

const NOTHING = idOf('nothing')
const byCode = { params: { code: NOTHING } }
const list = { query: { skip: '0', limit: '5' } }
const PAID = { body: { document_referer: [NOTHING], bank_code: '014' } }

export const paymentSamples: Samples = {
  payByOyAccount: PAID,
  payByXenditAccount: PAID,
  payByTransferPage: PAID,
  payByTransfer: PAID,
  submitPaymentProof: { body: { code: NOTHING, image: NOTHING } },
  getTransaction: byCode,
  giveUpTransfer: { body: { code: NOTHING } },
  listTransactions: list,
  listVendorTransactions: list,
  getVendorTransaction: byCode,
  confirmVendorTransfer: { ...byCode, body: {} },
  refuseVendorTransfer: { ...byCode, body: { reason: 'No' } },
  listProviderTransactions: { query: { ...list.query, payable: 'true' } },
  getProviderTransaction: byCode,
  confirmTransfer: { ...byCode, body: {} },
  refuseTransfer: { ...byCode, body: { reason: 'No' } },
  listMoney: list,
  listCallbacks: list,
  applyMoney: { ...byCode, body: { money: [NOTHING], note: 'Same sum' } },
  refundMoney: { params: { id: NOTHING }, body: { note: 'Returned', proof: NOTHING } },
}
