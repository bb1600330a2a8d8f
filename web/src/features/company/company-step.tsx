import { Select, TextInput } from '@mantine/core'
import { DETAIL_FIELDS } from '@pasok/domain/company/company.rules'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../lib/api'
import { isStale } from '../../lib/api-error'
import { setResponse } from '../../lib/query-cache'
import { tx, useTexts } from '../../lib/texts'
import { confirm } from '../../ui/confirm'
import { look } from '../../ui/look'
import { AddressFields } from './address-fields'
import { markFormSaved, typeInForm } from './company-draft'
import {
  BusinessNameField,
  CategoryField,
  ContactFields,
  useOfferedSelect,
  withChosen,
} from './company-fields'
import { bodyOf, type CompanyForm, type FormField, isSound, problemsOf } from './company-form'
import { type Company, companyKey, readCompany, useTypeOptions } from './company.queries'
import {
  FIELD_ID,
  type FieldState,
  problemsAt,
  problemsIn,
  useFieldProblems,
} from './field-problems'
import { FormSection } from './form-section'
import { SocialFields } from './social-fields'
import { WizardActions } from './wizard-actions'
import type { WizardPieces } from './wizard-pieces'
import classes from './wizard.module.css'

const FIELDS: readonly FormField[] = [...DETAIL_FIELDS, 'country_id']

const confirmWithoutType = () =>
  confirm({
    title: tx(companyWizardTexts.companyType),
    text: tx(companyWizardTexts.withoutType),
    confirmLabel: tx(companyWizardTexts.withoutTypeYes),
  })

interface CompanyStepInput {
  draft: string
  company: Company
  form: CompanyForm
  onDone: () => void
}

/** Step 1: validation in the specified order, confirmation for a missing type, saving (Spec 1 §4, §5). */
function useCompanyStep({ draft, company, form, onDone }: CompanyStepInput) {
  const { _id: buyerId } = company
  /** Version when the step was opened: a later refetch must not hide another user's save. */
  const [version, setVersion] = useState(company.version)
  const queries = useQueryClient()
  const problems = useFieldProblems()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const detail = await call('updateCompany', { body: { ...bodyOf(form), version } })
      markFormSaved(draft, form)
      await setResponse<Company>(
        queries,
        companyKey(buyerId),
        (old) => old && { ...old, ...detail },
      )
      // Another type requires other documents.
      void queries.invalidateQueries({ queryKey: companyKey(buyerId) })
      onDone()
    } catch (reason) {
      // Unedited fields now show the other user's values; the next press of Next saves all fields.
      if (isStale(reason))
        await readCompany(queries, buyerId).then(
          (newest) => setVersion(newest.version),
          () => {},
        )
      const { at, rest } = problemsIn(reason, FIELDS)
      setFailure(rest)
      problems.show(at)
    } finally {
      setBusy(false)
    }
  }
  const next = async () => {
    if (busy) return
    const found = problemsOf(form)
    setFailure(null)
    if (!isSound(found)) return problems.show(problemsAt(found))
    problems.show({})
    if (found.length > 0 && !(await confirmWithoutType())) return problems.show(problemsAt(found))
    await save()
  }
  return { ...problems, busy, failure, next }
}

interface BasicInfoFieldsProps {
  company: Company
  form: CompanyForm
  state: FieldState
  onType: (typed: Partial<CompanyForm>, field: FormField) => void
}

/** Basic info (Spec 1 §2, §5). The legal name is read-only. */
function BasicInfoFields(props: BasicInfoFieldsProps) {
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

interface CompanyStepProps {
  draft: string
  company: Company
  form: CompanyForm
  PlaceFields: WizardPieces['PlaceFields']
  onDone: () => void
}

/** Step 1, Company Detail (Spec 1 §2): basic info, address, social media. */
export function CompanyStep({ draft, company, form, PlaceFields, onDone }: CompanyStepProps) {
  const t = useTexts(companyWizardTexts)
  const state = useCompanyStep({ draft, company, form, onDone })
  const type = (typed: Partial<CompanyForm>, field: FormField) => {
    typeInForm(draft, typed)
    state.clear(field)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void state.next()
  }
  return (
    <form noValidate className={`${look('stack')} ${classes.form}`} onSubmit={submit}>
      <FormSection
        id="wizard-basic"
        title={t('basicInfo')}
        need={t('required')}
        help={t('basicInfoHelp')}
      >
        <BasicInfoFields company={company} form={form} state={state} onType={type} />
      </FormSection>
      <FormSection
        id="wizard-address"
        title={t('address')}
        need={t('required')}
        help={t('addressHelp')}
      >
        <AddressFields
          PlaceFields={PlaceFields}
          place={form.place}
          state={state}
          onChange={(place, field) => type({ place }, field)}
        />
      </FormSection>
      <FormSection
        id="wizard-social"
        title={t('socialMedia')}
        need={t('optional')}
        help={t('socialMediaHelp')}
      >
        <SocialFields form={form} state={state} onType={type} />
      </FormSection>
      <WizardActions label={t('next')} busy={state.busy} failure={state.failure} />
    </form>
  )
}
