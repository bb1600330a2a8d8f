import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '../lib/texts'
import type { RowAction } from './data-table.types'
import classes from './data-table.module.css'
import { look } from './look'

interface RowActionsProps {
  name: string | undefined
  actions: readonly RowAction[]
}

interface ActionItemsProps {
  actions: readonly RowAction[]
  onSelect: (action: () => void) => void
}

/** The items of a menu of actions; an item that is off may say why. */
export function ActionItems({ actions, onSelect: select }: ActionItemsProps) {
  return actions.map(({ key, label, icon, onSelect, danger, disabled = false, reason }) => (
    <Menu.Item
      key={key}
      leftSection={icon}
      className={classes.item}
      mod={{ danger: danger && !disabled, explained: disabled && reason !== undefined }}
      disabled={disabled}
      onClick={() => select(onSelect)}
    >
      {label}
      {disabled && reason !== undefined && <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  ))
}

/** What can be done with a row: quick ones on hover and focus, all of them in a menu. */
export function RowActions({ name, actions }: RowActionsProps) {
  const t = useTexts(shellTexts)
  const toggle = useRef<HTMLButtonElement>(null)
  if (actions.length === 0) return null
  const select = (onSelect: () => void) => {
    // An item goes with its menu: a dialog it opens gives the focus back to what stays.
    toggle.current?.focus({ preventScroll: true })
    onSelect()
  }
  return (
    <div className={classes.actions}>
      {actions
        .filter(({ quick, icon }) => quick && icon !== undefined)
        .map(({ key, label, icon, onSelect, danger, disabled = false, reason }) => (
          <Tooltip key={key} label={(disabled && reason) || label}>
            <ActionIcon
              className={`${look('touch-hidden')} ${classes.quick}`}
              data-danger={danger || undefined}
              // A button that is off altogether couldn't say why.
              data-disabled={disabled || undefined}
              aria-disabled={disabled || undefined}
              variant="subtle"
              color="gray"
              aria-label={label}
              {...(!disabled && { onClick: onSelect })}
            >
              {icon}
            </ActionIcon>
          </Tooltip>
        ))}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            ref={toggle}
            className={classes.menu}
            variant="subtle"
            color="gray"
            aria-label={name === undefined ? t('actions') : t('actionsOf', { name })}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <ActionItems actions={actions} onSelect={select} />
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
