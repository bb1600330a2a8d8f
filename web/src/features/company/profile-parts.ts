import type { Body } from '../../lib/api'
import type { CompanyDetail } from '@pasok/domain/company/company.model'
import {
  isOnlyOfWizard,
  listDetailProblems,
  PLACE_FIELDS,
  stripCode,
  type DetailInput,
} from '@pasok/domain/company/company.rules'
import { phoneTextOf, sentPhone } from '../../ui/phone'
import {
  countryFirst,
  placeInputOf,
  placeOf,
  type CompanyForm,
  type FormField,
  type FormProblem,
} from './company-form'

/** A part of the company detail with a dialog of its own (Spec 1 §2). */
export interface ProfilePart<Draft> {
  fields: readonly FormField[]
  draftOf: (detail: CompanyDetail) => Draft
  problemsOf: (draft: Draft) => FormProblem[]
  bodyOf: (draft: Draft) => Body<'updateCompany'>
}

/** Unlike in the wizard, the category is optional here (Spec 1 §5, Company detail edit). */
const problemsIn = (input: Partial<DetailInput>): FormProblem[] =>
  listDetailProblems(input).filter((problem) => !isOnlyOfWizard(problem))

interface DetailDraft extends Pick<CompanyForm, 'name' | 'category'> {
  costume_code: string
}

export const detailPart: ProfilePart<DetailDraft> = {
  fields: ['name', 'category'],
  draftOf: ({ name, category, costume_code }) => ({ name, category, costume_code }),
  problemsOf: ({ name }) => problemsIn({ name }),
  bodyOf: ({ name, category, costume_code: code }) => ({
    name,
    category,
    costume_code: stripCode(code),
  }),
}

type ContactDraft = Pick<CompanyForm, 'technical_contact' | 'phone' | 'whatsapp' | 'place'>

const contactInput = ({ technical_contact, phone, whatsapp, place }: ContactDraft) => ({
  technical_contact,
  phone: sentPhone(phone),
  whatsapp: sentPhone(whatsapp),
  ...placeInputOf(place),
})

export const contactPart: ProfilePart<ContactDraft> = {
  fields: ['technical_contact', 'phone', 'whatsapp', 'country_id', ...PLACE_FIELDS],
  draftOf: (detail) => ({
    technical_contact: detail.technical_contact,
    phone: phoneTextOf(detail.phone),
    whatsapp: phoneTextOf(detail.whatsapp),
    place: placeOf(detail),
  }),
  problemsOf: (draft) => countryFirst(problemsIn(contactInput(draft)), draft.place),
  bodyOf: (draft) => ({ ...contactInput(draft), country_id: Number(draft.place.country_id) }),
}

export const SOCIAL_FIELDS = ['website', 'instagram', 'facebook', 'twitter'] as const
export type SocialDraft = Pick<CompanyForm, (typeof SOCIAL_FIELDS)[number]>

export const socialPart: ProfilePart<SocialDraft> = {
  fields: SOCIAL_FIELDS,
  draftOf: ({ website, instagram, facebook, twitter }) => ({
    website,
    instagram,
    facebook,
    twitter,
  }),
  problemsOf: problemsIn,
  bodyOf: (draft) => draft,
}
