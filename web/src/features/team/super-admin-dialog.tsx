import { TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { superAdminTexts } from '@pasok/domain/team/team.provider.texts'
import { useRef, useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { ApiError } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { CompanyChoice } from './super-admin-companies'
import { useSaveSuperAdmin } from './super-admin-queries'
import { emailProblem, nameProblem } from './super-admin-rules'

interface SuperAdminDialogProps {
  /** None: a new one. */
  admin: SuperAdmin | undefined
  onClose: () => void
}

interface Draft {
  fullname: string
  email: string
  companies: SuperAdmin['companies']
}

const draftOf = (admin: SuperAdmin | undefined): Draft => ({
  fullname: admin?.fullname ?? '',
  email: admin?.email ?? '',
  companies: admin?.companies ?? [],
})

/** What was typed, checked and saved; a failure keeps it. */
function useSuperAdminForm(admin: SuperAdmin | undefined, onClose: () => void) {
  const t = useTexts(superAdminTexts)
  const saving = useSaveSuperAdmin()
  const [draft, setDraft] = useState(() => draftOf(admin))
  const [tried, setTried] = useState(false)
  const problems = {
    fullname: nameProblem(draft.fullname),
    email: admin ? null : emailProblem(draft.email),
  }
  const save = async () => {
    setTried(true)
    if (problems.fullname !== null || problems.email !== null) return
    const fullname = draft.fullname.trim()
    const buyer_ids = draft.companies.map(({ _id }) => _id)
    try {
      await saving.mutateAsync(
        admin
          ? { _id: admin._id, fullname, status: admin.status, buyer_ids, version: admin.version }
          : { fullname, email: draft.email.trim(), buyer_ids },
      )
      toastSuccess(t(admin ? 'saved' : 'invited', { name: fullname }))
      onClose()
    } catch {
      // Said by `failure`.
    }
  }
  const failure = saving.error
  const errorAt = (field: keyof typeof problems) => {
    const problem = problems[field]
    if (tried && problem !== null) return t(problem)
    return failure instanceof ApiError ? failure.issueAt(field) : undefined
  }
  const change = (next: Partial<Draft>) => {
    saving.reset()
    setDraft((before) => ({ ...before, ...next }))
  }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(admin))
  return { draft, change, save, errorAt, problems, failure, saving, isChanged }
}

/** Adds a super admin, or changes name and companies of one. */
export function SuperAdminDialog({ admin, onClose }: SuperAdminDialogProps) {
  const t = useTexts(superAdminTexts)
  const form = useSuperAdminForm(admin, onClose)
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const submit = () => {
    if (form.problems.fullname !== null) name.current?.focus()
    else if (form.problems.email !== null) email.current?.focus()
    void form.save()
  }
  return (
    <FormDialog
      title={t(admin ? 'editTitle' : 'add')}
      submitLabel={t(admin ? 'saveChanges' : 'add')}
      isChanged={form.isChanged}
      isSaving={form.saving.isPending}
      failure={form.failure}
      failureTitle={t('failed')}
      onDismissFailure={form.saving.reset}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        ref={name}
        data-autofocus
        required
        label={t('fullname')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={form.errorAt('fullname')}
        value={form.draft.fullname}
        onChange={(event) => form.change({ fullname: event.currentTarget.value })}
      />
      <TextInput
        ref={email}
        required={!admin}
        readOnly={admin !== undefined}
        type="email"
        label={t('email')}
        description={form.errorAt('email') ? undefined : t(admin ? 'emailKept' : 'emailHelp')}
        maxLength={254}
        autoComplete="off"
        error={form.errorAt('email')}
        value={form.draft.email}
        onChange={(event) => form.change({ email: event.currentTarget.value })}
      />
      <CompanyChoice
        chosen={form.draft.companies}
        onChange={(companies) => form.change({ companies: [...companies] })}
      />
    </FormDialog>
  )
}
