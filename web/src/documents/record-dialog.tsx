import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import type { DraftRecord } from '../lib/use-draft-record'
import { FormDialog } from './form-dialog'

/** What a dialog needs of a form over a record that several people edit. */
interface EditedRecord<Draft extends object> extends Pick<
  DraftRecord<Draft>,
  'draft' | 'isChanged' | 'isSaving' | 'dismiss' | 'conflict'
> {
  submit: () => unknown
  /** What no field says. */
  failure: Error | null
}

interface RecordDialogProps<Draft extends object> {
  title: string
  submitLabel?: string
  failureTitle: string
  form: EditedRecord<Draft>
  /** What a person would call each field, with its value in a draft. */
  told: readonly { label: string; of: (draft: Draft) => string }[]
  /** Left of the buttons. */
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog over a record that several people edit; who comes second is told what differs. */
export function RecordDialog<Draft extends object>(props: RecordDialogProps<Draft>) {
  const { form, told } = props
  const t = useTexts(formTexts)
  const { conflict, draft } = form
  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel ?? t('saveChanges')}
      isChanged={form.isChanged}
      isSaving={form.isSaving}
      failure={form.failure}
      failureTitle={props.failureTitle}
      onDismissFailure={form.dismiss}
      onSubmit={() => form.submit()}
      onClose={props.onClose}
      footer={props.footer}
      conflict={
        conflict && {
          rows: told.map(({ label, of }) => ({
            label,
            mine: of(draft),
            theirs: of(conflict.theirs),
          })),
          onKeepMine: () => void conflict.keepMine(),
          onTakeTheirs: conflict.takeTheirs,
        }
      }
    >
      {props.children}
    </FormDialog>
  )
}
