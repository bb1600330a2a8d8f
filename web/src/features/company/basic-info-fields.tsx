import { Select, TextInput } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { useTexts } from '../../lib/texts'
import {
  BusinessNameField,
  CategoryField,
  ContactFields,
  useOfferedSelect,
  withChosen,
} from './company-fields'
import type { CompanyForm, FormField } from './company-form'
import { useTypeOptions, type Company } from './company.queries'
import { FIELD_ID, type FieldState } from './field-problems'

interface BasicInfoFieldsProps {
  company: Company
  form: CompanyForm
  state: FieldState
  onType: (typed: Partial<CompanyForm>, field: FormField) => void
}

/** Spec 1 §2, §5: basic info. The legal name is read-only. */
export function BasicInfoFields(props: BasicInfoFieldsProps) {
  const t = useTexts(companyWizardTexts)
  const { form, state, onType } = props
  const fields = { form, state, onType }
  return (
    <>
      <TextInput
        label={t('legalName')}
        value={props.company.legal_name}
        description={t('legalNameHelp')}
        readOnly
        variant="filled"
      />
      <BusinessNameField {...fields} />
      <ContactFields {...fields} />
      <CategoryField {...fields} required />
      <TypeField {...props} />
    </>
  )
}

/** The company type, of those that the provider offers. */
function TypeField({ company, form, state, onType }: BasicInfoFieldsProps) {
  const t = useTexts(companyWizardTexts)
  const types = useTypeOptions()
  const common = useOfferedSelect(t('companyType'))
  const offered = (types.data ?? []).map(({ _id, companyType }) => ({
    value: _id,
    label: companyType,
  }))
  const error = state.errorAt('type')
  return (
    <Select
      {...common}
      id={`${FIELD_ID}type`}
      withAsterisk
      {...(error === undefined && { description: t('companyTypeHelp') })}
      data={withChosen(offered, { value: form.type, label: company.type_value })}
      value={form.type === '' ? null : form.type}
      error={error}
      onDropdownOpen={types.isError ? () => void types.refetch() : undefined}
      onChange={(type) => onType({ type: type ?? '' }, 'type')}
    />
  )
}
