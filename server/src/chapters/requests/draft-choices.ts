import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, notFound, type AppError } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { saveRequest } from '@pasok/domain/requests/requests.contract'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import type { BuyerWork } from '../../db/move'
import { findRemovedAddress, listAddressRows } from '../company/company.addresses.store'
import { addressLine } from '../company/company.present'
import { hasMember, holdDepartment } from '../team/team.departments.store'
import type { RequestRecord } from './requests.store'

type Body = BodyOf<typeof saveRequest>

/**
 * The delivery address of a request, by id or else by name within the company, copied by value.
 * @throws AppError `not_found` for an id the company never had; `rule` for an address that it
 * removed, and for a name it doesn't have.
 */
export async function chooseAddress(work: BuyerWork, wanted: Body['address']) {
  const rows = await listAddressRows(work.trx, work.scope)
  const found =
    wanted._id === undefined
      ? rows.find((row) => row.name === wanted.name)
      : rows.find((row) => row.id === wanted._id)
  if (!found && wanted._id !== undefined) throw await missingAddress(work, wanted._id)
  if (!wanted._id && !wanted.name) throw broken(requestErrors.addressMissing, {}, 'address')
  if (!found)
    throw broken(requestErrors.addressUnknown, { name: wanted.name ?? '' }, 'address.name')
  return {
    address_id: found.id,
    address_name: found.name,
    address_phone: found.phone,
    address_line: addressLine(found),
    address_city_id: found.city_id,
    address_city: found.city,
    address_postcode: found.postcode,
  }
}

/** An address that the company had is told by its name; any other is not found. */
async function missingAddress(work: BuyerWork, id: string): Promise<AppError> {
  const removed = isId(id) ? await findRemovedAddress(work.trx, work.scope, id) : undefined
  return removed
    ? broken(requestErrors.addressRemoved, { name: removed.name }, 'address._id')
    : notFound('address._id')
}

/**
 * A draft goes to an address that the company still has.
 * @throws AppError `rule`.
 */
export async function assertAddressKept(
  work: BuyerWork,
  request: Pick<RequestRecord, 'address_id' | 'address_name'>,
): Promise<void> {
  if (await findRemovedAddress(work.trx, work.scope, request.address_id))
    throw broken(requestErrors.addressRemoved, { name: request.address_name }, 'address._id')
}

type DepartmentOfDraft = Pick<
  RequestRecord,
  'department_id' | 'department_name' | 'created_by' | 'created_by_name'
>

/**
 * The department of a request: one that the person belongs to (Spec 1 §6), or the one that it has
 * already, as long as that is still its author's or the person's. It is held, so that nobody removes
 * it while the request is written.
 * @throws AppError `not_found` for one the company never had; `rule` for a removed one, and for one
 * of others.
 */
export async function chooseDepartment(
  work: BuyerWork,
  wanted: Body['department'],
  draft?: DepartmentOfDraft,
) {
  const { trx, scope, actor } = work
  if (wanted === undefined || wanted === null) return { department_id: null, department_name: null }
  const department = isId(wanted) ? await holdDepartment(trx, scope, wanted) : undefined
  if (!department) throw notFound('department')
  const { id, name } = department
  if (department.deleted_at) throw broken(requestErrors.departmentRemoved, { name }, 'department')
  const kept = draft?.department_id === id ? draft : undefined
  const people = [actor.userId, ...(kept ? [kept.created_by] : [])]
  if (!(await hasMember(trx, scope, id, people))) throw notTheirs(work, name, kept)
  return { department_id: id, department_name: name }
}

/** Says whom a department doesn't have: the one who asks, or the author who had it once. */
function notTheirs(work: BuyerWork, name: string, kept: DepartmentOfDraft | undefined): AppError {
  if (!kept) return broken(requestErrors.notYourDepartment, {}, 'department')
  if (kept.created_by === work.actor.userId)
    return broken(requestErrors.departmentLeft, { name }, 'department')
  const author = kept.created_by_name
  return broken(requestErrors.departmentLeftBy, { name, author }, 'department')
}

/**
 * A draft is submitted for a department that is still there and still theirs.
 * @throws AppError `rule`.
 */
export async function assertDepartmentKept(
  work: BuyerWork,
  draft: DepartmentOfDraft,
): Promise<void> {
  await chooseDepartment(work, draft.department_id, draft)
}
