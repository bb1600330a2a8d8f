import { actionsOnAddress } from '@pasok/domain/company/company.abilities'
import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import type {
  Address,
  CompanyDetail,
  LegalDocument,
  LegalDocumentDraft,
} from '@pasok/domain/company/company.model'
import { placeLine } from '@pasok/domain/kernel/place'
import type { Actor } from '../../db/actor'
import type { FileLink } from '../files/links/file-links'
import type { AddressRow, RegisteredRow } from './addresses/addresses.store'
import type { BuyerRow, LegalDocumentRow } from './company.store'
import type { DraftRow } from './documents/document-drafts.store'

function presentPlace(row: AddressRow | RegisteredRow | undefined) {
  return {
    country: DEFAULT_COUNTRY.name,
    country_id: DEFAULT_COUNTRY.id,
    province: row?.province ?? '',
    province_id: row?.province_id ?? '',
    city: row?.city ?? '',
    city_id: row?.city_id ?? '',
    subdistrict: row?.district ?? '',
    subdistrict_id: row?.district_id ?? '',
    village: row?.village ?? '',
    village_id: row?.village_id ?? '',
    postcode: row?.postcode ?? '',
    postcode_id: row?.postcode ?? '',
    street: row?.street ?? '',
  }
}

export function presentAddress(row: AddressRow, person: Pick<Actor, 'features'>): Address {
  return {
    _id: row.id,
    buyer_id: row.buyer_id,
    name: row.name,
    phone: row.phone,
    is_default: row.is_default,
    ...presentPlace(row),
    version: row.version,
    actions: actionsOnAddress(person, { isDefault: row.is_default }),
  }
}

interface Place {
  street: string
  village: string
  district: string
  city: string | null
  province: string | null
  postcode: string
}

export function addressLine(row: Place): string {
  return placeLine([row.street, row.village, row.district, row.city, row.province, row.postcode])
}

interface Sites {
  website: string
  instagram: string
  facebook: string
  twitter: string
}

export const sitesOf = ({ website, instagram, facebook, twitter }: Sites): Sites => ({
  website,
  instagram,
  facebook,
  twitter,
})

/** Presents the company with its registered address (Spec 1 §3). */
export function presentCompany(buyer: BuyerRow, place: RegisteredRow | undefined): CompanyDetail {
  return {
    _id: buyer.id,
    legal_name: buyer.legal_name,
    name: buyer.name,
    company_code: buyer.company_code,
    costume_code: buyer.custom_code,
    category: buyer.category_name ?? '',
    type: buyer.type_id ?? '',
    type_value: buyer.type_name ?? '',
    verification_status: buyer.verification_status === 'VERIFIED' ? 'VERIFIED' : 'UNVERIFIED',
    returned_reason: buyer.verification_status === 'RETURNED' ? buyer.returned_reason : '',
    ...presentPlace(place),
    phone: buyer.phone,
    whatsapp: buyer.whatsapp,
    technical_contact: buyer.technical_contact,
    ...sitesOf(buyer),
    version: buyer.version,
  }
}

/** Presents a required document with the company's upload. A submitted document shows the title it had then. */
export function presentLegalDocument(row: LegalDocumentRow, link: FileLink): LegalDocument {
  const name = row.file_name ?? ''
  return {
    id: row.id,
    title: row.given_title ?? row.title,
    short_title: row.given_short_title ?? row.short_title,
    required: row.required && row.active,
    value: row.number ?? '',
    url: row.file_id === null ? '' : link({ id: row.file_id, name }),
    file_id: row.file_id ?? '',
    file_name: name,
    file_type: row.file_type ?? '',
  }
}

export const presentDraft = (row: DraftRow): LegalDocumentDraft => ({
  id: row.kind_id,
  value: row.number,
  file_id: row.file_id ?? '',
  file_name: row.file_name ?? '',
  file_type: row.file_type ?? '',
  version: row.version,
})
