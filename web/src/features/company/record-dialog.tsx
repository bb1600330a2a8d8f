import { useEffect, useRef, type ReactNode } from 'react'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { EditConflict, type Difference } from '../../documents/edit-conflict'
import { FormDialog } from '../../documents/form-dialog'
import { useTexts } from '../../lib/texts'
import classes from './record-dialog.module.css'
import type { RecordForm } from './use-record-form'

interface RecordDialogProps<Draft extends object> {
  title: string
  submitLabel?: string
  failureTitle: string
  form: RecordForm<Draft>
  /** What a person would call each field, with its value in a draft. */
  told: readonly { label: string; of: (draft: Draft) => string }[]
  onClose: () => void
  children: ReactNode
}

/**
 * What has to be read first stands above fields that may be taller than the screen: it is brought
 * into view, and has the focus while it asks something.
 */
function useNoticeFirst(isAsked: boolean, failure: Error | null) {
  const notice = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLFieldSetElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isAsked || failure) fields.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 })
  }, [isAsked, failure])
  useEffect(() => {
    if (isAsked) notice.current?.focus({ preventScroll: true })
    else if (wasAsked.current) fields.current?.querySelector('input')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  return { notice, fields }
}

/** A dialog over a form of the company's; who comes second is told what differs. */
export function RecordDialog<Draft extends object>(props: RecordDialogProps<Draft>) {
  const { form, told } = props
  const t = useTexts(formTexts)
  const { conflict, draft } = form
  const { notice, fields } = useNoticeFirst(conflict !== null, form.failure)
  const rows: readonly Difference[] = conflict
    ? told.map(({ label, of }) => ({ label, mine: of(draft), theirs: of(conflict.theirs) }))
    : []
  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel ?? t('saveChanges')}
      isChanged={form.isChanged}
      isSaving={form.isSaving}
      failure={form.failure}
      failureTitle={props.failureTitle}
      onDismissFailure={form.dismiss}
      onSubmit={() => void form.submit()}
      onClose={props.onClose}
      notice={
        conflict && (
          <div ref={notice} tabIndex={-1} className={classes.notice}>
            <EditConflict
              rows={rows}
              onKeepMine={() => void conflict.keepMine()}
              onTakeTheirs={conflict.takeTheirs}
              busy={form.isSaving}
            />
          </div>
        )
      }
    >
      {/* What is compared stays as it is until one of both is chosen. */}
      <fieldset ref={fields} className={classes.fields} disabled={conflict !== null}>
        {props.children}
      </fieldset>
    </FormDialog>
  )
}
