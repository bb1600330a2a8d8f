import { Drawer } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { Link } from '@tanstack/react-router'
import type { MenuEntry } from '../lib/menu'
import { useTexts, useTx } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import { MenuIcon } from '../ui/menu-icon'
import { DRAWER_ENTRY } from './pinned'
import { MESSAGES, MessagesBadge } from './menu-count'

/** Pixels: the height of a row for touch, and of the drawer's title and padding. */
const ROW = 44
const FRAME = 96

interface MoreDrawerProps {
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** Drawer with the modules that are not in the bottom bar. */
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
      size={`min(80dvh, ${entries.length * ROW + FRAME}px)`}
    >
      {entries.map((entry) => (
        <Link
          key={entry.id}
          to={entry.path}
          className={DRAWER_ENTRY}
          activeOptions={{ exact: entry.path === '/dashboard', includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
          onClick={onClose}
        >
          <MenuIcon name={entry.icon} />
          {tx(entry.name)}
          {entry.id === MESSAGES && <MessagesBadge />}
        </Link>
      ))}
    </Drawer>
  )
}
