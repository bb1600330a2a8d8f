import { Alert } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconCloudOff } from '@tabler/icons-react'
import { connectionStore } from '../lib/connection'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'

/** Shown where data waits for the connection to return (`lib/is-cut-off`). */
export function CutOffNote() {
  const t = useTexts(shellTexts)
  const isAnnounced = useStore(connectionStore) === 'disconnected'
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconCloudOff size={18} aria-hidden />}
      // While the server cannot be reached, the connection banner already shows this.
      title={isAnnounced ? undefined : t('disconnected')}
    >
      {t('loadsOnceConnected')}
    </Alert>
  )
}
