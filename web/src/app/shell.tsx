import { UnstyledButton } from '@mantine/core'
import type { ModuleId } from '@pasok/domain/kernel/permissions'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { type MouseEvent, useMemo, useState } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { flatMenu, type MenuEntry, type MenuGroup, menuEntriesOf } from '../lib/menu'
import { useSession } from '../lib/session'
import { useTexts, useTx } from '../lib/texts'
import { closeWithToast } from '../lib/toast'
import { usePhone } from '../lib/use-phone'
import { ConfirmHost } from '../ui/confirm-host'
import { look } from '../ui/look'
import { MenuIcon } from '../ui/menu-icon'
import { ActingBanner } from './acting-banner'
import { navigationOf, NOTIFICATIONS, notificationsEntry } from './navigation-entries'
import { Extras } from './extras'
import { BAR, PLACE, PLACE_NAME, usePinned } from './pinned'
import { MESSAGES, MessagesBadge } from './menu-count'

import classes from './shell.module.css'
import { SideMenu } from './side-menu'
import { ToastHost } from './toast-host'
import { TopBar } from './top-bar'

const MoreDrawer = lazyPiece(async () => (await import('./more-drawer')).MoreDrawer)

/** Number of entries that fit in a phone's bottom bar; with more modules, the last place opens the rest. */
const PLACES = 5

/** Most used modules, which take the places of the bottom bar before the menu's order. */
const ALL_DAY: readonly string[] = [
  'dashboard',
  'products',
  'purchase-requests',
  'purchase-orders',
] satisfies readonly ModuleId[]

function divide(entries: readonly MenuEntry[]) {
  if (entries.length <= PLACES) return { shown: entries, rest: [] }
  const isDaily = ({ id }: MenuEntry) => ALL_DAY.includes(id)
  const first = [...entries.filter(isDaily), ...entries.filter((entry) => !isDaily(entry))]
  const shown = first.slice(0, PLACES - 1)
  return { shown, rest: entries.filter((entry) => !shown.includes(entry)) }
}

function BottomBar({ menu }: { menu: readonly (MenuEntry | MenuGroup)[] }) {
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

const CONTENT = 'content'

/** Moves the focus without changing the URL's hash. */
function goToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}

/** Frame of every buyer screen: menu, top bar and content. */
export function Shell() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const phone = usePhone()
  const [pinned, setPinned] = usePinned()
  const menu = useMemo(() => menuEntriesOf(session), [session])
  const entries = useMemo(() => flatMenu(menu), [menu])
  const { isFirstTime } = session
  const navigation = useMemo(
    () => [...navigationOf(entries), ...(isFirstTime ? [] : [notificationsEntry(NOTIFICATIONS)])],
    [entries, isFirstTime],
  )
  // A bottom bar with a single entry would lead nowhere else.
  const hasBar = phone && entries.length > 1
  return (
    <div
      className={classes.shell}
      data-pinned={(pinned && !phone) || undefined}
      data-acting={session.own !== undefined || undefined}
      data-barless={!hasBar || undefined}
    >
      <a
        className={`${look('frame', 'floating', 'p-xs-sm', 'color-text', 'paper-hidden')} ${classes.skip}`}
        href={`#${CONTENT}`}
        onClick={goToContent}
      >
        {t('skipToContent')}
      </a>
      {!phone && <SideMenu menu={menu} pinned={pinned} onPin={setPinned} />}
      <div className={classes.page}>
        {session.own && <ActingBanner company={session.buyer_name} />}
        <TopBar menu={menu} />
        <main id={CONTENT} className={`${look('focus-bare')} ${classes.content}`} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {hasBar && <BottomBar menu={menu} />}
      <Extras navigation={navigation} feedback={isFirstTime ? 'closed' : 'open'} />
      <ConfirmHost />
      <ToastHost />
    </div>
  )
}
