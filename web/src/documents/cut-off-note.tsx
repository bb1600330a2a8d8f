import { Alert } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconCloudOff } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'

/** Stands where something waits for the connection to come back (`lib/cut-off`). */
export function CutOffNote() {
  const t = useTexts(shellTexts)
  const td = useTexts(documentTexts)
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconCloudOff size={18} aria-hidden />}
      title={t('disconnected')}
    >
      {td('goesOn')}
    </Alert>
  )
}
