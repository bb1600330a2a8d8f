import { useEffect, useMemo, useRef } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { LoadError } from '../../documents/load-error'
import { useSession } from '../../lib/session'
import { companyKeyOf } from '../../lib/session.kinds'
import { useTexts } from '../../lib/texts'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { draftKey, useCompanyDraft } from './company-draft'
import { documentsOf } from './company-documents'
import { firstFormOf, isStepOneDone } from './company-form'
import { CompanyStep } from './company-step'
import { useCategoryOptions, useCompany, useTypeOptions, type Company } from './company.queries'
import { DocumentsStep } from './documents-step'
import { useWizardStep } from './use-wizard-step'
import type { WizardPieces } from './wizard-pieces'
import { WizardSteps, type WizardStep } from './wizard-steps'
import { look } from '../../ui/look'

/** What others fill in of step 2 meanwhile appears after this many ms. */
const OTHERS = 15_000

interface CompanyWizardProps {
  pieces: WizardPieces
  /** Of the last button. */
  submitLabel: string
  /** What sending means beside saving the documents; what it throws is said in the step. */
  onSaved: () => Promise<void>
}

/** The two steps of a registration (Spec 1 §2), filled with what was saved and typed before. */
export function CompanyWizard(props: CompanyWizardProps) {
  const { step } = useWizardStep()
  const company = useCompany(step === 2 && OTHERS)
  const categories = useCategoryOptions()
  const types = useTypeOptions()
  const failed = [company, categories, types].find(({ isError, data }) => isError && !data)
  if (failed) return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
  if (!company.data || !categories.data || !types.data) return <SkeletonRows rows={8} height={64} />
  return <LoadedWizard {...props} company={company.data} />
}

/** Each step begins at its top, and is told to those who don't see it. */
function useStepStart(step: WizardStep) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    ref.current?.focus({ preventScroll: true })
  }, [step])
  return ref
}

function LoadedWizard({
  company,
  pieces,
  submitLabel,
  onSaved,
}: CompanyWizardProps & { company: Company }) {
  const t = useTexts(companyWizardTexts)
  const session = useSession()
  const types = useTypeOptions()
  const draft = draftKey(companyKeyOf(session))
  const typed = useCompanyDraft(draft)
  const form = useMemo(
    () => ({ ...firstFormOf(company, session.fullname), ...typed.form }),
    [company, session.fullname, typed.form],
  )
  const { step: wanted, goTo } = useWizardStep()
  const step = isStepOneDone(company) ? wanted : 1
  const start = useStepStart(step)
  return (
    <>
      <div ref={start} tabIndex={-1} className={look('mb-md', 'focus-bare')}>
        <VisuallyHidden>{t('stepOf', { step })}</VisuallyHidden>
        <WizardSteps current={step} />
      </div>
      {step === 1 ? (
        <CompanyStep
          draft={draft}
          company={company}
          form={form}
          PlaceFields={pieces.PlaceFields}
          onDone={() => goTo(2)}
        />
      ) : (
        <DocumentsStep
          draft={draft}
          company={company}
          documents={documentsOf(company, types.data ?? [], typed.documents)}
          UploadField={pieces.UploadField}
          label={submitLabel}
          onBack={() => goTo(1)}
          onSaved={onSaved}
        />
      )}
    </>
  )
}
