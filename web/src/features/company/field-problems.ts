import { useCallback, useState } from 'react'
import { companyErrors } from '@pasok/domain/company/company.errors'
import { findFieldProblem, type DetailField } from '@pasok/domain/company/company.rules'
import type { Text } from '@pasok/domain/kernel/texts'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTx } from '../../lib/texts'
import type { FormField, FormProblem } from './company-form'
import { focusFirst } from './focus-first'
import { afterPress } from '../../lib/after-press'

export const FIELD_ID = 'company-'

/** Errors by field: our own text, or the server's message. */
export type Problems = Partial<Record<FormField, Text | string>>

export const problemsAt = (found: readonly FormProblem[]): Problems =>
  Object.fromEntries(found.map(({ field, error }) => [field, companyErrors[error]]))

/** Splits a server error into messages of the given fields and the remaining message. */
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

/** Error messages at the fields of a form. */
export function useFieldProblems() {
  const translate = useTx()
  const [problems, setProblems] = useState<Problems>({})
  const show = useCallback((at: Problems) => {
    setProblems(at)
    focusFirst(Object.keys(at).map((field) => FIELD_ID + field))
  }, [])
  return {
    /** Replaces the errors and focuses the first field with one. */
    show,
    errorAt: (field: FormField): string | undefined => {
      const problem = problems[field]
      return typeof problem === 'object' ? translate(problem) : problem
    },
    clear: (field: FormField) => setProblems(({ [field]: _removed, ...others }) => others),
    /** Validates a field on blur; an empty field is only reported on submit. */
    leave: (field: DetailField, text: string) => {
      const problem = text.trim() === '' ? undefined : findFieldProblem(field, text)
      if (problem)
        afterPress(() => setProblems((before) => ({ ...before, ...problemsAt([problem]) })))
    },
  }
}

type FieldProblems = ReturnType<typeof useFieldProblems>
export type FieldState = Pick<FieldProblems, 'errorAt' | 'leave'>
