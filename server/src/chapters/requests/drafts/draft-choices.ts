import type { BodyOf } from '@pasok/domain/kernel/contract'
import { type AppError, ruleError, getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { saveRequest } from '@pasok/domain/requests/requests.contract'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import type { Reader } from '../../../db/db'
import { lostRace } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import type { BuyerScope } from '../../../db/scope'
import {
  type AddressRow,
  findRemovedAddress,
  listAddressRows,
} from '../../company/addresses/addresses.store'
import { addressLine } from '../../company/company.present'
import { hasMember, lockDepartmentAgainstChanges } from '../../team/departments/departments.store'
import type { RequestRecord } from '../requests.store'
import { adoptedToAccept, followChanges } from '@pasok/domain/cart/cart.changes'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { PricedItems } from '../../cart/pricing/price-items'

/** Returns the changes of a draft that still have to be accepted after a save that includes these changes. */
export function remainingUnaccepted(
  draft: RequestRecord,
  changes: readonly LineChange[],
  { lines, vendors }: PricedItems,
): LineChange[] {
  const there = new Set([
    ...lines.map((line) => line.product_id),
    ...vendors.map((vendor) => vendor.vendor_id),
  ])
  return adoptedToAccept(followChanges(draft.unaccepted, changes), there)
}

type Body = BodyOf<typeof saveRequest>

/**
 * Returns a copy of a delivery address, found by id or else by name within the company. @throws AppError
 * `not_found` for an unknown id; `rule` for a removed address or an unknown name.
 */
export async function chooseAddress(work: BuyerWork, wanted: Body['address']) {
  const rows = await listAddressRows(work.trx, work.scope)
  const found =
    wanted._id === undefined
      ? rows.find((row) => row.name === wanted.name)
      : rows.find((row) => row.id === wanted._id)
  if (!found && wanted._id !== undefined) throw await missingAddress(work, wanted._id)
  if (!wanted._id && !wanted.name) throw ruleError(requestErrors.addressMissing, {}, 'address')
  if (!found)
    throw ruleError(requestErrors.addressUnknown, { name: wanted.name ?? '' }, 'address.name')
  return copyOf(found)
}

const copyOf = (row: AddressRow) => ({
  address_id: row.id,
  address_name: row.name,
  address_phone: row.phone,
  address_line: addressLine(row),
  address_city_id: row.city_id,
  address_city: row.city,
  address_postcode: row.postcode,
})

/** Returns an error that names a removed address; any other id is not found. */
async function missingAddress(work: BuyerWork, id: string): Promise<AppError> {
  const removed = isId(id) ? await findRemovedAddress(work.trx, work.scope, id) : undefined
  return removed
    ? ruleError(requestErrors.addressRemoved, { name: removed.name }, 'address._id')
    : notFound('address._id')
}

/** Fills drafts with the current data of their addresses; for a removed address the saved data stays. */
export async function withAddressesToday<Draft extends RequestRecord>(
  db: Reader,
  scope: BuyerScope,
  drafts: readonly Draft[],
): Promise<Draft[]> {
  const rows = new Map((await listAddressRows(db, scope)).map((row) => [row.id, row]))
  return drafts.map((draft) => {
    const row = rows.get(draft.address_id)
    return row ? { ...draft, ...copyOf(row) } : draft
  })
}

/**
 * Returns the current data of a draft's address, which every save stores again. @throws AppError `rule` when
 * the address was removed.
 */
export const addressToday = (work: BuyerWork, draft: Pick<RequestRecord, 'address_id'>) =>
  chooseAddress(work, { _id: draft.address_id })

type DepartmentOfDraft = Pick<
  RequestRecord,
  'department_id' | 'department_name' | 'created_by' | 'created_by_name'
>

/**
 * Returns the department of a request: one that the user belongs to (Spec 1 §6), or the draft's current one if
 * its author or the user still belongs to it. It is locked against removal while the request is written.
 * @throws AppError `not_found` for an unknown department; `rule` for a removed one or one without these users;
 * `conflict` when it was removed meanwhile.
 */
export async function chooseDepartment(
  work: BuyerWork,
  wanted: Body['department'],
  draft?: DepartmentOfDraft,
) {
  const { trx, scope, actor } = work
  if (wanted === undefined || wanted === null || wanted === NO_DEPARTMENT)
    return { department_id: null, department_name: null }
  const department = getFound(
    isId(wanted) ? await lockDepartmentAgainstChanges(trx, scope, wanted) : undefined,
    'department',
  )
  const { id, name } = department
  const removed = ruleError(requestErrors.departmentRemoved, { name }, 'department')
  if (department.deleted_at) throw department.seen_deleted_at ? removed : lostRace(removed)
  const current = draft?.department_id === id ? draft : undefined
  const people = [actor.userId, ...(current ? [current.created_by] : [])]
  if (!(await hasMember(trx, scope, id, people))) throw departmentRefusal(work, name, current)
  return { department_id: id, department_name: name }
}

/** Returns the error for a department that the user does not belong to, or that the draft's author has left. */
function departmentRefusal(
  work: BuyerWork,
  name: string,
  current: DepartmentOfDraft | undefined,
): AppError {
  if (!current) return ruleError(requestErrors.notYourDepartment, {}, 'department')
  if (current.created_by === work.actor.userId)
    return ruleError(requestErrors.departmentLeft, { name }, 'department')
  const author = current.created_by_name
  return ruleError(requestErrors.departmentLeftBy, { name, author }, 'department')
}

/** Asserts that a draft's department still exists and its users still belong to it. @throws AppError `rule`. */
export async function assertDepartment(work: BuyerWork, draft: DepartmentOfDraft): Promise<void> {
  await chooseDepartment(work, draft.department_id, draft)
}
