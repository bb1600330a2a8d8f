import { ruleError } from '@pasok/domain/kernel/errors'
import { requestCopyTexts } from '@pasok/domain/requests/requests.screen.texts'
import type { BuyerWork } from '../../../db/move'
import { listOffers } from '../../catalog/catalog.store'
import { listAddressRows } from '../../company/addresses/addresses.store'
import { hasMember, lockDepartmentAgainstChanges } from '../../team/departments/departments.store'
import { lockRequestById, assertCan } from '../move-request'
import { listLines, type LineRecord, type RequestRecord } from '../requests.store'
import { saveRequest } from './save-request'

/**
 * Copies a rejected request into a new draft of the current user at today's prices. Products no longer offered,
 * a department the user does not belong to and a removed address are left out and reported.
 * 1. Selects the lines that are still offered.
 * 2. Chooses the department and the address.
 * 3. Saves the draft. @throws AppError `illegal_move` when the request is not rejected; `rule` when no product
 *    is offered any more.
 */
export async function copyRequest(work: BuyerWork, id: string) {
  const source = await lockRequestById(work, id)
  await assertCan(work, source, 'copy')
  const { kept, leftOut } = await itemsOf(work, source)
  if (kept.length === 0) throw ruleError(requestCopyTexts.nothingOffered)
  const department = await departmentOf(work, source)
  const address = await addressOf(work, source)
  const items = kept.map((line) => ({
    productId: line.product_id,
    quantity: Number(line.quantity),
    note: line.note,
  }))
  const draft = {
    department,
    address: { _id: address.id },
    vendors: [{ packages: { items } }],
  }
  const saved = await saveRequest(work, draft, { copy_of: source.code })
  return {
    ...saved,
    left_out: leftOut.map((line) => ({ productId: line.product_id, name: line.name })),
    department_left: department === source.department_id ? null : source.department_name,
    address_instead: address.id === source.address_id ? null : address.name,
  }
}

async function itemsOf({ trx, scope }: BuyerWork, source: RequestRecord) {
  const lines = await listLines(trx, scope, source.id)
  const ids = lines.map((line) => line.product_id)
  const offers = await listOffers(trx, scope, ids)
  const offered = new Set(offers.filter((row) => row.available).map((row) => row.id))
  const isOffered = (line: LineRecord) => offered.has(line.product_id)
  return { kept: lines.filter(isOffered), leftOut: lines.filter((line) => !isOffered(line)) }
}

/** Returns the source's department if it still exists and the user belongs to it. */
async function departmentOf({ trx, scope, actor }: BuyerWork, source: RequestRecord) {
  const id = source.department_id
  if (id === null) return null
  const department = await lockDepartmentAgainstChanges(trx, scope, id)
  if (!department || department.deleted_at) return null
  return (await hasMember(trx, scope, id, [actor.userId])) ? id : null
}

/** Returns the source's address, or the default one when it was removed. */
async function addressOf({ trx, scope }: BuyerWork, source: RequestRecord) {
  const rows = await listAddressRows(trx, scope)
  const same = rows.find((row) => row.id === source.address_id)
  const address = same ?? rows.find((row) => row.is_default)
  return address ?? { id: source.address_id, name: source.address_name }
}
