import { useState } from 'react'
import { DETAIL_FIELDS } from '@pasok/domain/company/company.rules'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api'
import { isStale } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { setAnswer } from '../../lib/set-answer'
import { confirm } from '../../ui/confirm'
import { settleForm } from './company-draft'
import { bodyOf, isSound, problemsOf, type CompanyForm, type FormField } from './company-form'
import { companyKey, readCompany, type Company } from './company.queries'
import { problemsAt, problemsIn, useFieldProblems } from './field-problems'

const FIELDS: readonly FormField[] = [...DETAIL_FIELDS, 'country_id']

const askWithoutType = () =>
  confirm({
    title: tx(companyWizardTexts.companyType),
    text: tx(companyWizardTexts.withoutType),
    confirmLabel: tx(companyWizardTexts.withoutTypeYes),
  })

interface CompanyStepInput {
  draft: string
  company: Company
  form: CompanyForm
  onDone: () => void
}

/** Step 1: checks in the specified order, the question about the type, saving (Spec 1 §4, §5). */
export function useCompanyStep({ draft, company, form, onDone }: CompanyStepInput) {
  const { _id: buyerId } = company
  /** Since the step was opened: a read in between must not hide that somebody else saved. */
  const [version, setVersion] = useState(company.version)
  const queries = useQueryClient()
  const problems = useFieldProblems()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const detail = await call('updateCompany', { body: { ...bodyOf(form), version } })
      settleForm(draft, form)
      await setAnswer<Company>(queries, companyKey(buyerId), (old) => old && { ...old, ...detail })
      // Another type asks for other documents.
      void queries.invalidateQueries({ queryKey: companyKey(buyerId) })
      onDone()
    } catch (reason) {
      // The fields that were not typed here show what somebody else saved; Next saves all of them.
      if (isStale(reason))
        await readCompany(queries, buyerId).then(
          (newest) => setVersion(newest.version),
          () => {},
        )
      const { at, rest } = problemsIn(reason, FIELDS)
      setFailure(rest)
      problems.show(at)
    } finally {
      setBusy(false)
    }
  }
  const next = async () => {
    if (busy) return
    const found = problemsOf(form)
    setFailure(null)
    if (!isSound(found)) return problems.show(problemsAt(found))
    problems.show({})
    if (found.length > 0 && !(await askWithoutType())) return problems.show(problemsAt(found))
    await save()
  }
  return { ...problems, busy, failure, next }
}
