import * as calls from '@pasok/domain/payments/bank-accounts/banks.buyer.contract'
import { bankMessages } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { endpoint } from '../../../http/endpoint'
import {
  addBankAccount,
  editBankAccount,
  makeDefaultAccount,
  removeBankAccount,
  restoreBankAccount,
} from './edit-bank-account'
import { lookUpAccount } from './look-up-account'
import { findAccountOfMoney, findAccountOfOrder, readOwnAccounts } from './banks.queries'

/** Endpoints for a company's own accounts and for those who must refund money to it. */
export const buyerAccountEndpoints = [
  endpoint(calls.listBuyerAccounts, async ({ db, scope, actor }) => ({
    data: await readOwnAccounts(db, scope, actor),
  })),
  endpoint(
    calls.addBuyerAccount,
    ({ db, scope, body, ports: { accountLookup } }) =>
      lookUpAccount(db, { scope, accountLookup }, body),
    async ({ work, prepared }) => ({
      data: await addBankAccount(work, prepared),
      message: bankMessages.added,
    }),
  ),
  endpoint(
    calls.editBuyerAccount,
    ({ db, scope, body, ports: { accountLookup } }) =>
      lookUpAccount(db, { scope, accountLookup }, body),
    async ({ work, body, prepared }) => ({
      data: await editBankAccount(work, body, prepared),
      message: bankMessages.changed,
    }),
  ),
  endpoint(calls.makeDefaultBuyerAccount, async ({ work, body }) => ({
    data: await makeDefaultAccount(work, body),
    message: bankMessages.madeDefault,
  })),
  endpoint(calls.removeBuyerAccount, async ({ work, params: { id }, query }) => ({
    data: await removeBankAccount(work, { id, version: query.version }),
    message: bankMessages.removed,
  })),
  endpoint(calls.restoreBuyerAccount, async ({ work, body }) => ({
    data: await restoreBankAccount(work, body._id),
    message: bankMessages.restored,
  })),
  endpoint(calls.getOrderRefundAccount, async ({ db, scope, params }) => ({
    data: await findAccountOfOrder(db, scope, params.id),
  })),
  endpoint(calls.getMoneyRefundAccount, async ({ db, scope, params }) => ({
    data: await findAccountOfMoney(db, scope, params.id),
  })),
]
