import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { IconLock, IconPencil } from '@tabler/icons-react'
import chips from '../../documents/status-chip.module.css'
import { useTexts } from '../../lib/texts'

/** Spec 1 §2: default roles are labelled Default, the others Custom. */
export function RoleChip({ isDefault }: { isDefault: boolean }) {
  const t = useTexts(roleScreenTexts)
  const Icon = isDefault ? IconLock : IconPencil
  return (
    <span className={chips.chip} data-family={isDefault ? 'gray' : 'blue'}>
      <Icon size={14} aria-hidden />
      {t(isDefault ? 'default' : 'custom')}
    </span>
  )
}
