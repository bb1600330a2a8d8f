import { TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import { vendorTeamTexts } from '@pasok/domain/vendors/vendors.team.texts'
import { useRef } from 'react'
import { RecordDialog } from '../../../documents/record-dialog'
import { useTexts } from '../../../lib/texts'
import { useMemberForm } from './use-member-form'

interface MemberDialogProps {
  /** None: a new one. */
  member: VendorMember | undefined
  onClose: () => void
}

/** Adds somebody to the vendor's team, or changes the name of one. */
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
      told={[{ label: t('name'), of: ({ fullname }) => fullname }]}
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
