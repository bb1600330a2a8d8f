import { Box, Input, TextInput, VisuallyHidden } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { IconCheck, IconFileText } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { EditConflict } from '../../documents/edit-conflict'
import { LoadError } from '../../documents/load-error'
import { useSession } from '../../lib/session'
import { companyKeyOf } from '../../lib/session.kinds'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { look } from '../../ui/look'
import { SkeletonRows } from '../../ui/skeleton-rows'
import {
  documentsOf,
  type FormDocument,
  type ServerDocument,
  type TypedDocument,
} from './company-documents'
import { draftKey, typeInDocument, useCompanyDraft } from './company-draft'
import { firstFormOf, isStepOneDone } from './company-form'
import { CompanyStep } from './company-step'
import { type Company, useCategoryOptions, useCompany, useTypeOptions } from './company.queries'
import { FormSection } from './form-section'
import {
  documentFieldId,
  type DocumentPart,
  type DocumentsStepState,
  useDocumentsStep,
} from './use-documents-step'
import { WizardActions } from './wizard-actions'
import type { WizardPieces } from './wizard-pieces'
import classes from './wizard.module.css'

/** Prevents the browser from opening a file that is dropped beside its field. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => event.preventDefault()
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

interface DocumentsStepProps {
  draft: string
  company: Company
  documents: readonly FormDocument[]
  UploadField: WizardPieces['UploadField']
  label: string
  onBack: () => void
  onSaved: () => Promise<void>
}

/** Step 2, Legal Document (Spec 1 §2): a number and a file per document. */
function DocumentsStep(props: DocumentsStepProps) {
  const { draft, company, documents, UploadField, label, onBack, onSaved } = props
  const t = useTexts(companyWizardTexts)
  const state = useDocumentsStep({ draft, buyerId: company._id, documents, onSaved })
  useNoStrayDrops()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void state.submit()
  }
  const type = ({ id, seen }: FormDocument, typed: TypedDocument, part: DocumentPart) => {
    typeInDocument(draft, id, typed, seen)
    state.clear(id, part)
  }
  return (
    <form noValidate className={`${look('stack')} ${classes.form}`} onSubmit={submit}>
      {documents.map((document) => (
        <DocumentFields
          key={document.id}
          document={document}
          UploadField={UploadField}
          state={state}
          onType={type}
        />
      ))}
      {documents.length === 0 && (
        <div className={look('border-t')}>
          <EmptyState
            icon={<IconFileText size={22} stroke={1.75} />}
            text={t(company.type === '' ? 'noType' : 'noDocuments')}
          />
        </div>
      )}
      {documents.length > 0 && <SavingLine state={state.drafts.state} label={label} />}
      <WizardActions label={label} busy={state.busy} failure={state.failure} onBack={onBack} />
    </form>
  )
}

interface SavingLineProps {
  state: DocumentsStepState['drafts']['state']
  label: string
}

/** Shows whether the documents are saved on the server or only in this browser so far. */
function SavingLine({ state, label }: SavingLineProps) {
  const t = useTexts(companyWizardTexts)
  return (
    <Box component="p" role="status" className={look('dimmed', 'mt-xs')} mih="1.5em">
      {state.kind === 'idle' && t('savedForCompany', { label })}
      {state.kind === 'saving' && t('saving')}
      {state.kind === 'failed' && t('notSavedYet', { reason: state.text })}
    </Box>
  )
}

interface DocumentFieldsProps {
  document: FormDocument
  UploadField: WizardPieces['UploadField']
  state: DocumentsStepState
  onType: (document: FormDocument, typed: TypedDocument, part: DocumentPart) => void
}

