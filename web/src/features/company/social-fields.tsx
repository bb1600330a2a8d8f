import { TextInput } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { useTexts } from '../../lib/texts'
import type { FormField } from './company-form'
import { FIELD_ID, type FieldState } from './field-problems'
import { SOCIAL_FIELDS, type SocialDraft } from './profile-parts'

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
