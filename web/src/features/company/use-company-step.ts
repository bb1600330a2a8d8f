import { useState } from 'react'
import { companyErrors } from '@pasok/domain/company/company.errors'
import { updateCompany } from '@pasok/domain/company/company.contract'
import { DETAIL_FIELDS, findFieldProblem } from '@pasok/domain/company/company.rules'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { tx, useTx } from '../../lib/texts'
import { confirm } from '../../ui/confirm'
import { settleForm } from './company-draft'
import {
  bodyOf,
  inputOf,
  isSound,
  problemsOf,
  type CompanyForm,
  type FormField,
  type FormProblem,
} from './company-form'
import { companyKey, type Company } from './company.queries'
import { focusFirst } from './focus-first'

export const FIELD_ID = 'company-'

/** What is wrong with each field: our own text, or the server's words. */
type Problems = Partial<Record<FormField, Text | string>>

const problemsAt = (found: readonly FormProblem[]): Problems =>
  Object.fromEntries(found.map(({ field, error }) => [field, companyErrors[error]]))

const isField = (path: string | undefined): path is FormField =>
  path === 'country_id' || DETAIL_FIELDS.some((field) => field === path)

/** The server's words at its fields, and what it said of no field. */
function problemsIn(reason: unknown): { at: Problems; rest: string | null } {
  const issues = reason instanceof ApiError ? reason.issues : []
  const at: Problems = {}
  for (const { path, message } of issues) if (isField(path)) at[path] ??= message
  const isAllPlaced = issues.length > 0 && issues.every(({ path }) => isField(path))
  return { at, rest: isAllPlaced ? null : messageOf(reason) }
}

const askWithoutType = () =>
  confirm({
    title: tx(companyWizardTexts.companyType),
    text: tx(companyWizardTexts.withoutType),
    confirmLabel: tx(companyWizardTexts.withoutTypeYes),
  })

interface CompanyStepInput {
  draft: string
  buyerId: string
  form: CompanyForm
  onDone: () => void
}

/** Step 1: checks in the specified order, the question about the type, saving (Spec 1 §4, §5). */
export function useCompanyStep({ draft, buyerId, form, onDone }: CompanyStepInput) {
  const say = useTx()
  const queries = useQueryClient()
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const show = (at: Problems) => {
    setProblems(at)
    focusFirst(Object.keys(at).map((field) => FIELD_ID + field))
  }
  const save = async () => {
    setBusy(true)
    try {
      const detail = await call(updateCompany, { body: bodyOf(form) })
      settleForm(draft, form)
      queries.setQueryData<Company>(companyKey(buyerId), (old) => old && { ...old, ...detail })
      // Another type asks for other documents.
      void queries.invalidateQueries({ queryKey: companyKey(buyerId) })
      onDone()
    } catch (reason) {
      const { at, rest } = problemsIn(reason)
      setFailure(rest)
      show(at)
    } finally {
      setBusy(false)
    }
  }
  const next = async () => {
    if (busy) return
    const found = problemsOf(form)
    setFailure(null)
    if (!isSound(found)) return show(problemsAt(found))
    setProblems({})
    if (found.length > 0 && !(await askWithoutType())) return show(problemsAt(found))
    await save()
  }
  return {
    busy,
    failure,
    next,
    errorAt: (field: FormField): string | undefined => {
      const problem = problems[field]
      return typeof problem === 'object' ? say(problem) : problem
    },
    /** What was wrong with a field is put away as soon as it changes. */
    clear: (field: FormField) => setProblems(({ [field]: _gone, ...others }) => others),
    /** A field that was left half right is told so; an empty one waits for Next. */
    leave: (field: Exclude<FormField, 'country_id'>, changed?: Partial<CompanyForm>) => {
      const text = inputOf({ ...form, ...changed })[field]
      const problem = text.trim() === '' ? undefined : findFieldProblem(field, text)
      if (problem) setProblems((before) => ({ ...before, ...problemsAt([problem]) }))
    },
  }
}

export type CompanyStepState = ReturnType<typeof useCompanyStep>
