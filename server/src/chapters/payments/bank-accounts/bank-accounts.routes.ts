import { failure } from '@pasok/domain/kernel/errors'
import { mayEditAccounts } from '@pasok/domain/payments/payments.abilities'
import * as calls from '@pasok/domain/payments/bank-accounts/banks.contract'
import { bankMessages } from '@pasok/domain/payments/bank-accounts/banks.texts'
import type { Actor } from '../../../db/actor'
import { endpoint } from '../../../http/endpoint'
import {
  addBankAccount,
  editBankAccount,
  makeDefaultAccount,
  removeBankAccount,
  restoreBankAccount,
} from './edit-bank-account'
import { lookUpAccount } from './look-up-account'
import { presentBank } from './banks.present'
import { listPayingBanks, listVendorAccounts, readOwnAccounts } from './banks.queries'

/** Checked before the bank inquiry, which is useless for a user who may not save its result. */
function assertOwner(actor: Actor): void {
  if (!mayEditAccounts('vendor', actor)) throw failure('forbidden')
}

const ownEndpoints = [
  endpoint(calls.listOwnAccounts, async ({ db, scope, actor }) => ({
    data: await readOwnAccounts(db, scope, actor),
  })),
  endpoint(
    calls.addBankAccount,
    ({ db, scope, actor, body, ports: { accountLookup } }) => {
      assertOwner(actor)
      return lookUpAccount(db, { scope, accountLookup }, body)
    },
    async ({ work, prepared }) => ({
      data: await addBankAccount(work, prepared),
      message: bankMessages.added,
    }),
  ),
  endpoint(
    calls.editBankAccount,
    ({ db, scope, actor, body, ports: { accountLookup } }) => {
      assertOwner(actor)
      return lookUpAccount(db, { scope, accountLookup }, body)
    },
    async ({ work, body, prepared }) => ({
      data: await editBankAccount(work, body, prepared),
      message: bankMessages.changed,
    }),
  ),
  endpoint(calls.makeDefaultAccount, async ({ work, body }) => ({
    data: await makeDefaultAccount(work, body),
    message: bankMessages.madeDefault,
  })),
  endpoint(calls.removeBankAccount, async ({ work, params: { id }, query }) => ({
    data: await removeBankAccount(work, { id, ...query }),
    message: bankMessages.removed,
  })),
  endpoint(calls.restoreBankAccount, async ({ work, body }) => ({
    data: await restoreBankAccount(work, body._id),
    message: bankMessages.restored,
  })),
]

export const bankEndpoints = [
  endpoint(calls.listBanks, async ({ db, scope, query, ports }) => ({
    data: await listPayingBanks(db, scope, query, ports.gateways),
  })),
  endpoint(calls.listVendorAccounts, async ({ db, scope, query }) => ({
    data: await listVendorAccounts(db, scope, query.vendor_id),
  })),
  endpoint(
    calls.inquireAccount,
    ({ db, scope, body, ports: { accountLookup } }) =>
      lookUpAccount(db, { scope, accountLookup }, body),
    async ({ prepared: { bank, accountNumber, accountHolder } }) => ({
      data: {
        ...presentBank(bank),
        account_number: accountNumber,
        account_holder: accountHolder,
      },
    }),
  ),
  ...ownEndpoints,
]
