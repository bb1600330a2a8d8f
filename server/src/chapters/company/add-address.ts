import { addressErrors } from '@pasok/domain/company/company.address.texts'
import type { addAddress as contract } from '@pasok/domain/company/company.addresses.contract'
import { MOST_ADDRESSES } from '@pasok/domain/company/company.constants'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { checkAddress, getAddress } from './company.addresses.changes'
import { countAddresses, insertAddress, type AddressRow } from './company.addresses.store'
import { wordsOfAddress } from './company.changes'
import { updateBuyer } from './company.store'
import { lockForEdit } from './update-company'

/**
 * Adds an address: the company's first one is its default, no later one is (Spec 1 §4). A company
 * that is not registered anywhere yet is registered there (migration 0090).
 * @throws AppError `rule` with a problem per field, or when there are too many; `forbidden`.
 */
export async function addAddress(
  work: BuyerWork,
  body: BodyOf<typeof contract>,
): Promise<AddressRow> {
  const { trx, scope } = work
  const columnsOf = await checkAddress(work, body)
  await lockForEdit(work)
  const count = await countAddresses(trx, scope)
  const columns = await columnsOf()
  if (count >= MOST_ADDRESSES) throw broken(addressErrors.tooMany, { most: MOST_ADDRESSES })
  const id = newId()
  await insertAddress(trx, scope, { ...columns, id, is_default: count === 0 })
  if (count === 0) await updateBuyer(trx, scope, { updated_at: work.now })
  const added = await getAddress(work, id, '_id')
  await writeAudit(work, {
    action: 'address.add',
    subject: 'address',
    subjectId: id,
    after: { ...wordsOfAddress(added), default: added.is_default },
  })
  return added
}
