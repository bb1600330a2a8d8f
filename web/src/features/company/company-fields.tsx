import { Select, TextInput } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { useTexts } from '../../lib/texts'
import { sentPhone } from '../../ui/phone'
import { PhoneField } from '../../ui/phone-field'
import type { CompanyForm, FormField } from './company-form'
import { useCategoryOptions } from './company.queries'
import { FIELD_ID, type FieldState } from './field-problems'

/** Company detail fields, shared by the wizard and the profile dialogs. */
interface FieldProps<Keys extends keyof CompanyForm> {
  form: Pick<CompanyForm, Keys>
  state: FieldState
  onType: (typed: Partial<Pick<CompanyForm, Keys>>, field: FormField) => void
}

export function BusinessNameField({ form, state, onType }: FieldProps<'name'>) {
  const t = useTexts(companyWizardTexts)
  return (
    <TextInput
      id={`${FIELD_ID}name`}
      label={t('businessName')}
      withAsterisk
      autoComplete="organization"
      maxLength={LONGEST_NAME}
      value={form.name}
      error={state.errorAt('name')}
      onChange={({ currentTarget }) => onType({ name: currentTarget.value }, 'name')}
    />
  )
}

export function ContactFields(props: FieldProps<'technical_contact' | 'phone' | 'whatsapp'>) {
  const { form, state, onType } = props
  const t = useTexts(companyWizardTexts)
  return (
    <>
      <TextInput
        id={`${FIELD_ID}technical_contact`}
        label={t('contactName')}
        withAsterisk
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={form.technical_contact}
        error={state.errorAt('technical_contact')}
        onChange={({ currentTarget }) =>
          onType({ technical_contact: currentTarget.value }, 'technical_contact')
        }
      />
      <PhoneField
        id={`${FIELD_ID}phone`}
        label={t('mainPhone')}
        countryLabel={t('mainPhoneCountry')}
        required
        value={form.phone}
        error={state.errorAt('phone')}
        onChange={(phone) => onType({ phone }, 'phone')}
        onBlur={(phone) => state.leave('phone', sentPhone(phone))}
      />
      <PhoneField
        id={`${FIELD_ID}whatsapp`}
        label={t('mobilePhone')}
        countryLabel={t('mobilePhoneCountry')}
        required
        value={form.whatsapp}
        error={state.errorAt('whatsapp')}
        onChange={(whatsapp) => onType({ whatsapp }, 'whatsapp')}
        onBlur={(phone) => state.leave('whatsapp', sentPhone(phone))}
      />
    </>
  )
}

interface Choice {
  value: string
  label: string
}

/** Adds the selected option while the list is loading or no longer contains it. */
export const withChosen = (offered: readonly Choice[], chosen: Choice): readonly Choice[] =>
  chosen.value === '' || offered.some(({ value }) => value === chosen.value)
    ? offered
    : [chosen, ...offered]

/** Common props of the category and type selects. */
export function useOfferedSelect(label: string) {
  const t = useTexts(companyWizardTexts)
  return {
    label,
    searchable: true,
    clearable: true,
    checkIconPosition: 'right',
    placeholder: t('choose'),
    nothingFoundMessage: t('nothing'),
    clearButtonProps: { 'aria-label': t('clear', { name: label }) },
  } as const
}

interface CategoryFieldProps extends FieldProps<'category'> {
  /** True in the wizard, which requires a category (Spec 1 §5, Company detail edit). */
  required: boolean
}

export function CategoryField({ form, state, onType, required }: CategoryFieldProps) {
  const t = useTexts(companyWizardTexts)
  const categories = useCategoryOptions()
  const common = useOfferedSelect(t('category'))
  const offered = (categories.data ?? []).map(({ category }) => ({
    value: category,
    label: category,
  }))
  return (
    <Select
      {...common}
      id={`${FIELD_ID}category`}
      withAsterisk={required}
      data={withChosen(offered, { value: form.category, label: form.category })}
      value={form.category === '' ? null : form.category}
      error={state.errorAt('category')}
      onDropdownOpen={categories.isError ? () => void categories.refetch() : undefined}
      onChange={(category) => onType({ category: category ?? '' }, 'category')}
    />
  )
}
