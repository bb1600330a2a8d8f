import { addressErrors } from '@pasok/domain/company/company.address.texts'
import { broken } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import { getAddress } from './company.addresses.changes'
import { updateAddress } from './company.addresses.store'
import { wordsOfAddress } from './company.changes'
import { lockForEdit } from './update-company'

/**
 * Removes an address from the company's choices; what names it keeps it. The default one stays
 * (Spec 1 §2).
 * @throws AppError `not_found`; `rule` for the default address, `conflict` where it became that meanwhile; `forbidden`.
 */
export async function removeAddress(work: BuyerWork, id: string): Promise<void> {
  const getRemovable = await checkBeforeWaiting(async () => {
    const one = await getAddress(work, id, 'address_id')
    if (one.is_default) throw broken(addressErrors.defaultStays, {}, 'address_id')
    return one
  })
  await lockForEdit(work)
  const address = await getRemovable()
  await updateAddress(work.trx, work.scope, address.id, { deleted_at: work.now })
  await writeAudit(work, {
    action: 'address.remove',
    subject: 'address',
    subjectId: address.id,
    before: wordsOfAddress(address),
  })
}
