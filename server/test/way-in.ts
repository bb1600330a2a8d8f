import type { DetailInput } from '@pasok/domain/company/company.rules'
import type { Api } from './api'
import { companyId, idOf, userId } from './company'

/** Valid details for wizard step 1, at a village of Kota Bandung. */
export const DETAIL = {
  phone: '022 731 1200',
  whatsapp: '+62 812-3456-7890',
  category: 'Manufacturing',
  province_id: '32',
  city_id: '3273',
  subdistrict_id: '327301',
  village_id: '3273011001',
  postcode: '40123',
  street: 'Jl. Setiabudi No. 1',
  name: 'Maju',
  technical_contact: 'Rina',
} as const satisfies Partial<DetailInput>

/** A valid address in the same village. */
export const ADDRESS = {
  name: 'Setiabudi Warehouse',
  phone: '022 731 1200',
  province_id: DETAIL.province_id,
  city_id: DETAIL.city_id,
  subdistrict_id: DETAIL.subdistrict_id,
  village_id: DETAIL.village_id,
  postcode: DETAIL.postcode,
  street: DETAIL.street,
} as const

let uploads = 0

/** Adds an upload with stored content, by a user of a company. @returns its id. */
export async function addUpload(
  api: Api,
  email: string,
  company: string,
  prefix = 'buyer',
): Promise<string> {
  uploads += 1
  const id = idOf(`upload ${uploads}`)
  await api.pool.query(
    `insert into files (id, buyer_id, uploaded_by, prefix, name, media_type, size, sha256, object_key, stored_at)
     values ($1, $2, $3, $4, $5, 'application/pdf', 10, '', $6, now())`,
    [id, companyId(company), userId(email), prefix, `document-${uploads}.pdf`, `test/${id}`],
  )
  return id
}

/** Returns the ids of a company type's documents, by their short titles. */
export async function kindsOf(api: Api, type: string): Promise<Map<string, string>> {
  const { rows } = await api.pool.query<{ id: string; short_title: string }>(
    `select kinds.id, kinds.short_title from legal_document_kinds kinds
     join company_types types on types.id = company_type_id where types.name = $1`,
    [type],
  )
  return new Map(rows.map(({ id, short_title }) => [short_title, id]))
}

const NUMBERS: Readonly<Record<string, string>> = {
  NPWP: '02.734.518.9-063.000',
  NIB: '8120014072615',
  KTP: '3273010101010001',
}

/** Returns a valid number of a document, by its short title. */
export const numberOf = (kind: string): string => NUMBERS[kind] ?? `No. ${kind}`
