import type { updateCompany } from '@pasok/domain/company/company.contract'
import {
  DETAIL_FIELDS,
  findPhone,
  findSocial,
  findWebsite,
  stripCode,
  type DetailInput,
  type PlaceInput,
} from '@pasok/domain/company/company.rules'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { AddressRow, RegisteredRow } from '../addresses/addresses.store'
import { sitesOf } from '../company.present'
import type { BuyerColumns, BuyerRow } from '../company.store'

export type CompanyBody = BodyOf<typeof updateCompany>

/** Returns the fields that the request contains. */
export function givenOf(body: CompanyBody): Partial<DetailInput> {
  return Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  )
}

/** Normalizes a phone number; empty when there is none. */
export const normalizePhone = (text: string): string => findPhone(text) ?? ''
const social = (text: string) => findSocial(text) ?? ''

/** Normalizers of the fields that are not stored as typed. */
const NORMALIZED = {
  name: (text: string) => text,
  technical_contact: (text: string) => text,
  phone: normalizePhone,
  whatsapp: normalizePhone,
  website: (text: string) => findWebsite(text) ?? '',
  instagram: social,
  facebook: social,
  twitter: social,
}

/** Returns the columns of the given fields; the fields must be valid. */
export function columnsOf(body: CompanyBody): BuyerColumns {
  const columns: BuyerColumns = {}
  for (const field of Object.keys(NORMALIZED) as (keyof typeof NORMALIZED)[]) {
    const text = body[field]
    if (text !== undefined) columns[field] = NORMALIZED[field](text)
  }
  if (body.costume_code !== undefined) columns.custom_code = stripCode(body.costume_code)
  return columns
}

export const placeColumnsOf = (place: PlaceInput) => ({
  province_id: place.province_id,
  city_id: place.city_id,
  district_id: place.subdistrict_id,
  village_id: place.village_id,
  postcode: place.postcode,
  street: place.street,
})

export const wordsOfAddress = (row: AddressRow) => ({
  name: row.name,
  phone: row.phone,
  province: row.province,
  city: row.city,
  district: row.district,
  village: row.village,
  postcode: row.postcode,
  street: row.street,
})

/** The audit log's data of a company and its registered address, with names instead of ids. */
export const wordsOfCompany = (buyer: BuyerRow, place: RegisteredRow | undefined) => ({
  name: buyer.name,
  custom_code: buyer.custom_code,
  category: buyer.category_name ?? '',
  type: buyer.type_name ?? '',
  technical_contact: buyer.technical_contact,
  phone: buyer.phone,
  whatsapp: buyer.whatsapp,
  ...sitesOf(buyer),
  province: place?.province ?? '',
  city: place?.city ?? '',
  district: place?.district ?? '',
  village: place?.village ?? '',
  postcode: place?.postcode ?? '',
  street: place?.street ?? '',
})

/** Returns the changed keys with their old and new values; undefined when nothing changed. */
export function differencesOf<Row extends object>(
  before: Row,
  after: Partial<Row>,
): { before: Partial<Row>; after: Partial<Row> } | undefined {
  const keys = (Object.keys(after) as (keyof Row)[]).filter((key) => before[key] !== after[key])
  if (keys.length === 0) return undefined
  const pick = (row: Partial<Row>) =>
    Object.fromEntries(keys.map((key) => [key, row[key]])) as Partial<Row>
  return { before: pick(before), after: pick(after) }
}
