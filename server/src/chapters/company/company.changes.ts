import type { updateCompany } from '@pasok/domain/company/company.contract'
import {
  DETAIL_FIELDS,
  findPhone,
  findSocial,
  findWebsite,
  stripCode,
  type DetailInput,
} from '@pasok/domain/company/company.rules'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { BuyerColumns } from './company.store'

export type CompanyBody = BodyOf<typeof updateCompany>

/** The fields that were given, as the rules look at them. */
export function givenOf(body: CompanyBody): Partial<DetailInput> {
  return Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  )
}

const phone = (text: string) => findPhone(text) ?? ''
const social = (text: string) => findSocial(text) ?? ''

/** How a field is kept, where it isn't as it was typed. */
const KEPT = {
  name: (text: string) => text,
  technical_contact: (text: string) => text,
  phone,
  whatsapp: phone,
  website: (text: string) => findWebsite(text) ?? '',
  instagram: social,
  facebook: social,
  twitter: social,
}

/** The columns of what was given, once the rules have found nothing wrong with it. */
export function columnsOf(body: CompanyBody): BuyerColumns {
  const columns: BuyerColumns = {}
  for (const field of Object.keys(KEPT) as (keyof typeof KEPT)[]) {
    const text = body[field]
    if (text !== undefined) columns[field] = KEPT[field](text)
  }
  if (body.costume_code !== undefined) columns.custom_code = stripCode(body.costume_code)
  return columns
}

/** What of `after` differs from `before`, each side by itself; nothing when all is the same. */
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
