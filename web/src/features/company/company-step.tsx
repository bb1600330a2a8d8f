import type { SubmitEvent } from 'react'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { useTexts } from '../../lib/texts'
import { AddressFields } from './address-fields'
import { BasicInfoFields } from './basic-info-fields'
import { typeInForm } from './company-draft'
import type { CompanyForm, FormField } from './company-form'
import type { Company } from './company.queries'
import { FormSection } from './form-section'
import { SocialFields } from './social-fields'
import { useCompanyStep } from './use-company-step'
import { WizardActions } from './wizard-actions'
import type { WizardPieces } from './wizard-pieces'
import classes from './wizard.module.css'
import { look } from '../../ui/look'

interface CompanyStepProps {
  draft: string
  company: Company
  form: CompanyForm
  PlaceFields: WizardPieces['PlaceFields']
  onDone: () => void
}

/** Spec 1 §2, step 1 Company Detail: basic info, address, social media. */
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
