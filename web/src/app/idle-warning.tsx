import { Button, Group, Modal, Text } from '@mantine/core'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { signOut } from '../lib/session'
import { markActivity } from '../lib/session.idle'
import { useTexts } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'

/** Warning in the last minute before the idle logout. Any activity closes it. */
export function IdleWarning({ seconds }: { seconds: number }) {
  const t = useTexts(identityTexts)
  const shell = useTexts(shellTexts)
  useFocusReturn()
  const stay = () => markActivity()
  return (
    <Modal opened onClose={stay} title={t('idleTitle')} size={440} withCloseButton={false}>
      <Text mb="md" role="timer">
        {t('idleText', { seconds })}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => void signOut()}>
          {shell('logout')}
        </Button>
        <Button data-autofocus onClick={stay}>
          {t('idleStay')}
        </Button>
      </Group>
    </Modal>
  )
}
