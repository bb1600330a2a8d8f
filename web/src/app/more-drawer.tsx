import { Drawer } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { Link } from '@tanstack/react-router'
import type { MenuEntry } from '../lib/menu'
import { useTexts, useTx } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import { MenuIcon } from '../ui/menu-icon'
import classes from './bottom-bar.module.css'
import counts from './desk-menu.module.css'
import { MESSAGES, MessagesBadge } from './messages-badge'

/** Px: a row under a thumb, and what the head and the rims take. */
const ROW = 44
const AROUND = 96

interface MoreDrawerProps {
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** The modules that have no place in the bottom bar. */
export function MoreDrawer({ entries, onClose }: MoreDrawerProps) {
  const t = useTexts(shellTexts)
  const tx = useTx()
  useFocusReturn()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      title={t('more')}
      size={`min(80dvh, ${entries.length * ROW + AROUND}px)`}
    >
      {entries.map((entry) => (
        <Link
          key={entry.id}
          to={entry.path}
          className={classes.row}
          activeOptions={{ exact: entry.path === '/dashboard', includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
          onClick={onClose}
        >
          <MenuIcon name={entry.icon} />
          {tx(entry.name)}
          {entry.id === MESSAGES && <MessagesBadge className={counts.count} />}
        </Link>
      ))}
    </Drawer>
  )
}
