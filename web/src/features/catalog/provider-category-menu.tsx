import { ActionIcon, Menu } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import type { RowAction } from '../../ui/data-table.types'
import classes from './provider-category-tree.module.css'

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
          className={classes.menu}
          variant="subtle"
          color="gray"
          tabIndex={isReached ? 0 : -1}
          aria-label={t('actionsOf', { name })}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label, icon, onSelect, danger, disabled = false, reason }) => (
          <Menu.Item
            key={key}
            leftSection={icon}
            className={classes.item}
            mod={{ danger: danger === true && !disabled, explained: disabled }}
            disabled={disabled}
            onClick={onSelect}
          >
            {label}
            {disabled && reason !== undefined && <span className={classes.reason}>{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
