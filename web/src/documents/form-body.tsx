import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useEffect, useRef, type ReactNode } from 'react'
import { messageOf } from '../lib/api-error'
import { useTexts } from '../lib/texts'
import { EditConflict, type Conflict } from './edit-conflict'
import { FailureNotice } from './failure-notice'
import classes from './form-body.module.css'

export interface FormBodyProps {
  isSaving: boolean
  /** Why it was not saved, unless a field says it. */
  failure?: Error | null
  failureTitle?: string
  onDismissFailure?: () => void
  /** Somebody else saved first. */
  conflict?: Conflict | null
  children: ReactNode
}

/** Where a dialog's own head stands over it, its beginning is shown. */
function bringToView(notices: HTMLElement): void {
  const dialog = notices.closest('[role="dialog"]')
  if (dialog) dialog.scrollTo({ top: 0 })
  else notices.scrollIntoView({ block: 'center' })
}

/**
 * What has to be read first stands above fields that may be taller than the screen: it is brought
 * into view, and has the focus while it asks something.
 */
function useNoticesFirst(isAsked: boolean, failure: Error | null) {
  const notices = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLFieldSetElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (notices.current && (isAsked || failure)) bringToView(notices.current)
  }, [isAsked, failure])
  useEffect(() => {
    if (isAsked) notices.current?.focus({ preventScroll: true })
    else if (wasAsked.current)
      fields.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  return { notices, fields }
}

/** The fields of a form, under why they were not saved or who saved first. */
export function FormBody(props: FormBodyProps) {
  const { isSaving, failure = null, conflict = null } = props
  const t = useTexts(formTexts)
  const { notices, fields } = useNoticesFirst(conflict !== null, failure)
  return (
    <>
      <div ref={notices} tabIndex={-1} className={classes.notices}>
        {failure && (
          <FailureNotice
            title={props.failureTitle ?? t('failed')}
            messages={[messageOf(failure)]}
            onClose={() => props.onDismissFailure?.()}
          />
        )}
        {conflict && <EditConflict {...conflict} busy={isSaving} />}
      </div>
      {/* What is compared stays as it is until one of both is chosen. */}
      <fieldset ref={fields} className={classes.fields} disabled={conflict !== null}>
        {props.children}
      </fieldset>
    </>
  )
}