function DocumentFields({ document, UploadField, state, onType }: DocumentFieldsProps) {
  const t = useTexts(companyWizardTexts)
  const { id, title, short_title, required, value, file } = document
  const name = short_title || title
  const conflict = state.drafts.conflicts[id]
  const rowsOf = (theirs: ServerDocument) => [
    { label: t('numberOf', { title: name }), mine: value.trim(), theirs: theirs.value },
    { label: t('file'), mine: file?.name ?? '', theirs: theirs.file?.name ?? '' },
  ]
  return (
    <FormSection
      id={`document-${id}`}
      title={name}
      need={t(required ? 'required' : 'optional')}
      help={name === title ? undefined : title}
    >
      {conflict && (
        <EditConflict
          message={conflict.message}
          rows={rowsOf(conflict.theirs)}
          onKeepMine={() => state.drafts.keepMine(id)}
          onTakeTheirs={() => state.drafts.takeTheirs(id)}
        />
      )}
      <TextInput
        id={documentFieldId(id, 'value')}
        label={t('numberOf', { title: name })}
        withAsterisk={required}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={value}
        error={state.errorAt(document, 'value')}
        onChange={({ currentTarget }) => onType(document, { value: currentTarget.value }, 'value')}
      />
      <div>
        <Input.Label labelElement="div" required={required}>
          {t('file')}
        </Input.Label>
        <UploadField
          id={documentFieldId(id, 'file')}
          name={title}
          prefix="buyer"
          file={file}
          error={state.errorAt(document, 'file')}
          onUploaded={({ id: fileId, name: fileName, type }) =>
            onType(document, { file: { id: fileId, name: fileName, type } }, 'file')
          }
          onBusy={(isBusy) => state.onBusy(id, isBusy)}
        />
      </div>
    </FormSection>
  )
}

type WizardStep = 1 | 2
const STEPS = [
  { step: 1, name: 'companyDetail' },
  { step: 2, name: 'legalDocument' },
] as const

/** Progress of the wizard (Spec 1 §2). */
function WizardSteps({ current }: { current: WizardStep }) {
  const t = useTexts(companyWizardTexts)
  return (
    <ol className={`${look('flex', 'gap-xs', 'medium')} ${classes.steps}`} aria-label={t('steps')}>
      {STEPS.map(({ step, name }) => {
        const isDone = step < current
        const isReached = step <= current
        return (
          <li
            key={step}
            className={`${look('row', 'gap-xs', 'flex-1', 'border-t', isReached && 'border-accent', step === current ? 'color-text' : 'dimmed', 'py-xs')} ${classes.step}`}
            aria-current={step === current ? 'step' : undefined}
          >
            <span
              className={`${look('centered', 'flex-none', 'tiny', isReached ? 'on-teal' : 'border', !isReached && 'border-strong')} ${classes.mark}`}
              aria-hidden
            >
              {isDone ? <IconCheck size={14} stroke={2.5} /> : step}
            </span>
            {t(name)}
            {isDone && <VisuallyHidden>({t('stepDone')})</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}

interface WizardStepState {
  step: WizardStep
  goTo: (step: WizardStep) => void
}

/** The wizard's step, stored in the address, so that Back and reload work. */
function useWizardStep(): WizardStepState {
  const router = useRouter()
  const step = useLocation({
    select: ({ search }) => ('step' in search && String(search.step) === '2' ? 2 : 1),
  })
  const goTo = (next: WizardStep) => {
    const { pathname, searchStr } = router.state.location
    const search = new URLSearchParams(searchStr)
    if (next === 1) search.delete('step')
    else search.set('step', String(next))
    const text = search.toString()
    router.history.push(`${pathname}${text && `?${text}`}`)
  }
  return { step, goTo }
}

/** Milliseconds between refreshes, which show other users' input in step 2. */
const OTHERS_MS = 15_000

interface CompanyWizardProps {
  pieces: WizardPieces
  submitLabel: string
  /** Called after the documents are saved; an error it throws is shown in the step. */
  onSaved: () => Promise<void>
}

/** The two steps of the registration (Spec 1 §2), filled with saved values and unsaved input. */
export function CompanyWizard(props: CompanyWizardProps) {
  const { step } = useWizardStep()
  const company = useCompany(step === 2 && OTHERS_MS)
  const categories = useCategoryOptions()
  const types = useTypeOptions()
  const failed = [company, categories, types].find(({ isError, data }) => isError && !data)
  if (failed) return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
  if (!company.data || !categories.data || !types.data) return <SkeletonRows rows={8} height={64} />
  return <LoadedWizard {...props} company={company.data} />
}

/** Scrolls to the top of a new step and announces it to screen readers. */
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
