import { ActionIcon, Drawer, Tooltip, UnstyledButton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots, IconRefresh } from '@tabler/icons-react'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { type MouseEvent, useMemo, useState } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useSignedIn } from '../lib/session'
import { useStore } from '../lib/store'
import { useTexts, useTx } from '../lib/texts'
import { titleStore } from '../lib/title'
import { usePhone } from '../lib/use-phone'
import { ConfirmHost } from '../ui/confirm-host'
import { useFocusReturn } from '../ui/focus-return'
import { look } from '../ui/look'
import bar from './bar.module.css'
import { Bell } from './bell'
import { Trail } from './breadcrumbs'
import { type Portal, type PortalEntry, entryAt, EXACT } from './portal'
import { type NavigationEntry, notificationsEntry } from './navigation-entries'
import { Extras } from './extras'
import { useFocusOnRoute } from './focus-on-route'
import { MenuFrame, type Pinning } from './menu-frame'
import { BAR, DRAWER_ENTRY, ENTRY, NAME, PLACE, PLACE_NAME, usePinned } from './pinned'
import { PaletteButton } from './palette-button'

import classes from './shell.module.css'
import { ToastHost } from './toast-host'
import { UserMenu } from './user-menu'

/** Pixels: the height of a row for touch, and of the drawer's title and padding. */
const ROW = 44
const FRAME = 96

interface MoreProps {
  entries: readonly PortalEntry[]
  here: PortalEntry | undefined
  onClose: () => void
}

function More({ entries, here, onClose }: MoreProps) {
  const tx = useTx()
  const shell = useTexts(shellTexts)
  useFocusReturn()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      title={shell('more')}
      size={`min(80dvh, ${entries.length * ROW + FRAME}px)`}
    >
      {entries.map(({ to, name, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className={DRAWER_ENTRY}
          activeOptions={EXACT}
          aria-current={here?.to === to ? 'page' : undefined}
          onClick={onClose}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
          {tx(name)}
        </Link>
      ))}
    </Drawer>
  )
}

