import { addressErrors } from '@pasok/domain/company/company.address.texts'
import { broken } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import type { BuyerWork } from '../../db/move'
import { getAddress } from './company.addresses.changes'
import { updateAddress } from './company.addresses.store'
import { wordsOfAddress } from './company.changes'
import { lockForEdit } from './update-company'

/**
 * Removes an address from the company's choices; what names it keeps it. The default one stays
 * (Spec 1 §2).
 * @throws AppError `not_found`; `rule` for the default address; `forbidden`.
 */
export async function removeAddress(work: BuyerWork, id: string): Promise<void> {
  await lockForEdit(work)
  const address = await getAddress(work, id, 'address_id')
  if (address.is_default) throw broken(addressErrors.defaultStays, {}, 'address_id')
  await updateAddress(work.trx, work.scope, address.id, { deleted_at: work.now })
  await writeAudit(work, {
    action: 'address.remove',
    subject: 'address',
    subjectId: address.id,
    before: wordsOfAddress(address),
  })
}
