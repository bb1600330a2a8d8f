import { ActionIcon, Tooltip } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconChevronRight, IconRefresh } from '@tabler/icons-react'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import { titleStore } from '../lib/title'
import { usePhone } from '../lib/use-phone'
import { ConfirmHost } from '../ui/confirm-host'
import crumbs from './breadcrumbs.module.css'
import type { Door } from './doors'
import { Extras } from './extras'
import { useFocusOnRoute } from './focus-on-route'
import { usePinned } from './pinned'
import { entryAt, PROVIDER_MENU } from './provider-menu'
import { PaletteButton } from './palette-button'
import { ProviderBottomBar } from './provider-menu-bottom'
import { ProviderSideMenu } from './provider-menu-side'
import classes from './shell.module.css'
import { ToastHost } from './toast-host'
import bar from './top-bar.module.css'
import { UserMenu } from './user-menu'

const CONTENT = 'content'

/** The address keeps its own meaning: only the focus moves. */
function goToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}

/** Where one is in the console; on a company's page, the way back to the companies. */
function Crumbs() {
  const t = useTexts(providerTexts)
  const shell = useTexts(shellTexts)
  const title = useStore(titleStore)
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') })
  const entry = entryAt(path)
  const isBelow = entry !== undefined && entry.to !== path
  const here = isBelow || !entry ? title : t(entry.text)
  return (
    <nav aria-label={shell('breadcrumbs')} className={crumbs.crumbs}>
      <ol className={crumbs.list}>
        <li className={crumbs.crumb}>
          {path === '/provider' ? (
            <span className={crumbs.link}>{t('console')}</span>
          ) : (
            <Link to="/provider" className={crumbs.link}>
              {t('console')}
            </Link>
          )}
          <IconChevronRight size={14} aria-hidden className={crumbs.arrow} />
        </li>
        {isBelow && (
          <li className={crumbs.crumb}>
            <Link to={entry.to} className={crumbs.link}>
              {t(entry.text)}
            </Link>
            <IconChevronRight size={14} aria-hidden className={crumbs.arrow} />
          </li>
        )}
        <li className={crumbs.crumb}>
          <span className={crumbs.here} aria-current="page">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  )
}

const LETTERS = ['c', 's', 't', 'k', 'a', 'f']
const DOORS: readonly Door[] = PROVIDER_MENU.map(({ to, text }, at) => {
  const letter = LETTERS[at]
  return { path: to, name: providerTexts[text], ...(letter !== undefined && { letter }) }
})

function TopBar() {
  const shell = useTexts(shellTexts)
  const phone = usePhone()
  return (
    <header className={bar.bar}>
      <Crumbs />
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
      <UserMenu />
    </header>
  )
}

/** What stands around every screen of the provider's console: menu, bar, content. */
export function ProviderShell() {
  const shell = useTexts(shellTexts)
  const phone = usePhone()
  const [pinned, setPinned] = usePinned()
  useFocusOnRoute()
  return (
    <div className={classes.shell} data-pinned={(pinned && !phone) || undefined}>
      <a className={classes.skip} href={`#${CONTENT}`} onClick={goToContent}>
        {shell('skipToContent')}
      </a>
      {!phone && <ProviderSideMenu pinned={pinned} onPin={setPinned} />}
      <div className={classes.page}>
        <TopBar />
        <main id={CONTENT} className={classes.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {phone && <ProviderBottomBar />}
      <Extras doors={DOORS} />
      <ConfirmHost />
      <ToastHost />
    </div>
  )
}
