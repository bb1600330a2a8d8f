import { ActionIcon, Loader, Menu, Tooltip } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '../lib/texts'
import { THUMB, usePhone } from '../lib/use-phone'
import type { RowAction } from './data-table.types'
import classes from './data-table.module.css'
import { look } from './look'
import { MenuAction } from './menu-action'

interface RowActionsProps {
  name: string | undefined
  actions: readonly RowAction[]
}

/** Actions of a row: quick ones on hover and focus, all of them in a menu. */
export function RowActions({ name, actions }: RowActionsProps) {
  const t = useTexts(shellTexts)
  // On cards, all actions are in the menu, because touch devices cannot hover.
  const onCard = usePhone()
  const toggle = useRef<HTMLButtonElement>(null)
  if (actions.length === 0) return null
  const isBusy = actions.some(({ busy }) => busy)
  const select = (onSelect: () => void) => {
    // The menu item disappears, so the focus moves to the menu's button, to which a dialog later returns it.
    toggle.current?.focus({ preventScroll: true })
    onSelect()
  }
  return (
    <div className={look('flex', 'justify-end', 'gap-2')}>
      {actions
        .filter(({ quick, icon }) => !onCard && quick && icon !== undefined)
        .map(({ key, label, icon, onSelect, danger, disabled = false, reason }) => (
          <Tooltip key={key} label={(disabled && reason) || label}>
            <ActionIcon
              className={`${look('fade', danger === true && 'error', 'touch-hidden')} ${classes.quick}`}
              // Not `disabled`, so that the tooltip can show the reason.
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
            {...(onCard && { size: THUMB })}
            variant="subtle"
            color="gray"
            aria-busy={isBusy || undefined}
            aria-label={name === undefined ? t('actions') : t('actionsOf', { name })}
          >
            {isBusy ? <Loader size={16} color="gray" /> : <IconDots size={16} />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <MenuAction key={action.key} action={action} onClick={() => select(action.onSelect)} />
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
