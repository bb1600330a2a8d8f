import { TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { VendorMember } from '@pasok/domain/vendors/team/team.model'
import {
  findMemberProblem,
  listMemberProblems,
  MEMBER_FIELDS,
  type MemberField,
} from '@pasok/domain/vendors/team/team.rules'
import { vendorTeamTexts } from '@pasok/domain/vendors/team/team.texts'
import { useRef, useState } from 'react'
import { RecordDialog } from '../../../documents/record-dialog'
import { type MemberDraft, useMemberRecord } from '../../../features/vendors/team.queries'
import { afterPress } from '../../../lib/after-press'
import { ApiError } from '../../../lib/api-error'
import { useTexts, useTx } from '../../../lib/texts'
import { useDraftRecord } from '../../../lib/use-draft-record'

const draftOf = (member: VendorMember | undefined): MemberDraft => ({
  fullname: member?.fullname ?? '',
  email: member?.email ?? '',
})

const contentOf = ({ fullname, email }: MemberDraft): MemberDraft => ({
  fullname: fullname.trim(),
  email: email.trim(),
})

const issueAt = (error: Error | null, field: MemberField) =>
  error instanceof ApiError ? error.issueAt(field) : undefined

interface MemberFormOptions {
  member: VendorMember | undefined
  onClose: () => void
  focusOn: (field: MemberField) => void
}

/** Form of a vendor user, validated on blur and on submit. */
function useMemberForm({ member, onClose, focusOn }: MemberFormOptions) {
  const tx = useTx()
  const { write, read } = useMemberRecord(member)
  const record = useDraftRecord<MemberDraft>({
    initial: () => draftOf(member),
    version: member?.version,
    write: (draft, version) => write(contentOf(draft), version),
    contentOf,
    read: async () => {
      const newest = await read()
      return newest ? { draft: draftOf(newest), version: newest.version } : null
    },
    onSaved: onClose,
    onFailed: (error) => {
      const wrong = MEMBER_FIELDS.find((field) => issueAt(error, field) !== undefined)
      if (wrong) focusOn(wrong)
    },
  })
  const [left, setLeft] = useState<ReadonlySet<MemberField>>(new Set())
  const { draft, error } = record
  const isTyped = (field: MemberField) => !member || field === 'fullname'
  const errorAt = (field: MemberField): string | null => {
    const isLooked = left.has(field) && isTyped(field)
    const problem = isLooked ? findMemberProblem(field, draft[field]) : undefined
    return issueAt(error, field) ?? (problem ? tx(problem) : null)
  }
  const submit = async () => {
    setLeft(new Set(MEMBER_FIELDS))
    const typed = MEMBER_FIELDS.filter(isTyped).map((field) => [field, draft[field]] as const)
    const [first] = listMemberProblems(Object.fromEntries<string>(typed))
    if (first) return focusOn(first.field)
    return record.save()
  }
  return {
    ...record,
    errorAt,
    submit,
    leave: (field: MemberField) =>
      afterPress(() => setLeft((before) => new Set([...before, field]))),
    /** Error of the last save that belongs to no field. */
    failure: error && MEMBER_FIELDS.every((field) => !issueAt(error, field)) ? error : null,
  }
}

interface MemberDialogProps {
  /** Undefined for a new user. */
  member: VendorMember | undefined
  onClose: () => void
}

export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useTexts(vendorTeamTexts)
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const form = useMemberForm({
    member,
    onClose,
    focusOn: (field) => (field === 'fullname' ? name : email).current?.focus(),
  })
  const wrongEmail = form.errorAt('email')
  return (
    <RecordDialog
      title={t(member ? 'editTitle' : 'addTitle')}
      {...(!member && { submitLabel: t('add') })}
      failureTitle={t(member ? 'failedSave' : 'failedAdd')}
      form={form}
      fields={[{ label: t('name'), of: ({ fullname }) => fullname }]}
      onClose={onClose}
    >
      <TextInput
        ref={name}
        data-autofocus
        withAsterisk
        label={t('name')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={form.errorAt('fullname')}
        value={form.draft.fullname}
        onChange={({ currentTarget }) => form.type({ fullname: currentTarget.value })}
        onBlur={() => form.leave('fullname')}
      />
      <TextInput
        ref={email}
        withAsterisk={!member}
        disabled={member !== undefined}
        type="email"
        label={t('email')}
        description={wrongEmail === null ? t(member ? 'emailKept' : 'emailHelp') : undefined}
        maxLength={254}
        autoComplete="off"
        error={wrongEmail}
        value={form.draft.email}
        onChange={({ currentTarget }) => form.type({ email: currentTarget.value })}
        onBlur={() => form.leave('email')}
      />
    </RecordDialog>
  )
}
