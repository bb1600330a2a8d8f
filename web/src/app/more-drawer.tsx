import { Drawer } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { Link } from '@tanstack/react-router'
import type { MenuEntry } from '../lib/menu'
import { useTexts, useTx } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import { MenuIcon } from '../ui/menu-icon'
import { DRAWER_ENTRY } from './menu-look'
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
