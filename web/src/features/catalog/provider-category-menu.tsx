import { ActionIcon, Menu } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import type { RowAction } from '../../ui/data-table.types'
import { MenuAction } from '../../ui/menu-action'
import { look } from '../../ui/look'

interface CategoryMenuProps {
  name: string
  actions: readonly RowAction[]
  opened: boolean
  onOpened: (opened: boolean) => void
  /** Of the row that the keys are on: the others are passed over. */
  isReached: boolean
}

/** What can be done with a category; what can't says why. */
export function CategoryMenu({ name, actions, opened, onOpened, isReached }: CategoryMenuProps) {
  const t = useTexts(shellTexts)
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={onOpened}>
      <Menu.Target>
        <ActionIcon
          className={look('justify-self-end')}
          variant="subtle"
          color="gray"
          tabIndex={isReached ? 0 : -1}
          aria-label={t('actionsOf', { name })}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <MenuAction key={action.key} action={action} onClick={action.onSelect} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
