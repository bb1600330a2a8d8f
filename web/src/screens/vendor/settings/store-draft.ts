import type { Body } from '../../../lib/api'
import type { StoreProfile } from '@pasok/domain/vendors/portal/portal.model'
import type { StoreField, StoreInput } from '@pasok/domain/vendors/vendors.profile.rules'
import { placeInputOf, placeOf, type FormPlace } from '../../../features/company/company-form'
import { phoneTextOf, sentPhone, type PhoneText } from '../../../ui/phone'

export const LINKS = ['website', 'instagram', 'facebook', 'twitter'] as const

export interface StoreDraft extends Record<(typeof LINKS)[number], string> {
  logo_url: string
  description: string
  phone: PhoneText
  email: string
  tax_number: string
  place: FormPlace
}

export const draftOf = (store: StoreProfile): StoreDraft => ({
  logo_url: store.logo_url,
  description: store.description,
  phone: phoneTextOf(store.phone),
  email: store.email,
  website: store.website,
  instagram: store.instagram,
  facebook: store.facebook,
  twitter: store.twitter,
  tax_number: store.tax_number,
  place: placeOf(store),
})

/** Returns the draft by its API names, for validation and saving. */
export const inputOf = ({ phone, place, ...texts }: StoreDraft): StoreInput => ({
  ...texts,
  description: texts.description.trim(),
  email: texts.email.trim(),
  phone: sentPhone(phone),
  ...placeInputOf(place),
})

export const bodyOf = (
  draft: StoreDraft,
  version: number | undefined,
): Body<'saveStoreProfile'> => ({
  ...inputOf(draft),
  ...(version !== undefined && { version }),
})

export const FIELD_ID = 'store-'
export const idOf = (field: StoreField): string => FIELD_ID + field
