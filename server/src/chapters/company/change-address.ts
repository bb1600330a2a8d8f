import type { changeAddress as contract } from '@pasok/domain/company/company.addresses.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { BuyerWork } from '../../db/move'
import { checkAddress, getAddress } from './company.addresses.changes'
import { updateAddress, type AddressRow } from './company.addresses.store'
import { differencesOf, wordsOfAddress } from './company.changes'
import { lockForEdit } from './update-company'

/**
 * Changes an address; saved as it is, it stays as it is. Where the company is registered does not
 * change with it.
 * @throws AppError `not_found`; `stale_version`; `rule` with a problem per field; `forbidden`.
 */
export async function changeAddress(
  work: BuyerWork,
  body: BodyOf<typeof contract>,
): Promise<AddressRow> {
  const { trx, scope } = work
  const columnsOf = await checkAddress(work, body, body._id)
  await lockForEdit(work)
  const before = await getAddress(work, body._id, '_id')
  assertSeen(before, body.version)
  const columns = await columnsOf()
  if (!differencesOf(before, columns)) return before

  await updateAddress(trx, scope, before.id, columns)
  const after = await getAddress(work, before.id, '_id')
  await writeAudit(work, {
    action: 'address.change',
    subject: 'address',
    subjectId: before.id,
    ...differencesOf(wordsOfAddress(before), wordsOfAddress(after)),
  })
  return after
}
