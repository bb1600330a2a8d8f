import { TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { superAdminTexts } from '@pasok/domain/team/team.provider.texts'
import { useRef, useState } from 'react'
import { RecordDialog } from '../../documents/record-dialog'
import { ApiError } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import { CompanyChoice } from './super-admin-companies'
import { useSuperAdminRecord, type SuperAdminDraft } from './super-admin-queries'
import { emailProblem, nameProblem } from './super-admin-rules'

interface SuperAdminDialogProps {
  /** None: a new one. */
  admin: SuperAdmin | undefined
  onClose: () => void
}

const draftOf = (admin: SuperAdmin | undefined): SuperAdminDraft => ({
  fullname: admin?.fullname ?? '',
  email: admin?.email ?? '',
  companies: admin?.companies ?? [],
})

const namesOf = (companies: SuperAdmin['companies']) =>
  companies
    .map((company) => company.legal_name)
    .toSorted()
    .join(', ')

/** Blanks around are not kept, nor is the order in which companies were chosen. */
const contentOf = ({ fullname, email, companies }: SuperAdminDraft) => ({
  fullname: fullname.trim(),
  email: email.trim(),
  companies: companies.map(({ _id }) => _id).toSorted(),
})

/** What was typed, checked and saved; a failure keeps it. */
function useSuperAdminForm(admin: SuperAdmin | undefined, onClose: () => void) {
  const t = useTexts(superAdminTexts)
  const { write, read } = useSuperAdminRecord(admin)
  const record = useDraftRecord<SuperAdminDraft>({
    initial: () => draftOf(admin),
    version: admin?.version,
    contentOf,
    write: async (draft, version) => {
      const { fullname, email } = contentOf(draft)
      await write({ ...draft, fullname, email }, version)
      return t(admin ? 'saved' : 'invited', { name: fullname })
    },
    read: async () => {
      const newest = await read()
      return newest ? { draft: draftOf(newest), version: newest.version } : null
    },
    onSaved: onClose,
  })
  const { draft, error } = record
  const [tried, setTried] = useState(false)
  const problems = {
    fullname: nameProblem(draft.fullname),
    email: admin ? null : emailProblem(draft.email),
  }
  const save = async () => {
    setTried(true)
    if (problems.fullname === null && problems.email === null) await record.save()
  }
  const errorAt = (field: keyof typeof problems) => {
    const problem = problems[field]
    if (tried && problem !== null) return t(problem)
    return error instanceof ApiError ? error.issueAt(field) : undefined
  }
  return { ...record, save, errorAt, problems, failure: error }
}

/** Adds a super admin, or changes name and companies of one; who comes second is told what differs. */
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
    <RecordDialog
      title={t(admin ? 'editTitle' : 'add')}
      submitLabel={t(admin ? 'saveChanges' : 'add')}
      failureTitle={t('failed')}
      form={{ ...form, submit }}
      told={[
        { label: t('fullname'), of: ({ fullname }) => fullname },
        { label: t('actsFor'), of: ({ companies }) => namesOf(companies) },
      ]}
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
        onChange={(event) => form.type({ fullname: event.currentTarget.value })}
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
        onChange={(event) => form.type({ email: event.currentTarget.value })}
      />
      <CompanyChoice
        chosen={form.draft.companies}
        onChange={(companies) => form.type({ companies: [...companies] })}
      />
    </RecordDialog>
  )
}
