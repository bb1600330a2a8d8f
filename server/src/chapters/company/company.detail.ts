import { companyErrors } from '@pasok/domain/company/company.errors'
import type { DetailInput, DetailProblem } from '@pasok/domain/company/company.rules'
import { refuseFields } from '@pasok/domain/kernel/errors'
import type { RegisteredRow } from './company.addresses.store'
import type { BuyerRow } from './company.store'

/** A company's detail as it stands, in the form that the rules look at. */
export function detailOf(buyer: BuyerRow, place: RegisteredRow | undefined): DetailInput {
  return {
    phone: buyer.phone,
    whatsapp: buyer.whatsapp,
    category: buyer.category_id ?? '',
    type: buyer.type_id ?? '',
    province_id: place?.province_id ?? '',
    city_id: place?.city_id ?? '',
    subdistrict_id: place?.district_id ?? '',
    village_id: place?.village_id ?? '',
    postcode: place?.postcode ?? '',
    street: place?.street ?? '',
    name: buyer.name,
    technical_contact: buyer.technical_contact,
    website: buyer.website,
    instagram: buyer.instagram,
    facebook: buyer.facebook,
    twitter: buyer.twitter,
  }
}

/** @throws AppError `rule` with a problem per field, if there are any. */
export const assertSoundDetail = (problems: readonly DetailProblem[]): void =>
  refuseFields(problems.map(({ field, error }) => ({ field, text: companyErrors[error] })))
