import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, notFound, type AppError } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { saveRequest } from '@pasok/domain/requests/requests.contract'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import type { BuyerWork } from '../../db/move'
import { findRemovedAddress, listAddressRows } from '../company/company.addresses.store'
import { addressLine } from '../company/company.present'
import { findDepartmentOfUser, hasDepartment } from '../team/team.departments.store'
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

/**
 * The department of a request: one that the person belongs to, or the one it has already.
 * @throws AppError `not_found` for one the company doesn't have, `rule` for one of others.
 */
export async function chooseDepartment(
  work: BuyerWork,
  wanted: Body['department'],
  current?: { department_id: string | null; department_name: string | null },
) {
  if (wanted === undefined || wanted === null) return { department_id: null, department_name: null }
  if (current && wanted === current.department_id)
    return { department_id: current.department_id, department_name: current.department_name }
  if (!isId(wanted)) throw notFound('department')
  const own = await findDepartmentOfUser(work.trx, work.scope, wanted, work.actor.userId)
  if (own) return { department_id: own.id, department_name: own.name }
  if (await hasDepartment(work.trx, work.scope, wanted))
    throw broken(requestErrors.notYourDepartment, {}, 'department')
  throw notFound('department')
}
