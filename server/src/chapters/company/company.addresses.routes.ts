import { addressMessages } from '@pasok/domain/company/company.address.texts'
import * as calls from '@pasok/domain/company/company.addresses.contract'
import { endpoint } from '../../http/endpoint'
import { addAddress, changeAddress, makeDefaultAddress, removeAddress } from './edit-address'
import { listAddressRows } from './company.addresses.store'
import { presentAddress } from './company.present'

export const addressEndpoints = [
  endpoint(calls.listAddresses, async ({ db, scope, actor }) => ({
    data: (await listAddressRows(db, scope)).map((row) => presentAddress(row, actor)),
  })),
  endpoint(calls.addAddress, async ({ work, body }) => ({
    data: presentAddress(await addAddress(work, body), work.actor),
    message: addressMessages.added,
  })),
  endpoint(calls.changeAddress, async ({ work, body }) => ({
    data: presentAddress(await changeAddress(work, body), work.actor),
    message: addressMessages.changed,
  })),
  endpoint(calls.removeAddress, async ({ work, query }) => {
    await removeAddress(work, query.address_id)
    return { data: null, message: addressMessages.removed }
  }),
  endpoint(calls.makeDefaultAddress, async ({ work, body }) => ({
    data: presentAddress(await makeDefaultAddress(work, body), work.actor),
    message: addressMessages.madeDefault,
  })),
]
