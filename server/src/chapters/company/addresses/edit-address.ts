import { listAddressProblems } from '@pasok/domain/company/addresses/address.rules'
import { addressErrors } from '@pasok/domain/company/addresses/address.texts'
import type {
  addAddress as addAddressContract,
  changeAddress as changeAddressContract,
  makeDefaultAddress as makeDefaultAddressContract,
} from '@pasok/domain/company/addresses/addresses.contract'
import { MAX_ADDRESSES } from '@pasok/domain/company/company.constants'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, getFound, refuseFields } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { assertSeen, StaleRecord } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import {
  type AddressColumns,
  type AddressRow,
  countAddresses,
  findAddressRow,
  findDefaultRow,
  findNamesake,
  insertAddress,
  updateAddress,
} from './addresses.store'
import {
  differencesOf,
  normalizePhone,
  placeColumnsOf,
  wordsOfAddress,
} from '../profile/changed-columns'
import { updateBuyer } from '../company.store'
import { assertRegions } from './save-place'
import { lockForEdit } from '../profile/update-company'

/**
 * Adds an address. Only the company's first address becomes the default (Spec 1 §4), and also the registered
 * address if there is none yet (migration 0090). @throws AppError `rule` with a problem per field, or when
 * there are too many addresses; `forbidden`.
 */
export async function addAddress(
  work: BuyerWork,
  body: BodyOf<typeof addAddressContract>,
): Promise<AddressRow> {
  const { trx, scope } = work
  const columnsOf = await checkAddress(work, body)
  await lockForEdit(work)
  const count = await countAddresses(trx, scope)
  const columns = await columnsOf()
  if (count >= MAX_ADDRESSES) throw ruleError(addressErrors.tooMany, { most: MAX_ADDRESSES })
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

/**
 * Changes an address; unchanged data is not written. The registered address does not change. @throws AppError
 * `not_found`; `stale_version`; `rule` with a problem per field; `forbidden`.
 */
export async function changeAddress(
  work: BuyerWork,
  body: BodyOf<typeof changeAddressContract>,
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

/**
 * Makes an address the default and unsets the previous one; repeating the request changes nothing. The
 * registered address does not change (Spec 1 §3). @throws AppError `not_found`; `stale_version`, naming the
 * current default address, when the user saw another one; `forbidden`.
 */
export async function makeDefaultAddress(
  work: BuyerWork,
  { address_id, seen_default }: BodyOf<typeof makeDefaultAddressContract>,
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

/**
 * Removes an address from the company's choices; documents that use it keep it. The default address cannot be
 * removed (Spec 1 §2). @throws AppError `not_found`; `rule` for the default address; `conflict` when it became
 * the default meanwhile; `forbidden`.
 */
export async function removeAddress(work: BuyerWork, id: string): Promise<void> {
  const getRemovable = await checkBeforeWaiting(async () => {
    const one = await getAddress(work, id, 'address_id')
    if (one.is_default) throw ruleError(addressErrors.defaultStays, {}, 'address_id')
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

type AddressBody = BodyOf<typeof addAddressContract>

/**
 * Checks the input before the company is locked. The returned function checks again under the lock and gives
 * the columns to store. @param id of the address that is changed @throws AppError `rule` with a problem per
 * field; `conflict` when another request took the name.
 */
const checkAddress = (work: BuyerWork, body: AddressBody, id?: string) =>
  checkBeforeWaiting(async (): Promise<AddressColumns> => {
    refuseFields(listAddressProblems(body))
    await assertRegions(work, body)
    const own = id !== undefined && isId(id) ? id : undefined
    const namesake = await findNamesake(work.trx, work.scope, body.name, own)
    if (namesake) throw ruleError(addressErrors.nameTaken, { name: namesake.name }, 'name')
    return { name: body.name, phone: normalizePhone(body.phone), ...placeColumnsOf(body) }
  })

/** Returns an address of the company that is not removed. @throws AppError `not_found`. */
async function getAddress(work: BuyerWork, id: string, path: string): Promise<AddressRow> {
  return getFound(isId(id) ? await findAddressRow(work.trx, work.scope, id) : undefined, path)
}
