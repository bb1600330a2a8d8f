import { Box, Button, Group, Text } from '@mantine/core'
import { accountTexts } from '@pasok/domain/identity/identity.account.texts'
import { useState } from 'react'
import { Facts, type Fact } from '../../documents/facts'
import { FailureNotice } from '../../documents/failure-notice'
import { useTexts } from '../../lib/texts'
import { NameDialog } from './name-dialog'
import { useResetRequest } from './use-mail-request'
import { look } from '../../ui/look'

/** As many as a password might have, whatever it has. */
const MASK = '••••••••'

interface AccountCardProps {
  fullname: string
  email: string
  /** What else is known, under name, email and password. */
  more: readonly Fact[]
  help?: string
}

/** Who the current user is: the name, which they may change, and a new password by mail (Spec 1 §2, `/dashboard/account`). */
export function AccountCard({ fullname, email, more, help }: AccountCardProps) {
  const t = useTexts(accountTexts)
  const { busy, error, sent, send, startOver } = useResetRequest()
  const [isRenaming, setRenaming] = useState(false)
  const name = (
    <Group gap="xs">
      <span>{fullname}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        className={look('phone-touch')}
        onClick={() => setRenaming(true)}
      >
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
