import { Alert } from '@mantine/core'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconCloudOff } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'

/** Stands where something waits for the connection, whose loss the banner says (`lib/cut-off`). */
export function CutOffNote() {
  const td = useTexts(documentTexts)
  return (
    <Alert color="yellow" role="status" icon={<IconCloudOff size={18} aria-hidden />}>
      {td('goesOn')}
    </Alert>
  )
}
