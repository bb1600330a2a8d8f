import { TextInput } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { useTexts } from '../../lib/texts'
import type { CompanyForm, FormField } from './company-form'
import { FIELD_ID, type FieldState } from './field-problems'

const FIELDS = ['website', 'instagram', 'facebook', 'twitter'] as const
const PLACEHOLDERS = {
  website: 'https://',
  instagram: '@',
  facebook: '@',
  twitter: '@',
} as const
/** As the contract has it. */
const LONGEST_LINK = 300

type SocialForm = Pick<CompanyForm, (typeof FIELDS)[number]>

interface SocialFieldsProps {
  form: SocialForm
  state: FieldState
  onType: (typed: Partial<SocialForm>, field: FormField) => void
}

/** Where else a company can be found. */
export function SocialFields({ form, state, onType }: SocialFieldsProps) {
  const t = useTexts(companyWizardTexts)
  return FIELDS.map((field) => (
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
