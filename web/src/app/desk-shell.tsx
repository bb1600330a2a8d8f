import { ActionIcon, Tooltip } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconRefresh } from '@tabler/icons-react'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useMemo, type MouseEvent } from 'react'
import { Bell } from './bell'
import { useStore } from '../lib/store'
import { useTexts, useTx } from '../lib/texts'
import { titleStore } from '../lib/title'
import { usePhone } from '../lib/use-phone'
import { ConfirmHost } from '../ui/confirm-host'
import bar from './bar.module.css'
import { Trail } from './breadcrumbs'
import { entryAt, type Desk, type DeskEntry } from './desk'
import { DeskBottomBar } from './desk-menu-bottom'
import { DeskSideMenu } from './desk-menu-side'
import { notificationsDoor, type Door } from './doors'
import { Extras } from './extras'
import { useFocusOnRoute } from './focus-on-route'
import { usePinned } from './pinned'
import { PaletteButton } from './palette-button'
import classes from './shell.module.css'
import { ToastHost } from './toast-host'
import { UserMenu } from './user-menu'
import { look } from '../ui/look'

const CONTENT = 'content'

interface DeskShellProps {
  desk: Desk
}

const doorOf = ({ to, name, letter }: DeskEntry): Door => ({ path: to, name, letter })

/** The address keeps its own meaning: only the focus moves. */
function goToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}

/** The way from a desk to the page that is open, by the entry of the menu above that page. */
function Crumbs({ desk }: DeskShellProps) {
  const tx = useTx()
  const title = useStore(titleStore)
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') })
  const [home] = desk.entries
  const entry = entryAt(desk, path)
  const isBelow = entry !== undefined && entry.to !== path
  const isHome = path === home.to
  return (
    <Trail
      crumbs={[
        { label: tx(desk.name), ...(!isHome && { path: home.to }) },
        ...(isBelow ? [{ label: tx(entry.name), path: entry.to }] : []),
        { label: isBelow || !entry ? title : tx(entry.name) },
      ]}
    />
  )
}

function TopBar({ desk }: DeskShellProps) {
  const shell = useTexts(shellTexts)
  const phone = usePhone()
  return (
    <header
      className={`${look('row', !phone && 'gap-xs', 'border-b', 'surface', 'paper-hidden')} ${bar.bar} ${bar.sides}`}
    >
      <Crumbs desk={desk} />
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
      {desk.notifications !== undefined && <Bell list={desk.notifications} />}
      <UserMenu />
    </header>
  )
}

/** What stands around every screen of a desk: menu, bar, content. */
export function DeskShell({ desk }: DeskShellProps) {
  const shell = useTexts(shellTexts)
  const phone = usePhone()
  const [pinned, setPinned] = usePinned()
  const doors = useMemo(() => {
    const { entries, notifications } = desk
    const bell = notifications === undefined ? [] : [notificationsDoor(notifications)]
    return [...entries.map(doorOf), ...bell]
  }, [desk])
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
      {!phone && <DeskSideMenu desk={desk} pinned={pinned} onPin={setPinned} />}
      <div className={classes.page}>
        <TopBar desk={desk} />
        <main id={CONTENT} className={`${look('focus-bare')} ${classes.content}`} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {phone && <DeskBottomBar desk={desk} />}
      <Extras doors={doors} />
      <ConfirmHost />
      <ToastHost />
    </div>
  )
}
