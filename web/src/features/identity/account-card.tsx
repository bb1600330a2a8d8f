import { Box, Button, Group, Text, TextInput } from '@mantine/core'
import { accountTexts } from '@pasok/domain/identity/identity.account.texts'
import { findRegistrationProblem } from '@pasok/domain/identity/identity.registration'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { useRef, useState } from 'react'
import { type Fact, Facts } from '../../documents/facts'
import { FailureNotice } from '../../documents/failure-notice'
import { RecordDialog } from '../../documents/record-dialog'
import { ApiError } from '../../lib/api-error'
import { useRefreshAfter } from '../../lib/refresh'
import { renameSelf } from '../../lib/session'
import { useTexts, useTx } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import { look } from '../../ui/look'
import { useResetRequest } from './use-mail-request'

interface NameDialogProps {
  fullname: string
  onClose: () => void
}

function NameDialog({ fullname, onClose }: NameDialogProps) {
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
      fields={[{ label: t('fullName'), of: ({ name }) => name }]}
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

/** Fixed length, so that it does not reveal the password's. */
const MASK = '••••••••'

interface AccountCardProps {
  fullname: string
  email: string
  more: readonly Fact[]
  help?: string
}

/**
 * The current user's name, which they may change, and a button that mails a password reset (Spec 1 §2,
 * `/dashboard/account`).
 */
export function AccountCard({ fullname, email, more, help }: AccountCardProps) {
  const t = useTexts(accountTexts)
  const { busy, error, sent, send, startOver } = useResetRequest()
  const [isRenaming, setRenaming] = useState(false)
  const name = (
    <Group gap="xs">
      <span>{fullname}</span>
      <Button variant="subtle" size="compact-sm" my={-4} onClick={() => setRenaming(true)}>
        {t('change')}
      </Button>
    </Group>
  )
  const password = (
    <span>
      <span aria-hidden>{MASK}</span>
      <span className={look('sr-only')}>{t('hidden')}</span>
    </span>
  )
  return (
    <Box component="section" className={look('frame')} maw={640} p="lg">
      <Facts
        facts={[
          { label: t('fullName'), value: name },
          { label: t('email'), value: email },
          { label: t('password'), value: password },
          ...more,
        ]}
      />
      <Button variant="default" loading={busy} mt="md" onClick={() => void send(email)}>
        {t('sendReset')}
      </Button>
      <div role="status" className={look('mt-sm')}>
        {sent && error === null && (
          <>
            <Text size="sm">{t('sent', { email: sent.email })}</Text>
            <Text size="sm" c="dimmed">
              {t('sentHelp')}
            </Text>
          </>
        )}
      </div>
      {error !== null && (
        <FailureNotice title={t('notSent')} messages={[error]} onClose={startOver} />
      )}
      {help !== undefined && (
        <Text size="sm" c="dimmed" mt="md">
          {help}
        </Text>
      )}
      {isRenaming && <NameDialog fullname={fullname} onClose={() => setRenaming(false)} />}
    </Box>
  )
}
