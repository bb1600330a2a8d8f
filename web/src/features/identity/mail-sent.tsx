import { Button, Group, Text } from '@mantine/core'
import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import { useTexts } from '../../lib/texts'
import type { useMailRequest } from './use-mail-request'

/** Confirms that a mail was sent, with advice if it does not arrive. */
export function MailSent({ request }: { request: ReturnType<typeof useMailRequest> }) {
  const t = useTexts(linkTexts)
  const { sent, busy, error, waits, send, startOver } = request
  if (!sent) return null
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t('notArrived')}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={busy}
          disabled={waits}
          onClick={() => void send(sent.email)}
        >
          {t('askAgain')}
        </Button>
        <Button variant="subtle" onClick={startOver}>
          {t('otherEmail')}
        </Button>
      </Group>
      <Text size="sm" mt="sm" role="status">
        {sent.times > 1 && error === null ? t('sentAgain') : null}
      </Text>
    </>
  )
}
