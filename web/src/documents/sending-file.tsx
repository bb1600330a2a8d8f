import { Box, Button, Group } from '@mantine/core'
import { filesTexts } from '@pasok/domain/files/files.texts'
import { useTexts } from '../lib/texts'
import { Busy } from '../ui/busy'
import { ProgressTrack } from '../ui/progress-track'
import { look } from '../ui/look'

interface SendingFileProps {
  file: string
  /** Share of the file sent, 0 to 1; at 1 the server is checking the file. */
  fraction: number
  cancelLabel?: string
  onCancel: () => void
}

export function SendingFile({ file, fraction, cancelLabel, onCancel }: SendingFileProps) {
  const t = useTexts(filesTexts)
  const percent = Math.floor(fraction * 100)
  const label = t('uploading', { file })
  return (
    <Group gap="sm" wrap="nowrap" mih={44}>
      <div className={look('stack', 'gap-6', 'grow')}>
        <span className={look('medium', 'truncate')}>{label}</span>
        <ProgressTrack label={label} percent={percent} />
      </div>
      <Box
        component="span"
        w={44}
        className={look('row', 'justify-end', 'flex-none', 'dimmed', 'tabular')}
      >
        {percent < 100 ? t('uploadingPercent', { percent }) : <Busy label={t('checking')} />}
      </Box>
      <Button variant="default" size="xs" aria-label={cancelLabel} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Group>
  )
}
