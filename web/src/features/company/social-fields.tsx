import { TextInput } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { useTexts } from '../../lib/texts'
import type { FormField } from './company-form'
import { FIELD_ID, type FieldState } from './field-problems'
import { SOCIAL_FIELDS, type SocialDraft } from './profile-parts'

/** URL prefixes of account names; a website is stored as a link. */
const HOSTS = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
} as const

export type SocialNetwork = 'website' | keyof typeof HOSTS

const ACCOUNT = /^@?([\w.-]{1,50})$/

/** Returns the URL of a stored web address or account name; undefined for other text. */
export function socialLink(network: SocialNetwork, text: string): string | undefined {
  if (/^https?:\/\//i.test(text)) return text
  const account = ACCOUNT.exec(text)?.[1]
  return network === 'website' || account === undefined ? undefined : HOSTS[network] + account
}

/** Returns a link for display, without protocol, `www.` and trailing slash. */
export const shownLink = (text: string): string =>
  text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

const PLACEHOLDERS = {
  website: 'https://',
  instagram: '@',
  facebook: '@',
  twitter: '@',
} as const
/** Maximum of the endpoint's contract. */
const LONGEST_LINK = 300

interface SocialFieldsProps {
  form: SocialDraft
  state: FieldState
  onType: (typed: Partial<SocialDraft>, field: FormField) => void
}

export function SocialFields({ form, state, onType }: SocialFieldsProps) {
  const t = useTexts(companyWizardTexts)
  return SOCIAL_FIELDS.map((field) => (
    <TextInput
      key={field}
      id={FIELD_ID + field}
      label={t(field)}
      placeholder={PLACEHOLDERS[field]}
      inputMode={field === 'website' ? 'url' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST_LINK}
      value={form[field]}
      error={state.errorAt(field)}
      onChange={({ currentTarget }) => onType({ [field]: currentTarget.value }, field)}
      onBlur={() => state.leave(field, form[field])}
    />
  ))
}
