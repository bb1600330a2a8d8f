import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { saveRequest } from '@pasok/domain/requests/requests.contract'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import type { BuyerWork } from '../../db/move'
import { addressLine } from '../company/company.present'
import { listAddressRows } from '../company/company.store'
import { findDepartmentOfUser, hasDepartment } from '../team/team.departments.store'

type Body = BodyOf<typeof saveRequest>

/**
 * The delivery address of a request, by id or else by name within the company, copied by value.
 * @throws AppError `not_found` for an id, `rule` for a name the company doesn't have.
 */
export async function chooseAddress(work: BuyerWork, wanted: Body['address']) {
  const rows = await listAddressRows(work.trx, work.scope)
  const found =
    wanted._id === undefined
      ? rows.find((row) => row.name === wanted.name)
      : rows.find((row) => row.id === wanted._id)
  if (!found && wanted._id !== undefined) throw notFound('address._id')
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
