import { roleScreenTexts } from '@pasok/domain/team/roles/roles.screen.texts'
import { IconLock, IconPencil } from '@tabler/icons-react'
import { Chip } from '../../documents/chip'
import { useTexts } from '../../lib/texts'

/** Default roles are labelled Default, the others Custom (Spec 1 §2). */
export function RoleChip({ isDefault }: { isDefault: boolean }) {
  const t = useTexts(roleScreenTexts)
  const Icon = isDefault ? IconLock : IconPencil
  return (
    <Chip family={isDefault ? 'gray' : 'blue'} icon={Icon}>
      {t(isDefault ? 'default' : 'custom')}
    </Chip>
  )
}
