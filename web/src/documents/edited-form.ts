import type { DraftRecord } from '../lib/use-draft-record'
import type { Difference } from './edit-conflict'
import type { FormBodyProps } from './form-body'

/** Saving state of a form for a record that several users edit. */
export interface EditedForm<Draft extends object> extends Pick<
  DraftRecord<Draft>,
  'isSaving' | 'dismiss' | 'conflict'
> {
  /** Error of the last save that belongs to no field. */
  failure: Error | null
}

/** Labels of the fields, with a function that reads the field's value as text. */
export type LabeledFields<Draft> = readonly { label: string; of: (draft: Draft) => string }[]

export const differencesOf = <Draft>(fields: LabeledFields<Draft>, mine: Draft, theirs: Draft) =>
  fields.map(({ label, of }): Difference => ({ label, mine: of(mine), theirs: of(theirs) }))

/** Returns the props of `FormBody`: saving, failed, or in conflict with another user's changes. */
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
