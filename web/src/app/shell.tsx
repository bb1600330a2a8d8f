import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { Outlet } from '@tanstack/react-router'
import { useMemo, type MouseEvent } from 'react'
import { useSession } from '../lib/session'
import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { ConfirmHost } from '../ui/confirm-host'
import { ActingBanner } from './acting-banner'
import { BottomBar } from './bottom-bar'
import { doorsOf, NOTIFICATIONS, notificationsDoor } from './doors'
import { Extras } from './extras'
import { flatMenu, menuOf } from '../lib/menu'
import { usePinned } from './pinned'
import { SideMenu } from './side-menu'
import { ToastHost } from './toast-host'
import { TopBar } from './top-bar'
import { look } from '../ui/look'
import classes from './shell.module.css'

const CONTENT = 'content'

/** The address keeps its own meaning: only the focus moves. */
function goToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}

/** What stands around every screen of the dashboard: menu, bar, content. */
export function Shell() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const phone = usePhone()
  const [pinned, setPinned] = usePinned()
  const menu = useMemo(() => menuOf(session), [session])
  const entries = useMemo(() => flatMenu(menu), [menu])
  const { isFirstTime } = session
  const doors = useMemo(
    () => [...doorsOf(entries), ...(isFirstTime ? [] : [notificationsDoor(NOTIFICATIONS)])],
    [entries, isFirstTime],
  )
  // A bar with one place leads nowhere else.
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
      <Extras doors={doors} feedback={isFirstTime ? 'closed' : 'open'} />
      <ConfirmHost />
      <ToastHost />
    </div>
  )
}
