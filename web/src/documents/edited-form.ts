import type { DraftRecord } from '../lib/use-draft-record'
import type { Difference } from './edit-conflict'
import type { FormBodyProps } from './form-body'

/** What is shown of a form over a record that several people edit. */
export interface EditedForm<Draft extends object> extends Pick<
  DraftRecord<Draft>,
  'isSaving' | 'dismiss' | 'conflict'
> {
  /** What no field says. */
  failure: Error | null
}

/** What a person would call each field, with its value in a draft. */
export type Told<Draft> = readonly { label: string; of: (draft: Draft) => string }[]

/** The fields of two drafts, side by side. */
export const differencesOf = <Draft>(told: Told<Draft>, mine: Draft, theirs: Draft) =>
  told.map(({ label, of }): Difference => ({ label, mine: of(mine), theirs: of(theirs) }))

/** Whether it is being saved, why it was not, or who was first with something different. */
export const bodyOf = <Draft extends object>(
  { isSaving, failure, dismiss, conflict }: EditedForm<Draft>,
  differences: (theirs: Draft) => readonly Difference[],
): Omit<FormBodyProps, 'failureTitle' | 'children'> => ({
  isSaving,
  failure,
  onDismissFailure: dismiss,
  conflict: conflict && {
    message: conflict.message,
    rows: differences(conflict.theirs),
    onKeepMine: () => void conflict.keepMine(),
    onTakeTheirs: conflict.takeTheirs,
  },
})
