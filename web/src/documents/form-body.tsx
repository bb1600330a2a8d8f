import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useEffect, useRef, type ReactNode } from 'react'
import { messageOf } from '../lib/api-error'
import { useTexts } from '../lib/texts'
import { EditConflict, type Conflict } from './edit-conflict'
import { FailureNotice } from './failure-notice'
import { look } from '../ui/look'

export interface FormBodyProps {
  isSaving: boolean
  /** Error of the last save that belongs to no field. */
  failure?: Error | null
  failureTitle?: string
  onDismissFailure?: () => void
  /** Set when another user saved first. */
  conflict?: Conflict | null
  children: ReactNode
}

/**
 * Moves the focus to the conflict notice while a decision is needed, so that it is read before the fields;
 * afterwards back to the fields.
 */
function useNoticesFirst(hasNotice: boolean) {
  const notices = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLFieldSetElement>(null)
  const hadNotice = useRef(false)
  useEffect(() => {
    if (hasNotice) notices.current?.focus({ preventScroll: true })
    else if (hadNotice.current)
      fields.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
    hadNotice.current = hasNotice
  }, [hasNotice])
  return { notices, fields }
}

/** The fields of a form, below the error of the last save or the conflict with another user's save. */
export function FormBody(props: FormBodyProps) {
  const { isSaving, failure = null, conflict = null } = props
  const t = useTexts(formTexts)
  const { notices, fields } = useNoticesFirst(conflict !== null)
  return (
    <>
      <div
        ref={notices}
        tabIndex={-1}
        className={look('stack', 'gap-sm', 'min-w-0', 'focus-bare', 'empty-hidden')}
      >
        {failure && (
          <FailureNotice
            title={props.failureTitle ?? t('failed')}
            messages={[messageOf(failure)]}
            onClose={() => props.onDismissFailure?.()}
          />
        )}
        {conflict && <EditConflict {...conflict} busy={isSaving} />}
      </div>
      {/* Fields are disabled until the user chooses a version. */}
      <fieldset ref={fields} className={look('stack', 'gap-md')} disabled={conflict !== null}>
        {props.children}
      </fieldset>
    </>
  )
}
