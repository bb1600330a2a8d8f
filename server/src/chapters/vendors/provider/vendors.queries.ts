import type { Page } from '@pasok/domain/kernel/envelope'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { PlatformSetting } from '@pasok/domain/vendors/provider/platform-setting.contract'
import type {
  VendorFile,
  VendorRow,
  VendorUser,
} from '@pasok/domain/vendors/provider/provider.model'
import {
  actionsOnVendorUser,
  type VendorStage,
  vendorStageOf,
} from '@pasok/domain/vendors/provider/provider.rules'
import type { Reader, Trx } from '../../../db/db'
import { vendorScope, type BuyerScope, type ProviderScope } from '../../../db/scope'
import { sitesOf } from '../../company/company.present'
import {
  findPlatformSetting,
  countVendorRows,
  findVendorFile,
  listVendorRows,
  type VendorFileRow,
  type VendorRecord,
} from './vendors.store'
import { listMemberRows, type MemberRow } from '../team/team.store'

interface VendorsQuery {
  search?: string | undefined
  standing?: VendorStage | undefined
  skip: number
  limit: number
}

export async function listVendors(
  db: Reader,
  scope: ProviderScope,
  query: VendorsQuery,
): Promise<Page<VendorRow>> {
  const [rows, count] = await Promise.all([
    listVendorRows(db, scope, query),
    countVendorRows(db, scope, query),
  ])
  return { rows: rows.map(presentVendorRow), count }
}

/** Returns a vendor with its users and the number of its products. @throws AppError `not_found`. */
export async function getVendorFile(
  db: Reader | Trx,
  scope: ProviderScope,
  id: string,
): Promise<VendorFile> {
  if (!isId(id)) throw notFound('id')
  const vendor = getFound(await findVendorFile(db, scope, id), 'id')
  return presentVendorFile(vendor, await listMemberRows(db, vendorScope(vendor.id)))
}

const presentVendorRow = (row: VendorRecord): VendorRow => ({
  _id: row.id,
  legal_name: row.legal_name,
  company_code: row.company_code,
  category: row.category,
  city: row.city ?? '',
  standing: vendorStageOf({ isActive: row.active, activeUsers: row.users }),
  products: row.products,
  users: row.users,
  created_at: row.created_at.toISOString(),
})

const presentUser = (row: MemberRow): VendorUser => ({
  _id: row.id,
  fullname: row.full_name,
  email: row.email,
  status: row.status,
  is_owner: row.is_owner,
  last_login_time: row.last_sign_in_at?.toISOString() ?? null,
  version: row.version,
  actions: actionsOnVendorUser({
    status: row.status,
    hasSignedIn: row.last_sign_in_at !== null,
    isOwner: row.is_owner,
  }),
})

function presentVendorFile(row: VendorFileRow, people: readonly MemberRow[]): VendorFile {
  const users = people.filter(({ status }) => status === 'ACTIVE').length
  return {
    ...presentVendorRow({ ...row, users }),
    active: row.active,
    description: row.description,
    phone: row.phone,
    email: row.email,
    ...sitesOf(row),
    street: row.street,
    village: row.village,
    subdistrict: row.district,
    province: row.province ?? '',
    postcode: row.postcode,
    default_discount: Number(row.discount_setting),
    default_down_payment: Number(row.down_payment_setting),
    default_payment_term: row.payment_term,
    withdrawn: row.withdrawn,
    relations: row.relations,
    people: people.map(presentUser),
    version: row.version,
  }
}

/**
 * Returns the setting: discount in percent, payment term in days, down payment in percent. Version 0 means that
 * nothing was saved yet.
 */
export async function getSetting(db: Reader | Trx, scope: BuyerScope): Promise<PlatformSetting> {
  const row = await findPlatformSetting(db, scope)
  return {
    default_discount: row ? Number(row.discount) : null,
    default_payment_term: row?.payment_term ?? null,
    default_down_payment: row ? Number(row.down_payment) : null,
    version: row?.version ?? 0,
  }
}
