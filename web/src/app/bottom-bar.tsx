import { UnstyledButton } from '@mantine/core'
import type { ModuleId } from '@pasok/domain/kernel/permissions'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useTexts, useTx } from '../lib/texts'
import { closeWithToast } from '../lib/toast'
import { flatMenu, type MenuEntry, type MenuGroup } from '../lib/menu'
import { MenuIcon } from '../ui/menu-icon'
import { BAR, PLACE, PLACE_NAME } from './menu-look'
import { MESSAGES, MessagesBadge } from './messages-badge'

const MoreDrawer = lazyPiece(async () => (await import('./more-drawer')).MoreDrawer)

/** As many as fit under five thumbs; with more modules the last place opens the rest. */
const PLACES = 5

/** What is gone to all day has its place before what comes earlier in the menu. */
const ALL_DAY: readonly string[] = [
  'dashboard',
  'products',
  'purchase-requests',
  'purchase-orders',
] satisfies readonly ModuleId[]

/** The entries of the bar, and those behind its last place. */
function divide(entries: readonly MenuEntry[]) {
  if (entries.length <= PLACES) return { shown: entries, rest: [] }
  const isDaily = ({ id }: MenuEntry) => ALL_DAY.includes(id)
  const first = [...entries.filter(isDaily), ...entries.filter((entry) => !isDaily(entry))]
  const shown = first.slice(0, PLACES - 1)
  return { shown, rest: entries.filter((entry) => !shown.includes(entry)) }
}

/** The menu of a phone. */
export function BottomBar({ menu }: { menu: readonly (MenuEntry | MenuGroup)[] }) {
  const t = useTexts(shellTexts)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { shown, rest } = divide(flatMenu(menu))
  return (
    <nav className={BAR} aria-label={t('mainMenu')}>
      {shown.map((entry) => (
        <Place key={entry.id} entry={entry} />
      ))}
      {rest.length > 0 && (
        <UnstyledButton className={PLACE} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconDots size={20} stroke={1.75} aria-hidden />
          <span className={PLACE_NAME}>{t('more')}</span>
          {rest.some(({ id }) => id === MESSAGES) && <MessagesBadge />}
        </UnstyledButton>
      )}
      {open && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <MoreDrawer entries={rest} onClose={close} />
        </LazyBoundary>
      )}
    </nav>
  )
}

function Place({ entry }: { entry: MenuEntry }) {
  const tx = useTx()
  return (
    <Link
      to={entry.path}
      className={PLACE}
      activeOptions={{ exact: entry.path === '/dashboard', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <MenuIcon name={entry.icon} />
      <span className={PLACE_NAME}>{tx(entry.name)}</span>
      {entry.id === MESSAGES && <MessagesBadge />}
    </Link>
  )
}
