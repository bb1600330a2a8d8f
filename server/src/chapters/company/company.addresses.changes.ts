import { listAddressProblems } from '@pasok/domain/company/company.address.rules'
import { addressErrors } from '@pasok/domain/company/company.address.texts'
import type { addAddress } from '@pasok/domain/company/company.addresses.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, notFound, refuseFields } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import {
  findAddressRow,
  findNamesake,
  type AddressColumns,
  type AddressRow,
} from './company.addresses.store'
import { keptPhone, placeColumnsOf } from './company.changes'
import { assertRegions } from './save-place'

type AddressBody = BodyOf<typeof addAddress>

/**
 * Checks what was typed, before the company is locked; the result gives the columns to store, once
 * the lock is there.
 * @param id of the address that is changed.
 * @throws AppError `rule` with a problem per field; `conflict` when another request took the name.
 */
export const checkAddress = (work: BuyerWork, body: AddressBody, id?: string) =>
  checkBeforeWaiting(async (): Promise<AddressColumns> => {
    refuseFields(listAddressProblems(body))
    await assertRegions(work, body)
    const own = id !== undefined && isId(id) ? id : undefined
    const namesake = await findNamesake(work.trx, work.scope, body.name, own)
    if (namesake) throw broken(addressErrors.nameTaken, { name: namesake.name }, 'name')
    return { name: body.name, phone: keptPhone(body.phone), ...placeColumnsOf(body) }
  })

/**
 * An address of the company; one that was removed is none.
 * @throws AppError `not_found`.
 */
export async function getAddress(work: BuyerWork, id: string, path: string): Promise<AddressRow> {
  const row = isId(id) ? await findAddressRow(work.trx, work.scope, id) : undefined
  if (!row) throw notFound(path)
  return row
}
