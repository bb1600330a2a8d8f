import { ActionIcon, CopyButton, Tooltip } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'

/** Button that copies a code shown next to it in the page heading. */
export function CopyCode({ value }: { value: string }) {
  const t = useTexts(shellTexts)
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => {
        const label = copied ? t('copied') : t('copy', { text: value })
        return (
          <Tooltip label={label}>
            <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={copy}>
              {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            </ActionIcon>
          </Tooltip>
        )
      }}
    </CopyButton>
  )
}
