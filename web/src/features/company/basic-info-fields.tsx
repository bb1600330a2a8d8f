import { Select, TextInput } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { useTexts } from '../../lib/texts'
import { PhoneField } from '../../ui/phone-field'
import type { CompanyForm, FormField } from './company-form'
import { useCategoryOptions, useTypeOptions, type Company } from './company.queries'
import { FIELD_ID, type CompanyStepState } from './use-company-step'

interface BasicInfoFieldsProps {
  company: Company
  form: CompanyForm
  state: CompanyStepState
  onType: (typed: Partial<CompanyForm>, field: FormField) => void
}

interface Choice {
  value: string
  label: string
}

/** What is chosen stays to be seen, also while the list is on its way or doesn't offer it any more. */
const withChosen = (offered: readonly Choice[], chosen: Choice): readonly Choice[] =>
  chosen.value === '' || offered.some(({ value }) => value === chosen.value)
    ? offered
    : [chosen, ...offered]

/** Spec 1 §2, §5: basic info. The legal name is read-only. */
export function BasicInfoFields({ company, form, state, onType }: BasicInfoFieldsProps) {
  const t = useTexts(companyWizardTexts)
  return (
    <>
      <TextInput
        label={t('legalName')}
        value={company.legal_name}
        description={t('legalNameHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        readOnly
        variant="filled"
      />
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
        onBlur={(phone) => state.leave('phone', { phone })}
      />
      <PhoneField
        id={`${FIELD_ID}whatsapp`}
        label={t('mobilePhone')}
        countryLabel={t('mobilePhoneCountry')}
        required
        value={form.whatsapp}
        error={state.errorAt('whatsapp')}
        onChange={(whatsapp) => onType({ whatsapp }, 'whatsapp')}
        onBlur={(whatsapp) => state.leave('whatsapp', { whatsapp })}
      />
      <KindFields company={company} form={form} state={state} onType={onType} />
    </>
  )
}

/** Category and company type, from what the provider offers. */
function KindFields({ company, form, state, onType }: BasicInfoFieldsProps) {
  const t = useTexts(companyWizardTexts)
  const categories = useCategoryOptions()
  const types = useTypeOptions()
  const offeredCategories = (categories.data ?? []).map(({ category }) => ({
    value: category,
    label: category,
  }))
  const offeredTypes = (types.data ?? []).map(({ _id, companyType }) => ({
    value: _id,
    label: companyType,
  }))
  const common = {
    searchable: true,
    clearable: true,
    openOnFocus: false,
    withAsterisk: true,
    checkIconPosition: 'right',
    placeholder: t('choose'),
    nothingFoundMessage: t('nothing'),
  } as const
  const typeError = state.errorAt('type')
  return (
    <>
      <Select
        {...common}
        id={`${FIELD_ID}category`}
        label={t('category')}
        clearButtonProps={{ 'aria-label': t('clear', { name: t('category') }) }}
        data={withChosen(offeredCategories, { value: form.category, label: form.category })}
        value={form.category === '' ? null : form.category}
        error={state.errorAt('category')}
        onDropdownOpen={categories.isError ? () => void categories.refetch() : undefined}
        onChange={(category) => onType({ category: category ?? '' }, 'category')}
      />
      <Select
        {...common}
        id={`${FIELD_ID}type`}
        label={t('companyType')}
        clearButtonProps={{ 'aria-label': t('clear', { name: t('companyType') }) }}
        {...(typeError === undefined && { description: t('companyTypeHelp') })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={withChosen(offeredTypes, { value: form.type, label: company.type_value })}
        value={form.type === '' ? null : form.type}
        error={typeError}
        onDropdownOpen={types.isError ? () => void types.refetch() : undefined}
        onChange={(type) => onType({ type: type ?? '' }, 'type')}
      />
    </>
  )
}
