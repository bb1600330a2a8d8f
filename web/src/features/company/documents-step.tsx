import { useEffect, type SubmitEvent } from 'react'
import { Box, Input, TextInput } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { IconFileText } from '@tabler/icons-react'
import { EditConflict } from '../../documents/edit-conflict'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { typeInDocument } from './company-draft'
import type { FormDocument, ServerDocument, TypedDocument } from './company-documents'
import type { Company } from './company.queries'
import { FormSection } from './form-section'
import {
  documentFieldId,
  useDocumentsStep,
  type DocumentPart,
  type DocumentsStepState,
} from './use-documents-step'
import { WizardActions } from './wizard-actions'
import type { WizardPieces } from './wizard-pieces'
import classes from './wizard.module.css'
import { look } from '../../ui/look'

/** A file that misses its field must not take the place of the page. */
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
  /** Of the button that sends. */
  label: string
  onBack: () => void
  onSaved: () => Promise<void>
}

/** Spec 1 §2, step 2 Legal Document: a number and a file per document. */
export function DocumentsStep(props: DocumentsStepProps) {
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
  /** Of the button that sends. */
  label: string
}

/** Where the numbers and files are: with the company, or in this browser alone yet. */
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
