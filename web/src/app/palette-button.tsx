import { ActionIcon, Tooltip } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'
import { THUMB, usePhone } from '../lib/use-phone'
import { extraStore } from './extras.store'

/** Opens the palette for users who do not know its shortcut. */
export function PaletteButton() {
  const t = useTexts(shellTexts)
  const phone = usePhone()
  return (
    <Tooltip label={`${t('goAnywhere')} (Ctrl K)`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={phone ? THUMB : 34}
        aria-label={t('goAnywhere')}
        aria-haspopup="dialog"
        onClick={() => extraStore.set('palette')}
      >
        <IconSearch size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  )
}
