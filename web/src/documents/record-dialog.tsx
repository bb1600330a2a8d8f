import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import type { DraftRecord } from '../lib/use-draft-record'
import { bodyOf, differencesOf, type EditedForm, type LabeledFields } from './edited-form'
import { FormDialog } from './form-dialog'

interface EditedRecord<Draft extends object>
  extends EditedForm<Draft>, Pick<DraftRecord<Draft>, 'draft' | 'isChanged'> {
  submit: () => unknown
}

interface RecordDialogProps<Draft extends object> {
  title: string
  submitLabel?: string
  failureTitle: string
  form: EditedRecord<Draft>
  fields: LabeledFields<Draft>
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog for a record edited by several users; a user who saves second sees the differences. */
export function RecordDialog<Draft extends object>(props: RecordDialogProps<Draft>) {
  const { form, fields } = props
  const t = useTexts(formTexts)
  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel ?? t('saveChanges')}
      isChanged={form.isChanged}
      {...bodyOf(form, (theirs) => differencesOf(fields, form.draft, theirs))}
      failureTitle={props.failureTitle}
      onSubmit={() => form.submit()}
      onClose={props.onClose}
      footer={props.footer}
    >
      {props.children}
    </FormDialog>
  )
}
