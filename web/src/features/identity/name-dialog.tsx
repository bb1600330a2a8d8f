import { TextInput } from '@mantine/core'
import { accountTexts } from '@pasok/domain/identity/identity.account.texts'
import { findRegistrationProblem } from '@pasok/domain/identity/identity.registration'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { useRef, useState } from 'react'
import { RecordDialog } from '../../documents/record-dialog'
import { ApiError } from '../../lib/api-error'
import { useRefreshAfter } from '../../lib/refresh'
import { renameSelf } from '../../lib/session'
import { useTexts, useTx } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'

interface NameDialogProps {
  fullname: string
  onClose: () => void
}

/** Changes the current user's own name. */
export function NameDialog({ fullname, onClose }: NameDialogProps) {
  const t = useTexts(accountTexts)
  const tx = useTx()
  const field = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const refreshAfter = useRefreshAfter(['user', 'vendor-team'])
  const record = useDraftRecord({
    initial: () => ({ name: fullname }),
    version: undefined,
    contentOf: ({ name }) => ({ name: name.trim() }),
    write: async ({ name }) => {
      await refreshAfter(renameSelf(name.trim()))
      return t('renamed', { name: name.trim() })
    },
    read: () => Promise.resolve(null),
    onSaved: onClose,
  })
  const { draft, error } = record
  const problem = findRegistrationProblem('owner_name', draft.name)
  const refused = error instanceof ApiError ? error.issueAt('name') : undefined
  const submit = async () => {
    setTried(true)
    if (problem) return field.current?.focus()
    return record.isChanged ? record.save() : onClose()
  }
  return (
    <RecordDialog
      title={t('change')}
      submitLabel={t('save')}
      failureTitle={t('notRenamed')}
      form={{ ...record, submit, failure: refused === undefined ? error : null }}
      told={[{ label: t('fullName'), of: ({ name }) => name }]}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        withAsterisk
        label={t('fullName')}
        description={t('changeHelp')}
        maxLength={LONGEST_NAME}
        autoComplete="name"
        error={tried && problem ? tx(problem) : refused}
        value={draft.name}
        onChange={({ currentTarget }) => record.type({ name: currentTarget.value })}
      />
    </RecordDialog>
  )
}
