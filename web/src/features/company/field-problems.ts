import { useCallback, useState } from 'react'
import { companyErrors } from '@pasok/domain/company/company.errors'
import { findFieldProblem, type DetailField } from '@pasok/domain/company/company.rules'
import type { Text } from '@pasok/domain/kernel/texts'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTx } from '../../lib/texts'
import type { FormField, FormProblem } from './company-form'
import { focusFirst } from './focus-first'
import { afterPress } from '../../lib/after-press'

/** Before each field's name in its element's id. */
export const FIELD_ID = 'company-'

/** What is wrong with each field: our own text, or the server's words. */
export type Problems = Partial<Record<FormField, Text | string>>

export const problemsAt = (found: readonly FormProblem[]): Problems =>
  Object.fromEntries(found.map(({ field, error }) => [field, companyErrors[error]]))

/** The server's words at the fields of a form, and what it said of none of them. */
export function problemsIn(
  reason: unknown,
  fields: readonly FormField[],
): { at: Problems; rest: string | null } {
  const issues = reason instanceof ApiError ? reason.issues : []
  const isField = (path: string | undefined): path is FormField =>
    fields.some((field) => field === path)
  const at: Problems = {}
  for (const { path, message } of issues) if (isField(path)) at[path] ??= message
  const isAllPlaced = issues.length > 0 && issues.every(({ path }) => isField(path))
  return { at, rest: isAllPlaced ? null : messageOf(reason) }
}

/** What is wrong in a form, said at its fields. */
export function useFieldProblems() {
  const say = useTx()
  const [problems, setProblems] = useState<Problems>({})
  const show = useCallback((at: Problems) => {
    setProblems(at)
    focusFirst(Object.keys(at).map((field) => FIELD_ID + field))
  }, [])
  return {
    /** Says them, in place of those before, and brings the person to the topmost. */
    show,
    errorAt: (field: FormField): string | undefined => {
      const problem = problems[field]
      return typeof problem === 'object' ? say(problem) : problem
    },
    /** What was wrong with a field is put away as soon as it changes. */
    clear: (field: FormField) => setProblems(({ [field]: _gone, ...others }) => others),
    /** A field that was left half right is told so; an empty one waits until it is sent. */
    leave: (field: DetailField, text: string) => {
      const problem = text.trim() === '' ? undefined : findFieldProblem(field, text)
      if (problem)
        afterPress(() => setProblems((before) => ({ ...before, ...problemsAt([problem]) })))
    },
  }
}

type FieldProblems = ReturnType<typeof useFieldProblems>
/** What the fields of a form need to know of what is wrong with them. */
export type FieldState = Pick<FieldProblems, 'errorAt' | 'leave'>