function PortalBottomBar({ portal }: { portal: Portal }) {
  const tx = useTx()
  const shell = useTexts(shellTexts)
  const [open, setOpen] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = entryAt(portal, path)
  const rest = portal.entries.filter(({ isPinned }) => !isPinned)
  return (
    <nav className={BAR} aria-label={tx(portal.menu)}>
      {portal.entries
        .filter(({ isPinned }) => isPinned)
        .map(({ to, name, icon: Icon, badge: Badge }) => (
          <Link
            key={to}
            to={to}
            className={PLACE}
            activeOptions={EXACT}
            aria-current={here?.to === to ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span className={PLACE_NAME}>{tx(name)}</span>
            {Badge && <Badge />}
          </Link>
        ))}
      {rest.length > 0 && (
        <UnstyledButton
          className={PLACE}
          aria-haspopup="dialog"
          aria-current={here && !here.isPinned ? 'true' : undefined}
          onClick={() => setOpen(true)}
        >
          <IconDots size={20} stroke={1.75} aria-hidden />
          <span className={PLACE_NAME}>{shell('more')}</span>
        </UnstyledButton>
      )}
      {open && <More entries={rest} here={here} onClose={() => setOpen(false)} />}
    </nav>
  )
}

function PortalSideMenu({ portal, ...pinning }: Pinning & { portal: Portal }) {
  const tx = useTx()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = entryAt(portal, path)
  return (
    <MenuFrame label={tx(portal.menu)} {...pinning}>
      {portal.entries.map(({ to, name, icon: Icon, badge: Badge }) => (
        <li key={to}>
          <Link
            to={to}
            className={ENTRY}
            activeOptions={EXACT}
            aria-current={here?.to === to ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span className={NAME}>{tx(name)}</span>
            {Badge && <Badge />}
          </Link>
        </li>
      ))}
    </MenuFrame>
  )
}

const CONTENT = 'content'

interface PortalShellProps {
  portal: Portal
}

const navigationEntryOf = ({ to, name, letter }: PortalEntry): NavigationEntry => ({
  path: to,
  name,
  letter,
})

/** Moves the focus without changing the URL's hash. */
function goToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}

function Crumbs({ portal }: PortalShellProps) {
  const tx = useTx()
  const title = useStore(titleStore)
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') })
  const [home] = portal.entries
  const entry = entryAt(portal, path)
  const isBelow = entry !== undefined && entry.to !== path
  const isHome = path === home.to
  return (
    <Trail
      crumbs={[
        { label: tx(portal.name), ...(!isHome && { path: home.to }) },
        ...(isBelow ? [{ label: tx(entry.name), path: entry.to }] : []),
        { label: isBelow || !entry ? title : tx(entry.name) },
      ]}
    />
  )
}

function TopBar({ portal }: PortalShellProps) {
  const shell = useTexts(shellTexts)
  const phone = usePhone()
  return (
    <header
      className={`${look('row', !phone && 'gap-xs', 'border-b', 'surface', 'paper-hidden')} ${bar.bar} ${bar.sides}`}
    >
      <Crumbs portal={portal} />
      <PaletteButton />
      <Tooltip label={shell('reload')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={phone ? 44 : 34}
          aria-label={shell('reload')}
          onClick={() => window.location.reload()}
        >
          <IconRefresh size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {portal.notifications !== undefined && <Bell list={portal.notifications} />}
      <UserMenu />
    </header>
  )
}

function PortalShell({ portal }: PortalShellProps) {
  const shell = useTexts(shellTexts)
  const phone = usePhone()
  const [pinned, setPinned] = usePinned()
  const navigation = useMemo(() => {
    const { entries, notifications } = portal
    const bell = notifications === undefined ? [] : [notificationsEntry(notifications)]
    return [...entries.map(navigationEntryOf), ...bell]
  }, [portal])
  useFocusOnRoute()
  return (
    <div className={classes.shell} data-pinned={(pinned && !phone) || undefined}>
      <a
        className={`${look('frame', 'floating', 'p-xs-sm', 'color-text', 'paper-hidden')} ${classes.skip}`}
        href={`#${CONTENT}`}
        onClick={goToContent}
      >
        {shell('skipToContent')}
      </a>
      {!phone && <PortalSideMenu portal={portal} pinned={pinned} onPin={setPinned} />}
      <div className={classes.page}>
        <TopBar portal={portal} />
        <main id={CONTENT} className={`${look('focus-bare')} ${classes.content}`} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {phone && <PortalBottomBar portal={portal} />}
      <Extras navigation={navigation} />
      <ConfirmHost />
      <ToastHost />
    </div>
  )
}

// Loaded on demand: users signed in to the right portal never see these.
const PortalSignIn = lazyPiece(async () => (await import('./portal-sign-in')).PortalSignIn)
const PortalElsewhere = lazyPiece(async () => (await import('./portal-sign-in')).PortalElsewhere)

/** Shows a portal to its own users; everybody else gets a sign-in page. */
export function PortalGuard({ portal }: { portal: Portal }) {
  const signedIn = useSignedIn()
  const [wasSignedIn, setWasSignedIn] = useState(signedIn !== null)
  if (signedIn && !wasSignedIn) setWasSignedIn(true)
  // The session has just ended and the router is opening the sign-in page.
  if (!signedIn && wasSignedIn) return null
  if (!signedIn)
    return (
      <LazyBoundary>
        <PortalSignIn portal={portal} />
      </LazyBoundary>
    )
  if (signedIn.kind === 'account' && signedIn.flag === portal.flag)
    return <PortalShell portal={portal} />
  return (
    <LazyBoundary>
      <PortalElsewhere portal={portal} signedIn={signedIn} />
    </LazyBoundary>
  )
}
