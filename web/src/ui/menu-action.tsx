import { Box, Menu } from '@mantine/core'
import type { RowAction } from './data-table.types'
import { look } from './look'

interface MenuActionProps {
  action: RowAction
  onClick: () => void
}

/** An action of a menu; a disabled one shows its reason. */
export function MenuAction({ action, onClick }: MenuActionProps) {
  const { label, icon, danger = false, busy = false, reason } = action
  const disabled = busy || action.disabled === true
  const isExplained = disabled && reason !== undefined
  return (
    <Menu.Item
      leftSection={icon}
      className={look(danger && !disabled && 'error', isExplained && 'dimmed')}
      {...(isExplained && { opacity: 1 })}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
      {isExplained && (
        <Box component="span" maw={240} className={look('block', 'tiny')}>
          {reason}
        </Box>
      )}
    </Menu.Item>
  )
}
