import { addressErrors } from '@pasok/domain/company/company.address.texts'
import type { makeDefaultAddress as contract } from '@pasok/domain/company/company.addresses.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { StaleRecord } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { BuyerWork } from '../../db/move'
import { getAddress } from './company.addresses.changes'
import { findDefaultRow, updateAddress, type AddressRow } from './company.addresses.store'
import { lockForEdit } from './update-company'

/**
 * Makes an address the default one, and the one before it none; doing it twice changes nothing.
 * Where the company is registered stays as it is (Spec 1 §3).
 * @throws AppError `not_found`; `stale_version`, naming the default address, when another one was
 * seen; `forbidden`.
 */
export async function makeDefaultAddress(
  work: BuyerWork,
  { address_id, seen_default }: BodyOf<typeof contract>,
): Promise<AddressRow> {
  const { trx, scope } = work
  await lockForEdit(work)
  const wanted = await getAddress(work, address_id, 'address_id')
  if (wanted.is_default) return wanted
  const current = await findDefaultRow(trx, scope)
  if (current && seen_default !== undefined && seen_default.toLowerCase() !== current.id)
    throw new StaleRecord({
      recordId: current.id,
      actions: 'address.make-default',
      path: 'seen_default',
      text: addressErrors.otherDefault,
      named: addressErrors.otherDefaultBy,
      values: { name: current.name },
    })

  if (current) await updateAddress(trx, scope, current.id, { is_default: false })
  await updateAddress(trx, scope, wanted.id, { is_default: true })
  await writeAudit(work, {
    action: 'address.make-default',
    subject: 'address',
    subjectId: wanted.id,
    before: { default: current?.name ?? '' },
    after: { default: wanted.name },
  })
  return getAddress(work, wanted.id, 'address_id')
}
