import type { ImportState } from '@pasok/domain/catalog/imports/imports.states'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import {
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPlayerPlay,
  IconSearch,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Chip } from '../../documents/chip'
import { useTexts } from '../../lib/texts'

interface Dress {
  family: 'amber' | 'blue' | 'green' | 'gray' | 'red'
  icon: ComponentType<IconProps>
  name: keyof typeof importTexts
}

const DRESS = {
  uploading: { family: 'gray', icon: IconClock, name: 'uploading' },
  checking: { family: 'blue', icon: IconSearch, name: 'checking' },
  checked: { family: 'amber', icon: IconClock, name: 'checked' },
  importing: { family: 'blue', icon: IconPlayerPlay, name: 'importing' },
  done: { family: 'green', icon: IconCircleCheck, name: 'done' },
  canceled: { family: 'gray', icon: IconBan, name: 'canceled' },
  failed: { family: 'red', icon: IconCircleX, name: 'failedState' },
} as const satisfies Record<ImportState, Dress>

export function ImportChip({ state }: { state: ImportState }) {
  const t = useTexts(importTexts)
  const { family, icon: Icon, name } = DRESS[state]
  return (
    <Chip family={family} icon={Icon}>
      {t(name)}
    </Chip>
  )
}
