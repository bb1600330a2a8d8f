import { ActionIcon } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTexts } from '../lib/texts'
import { Brand } from '../ui/brand'
import { entryAt, EXACT, PROVIDER_MENU } from './provider-menu'
import { MenuBadge } from './provider-menu-badge'
import own from './provider-menu.module.css'
import classes from './side-menu.module.css'

interface ProviderSideMenuProps {
  pinned: boolean
  onPin: (pinned: boolean) => void
}

/** The console's menu at the side; it opens and closes as the buyers' does. */
export function ProviderSideMenu({ pinned, onPin }: ProviderSideMenuProps) {
  const t = useTexts(providerTexts)
  const shell = useTexts(shellTexts)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = entryAt(path)
  const label = shell(pinned ? 'unpinMenu' : 'pinMenu')
  return (
    <nav className={classes.menu} data-pinned={pinned || undefined} aria-label={t('menu')}>
      <div className={classes.brand}>
        <Brand />
        <span className={classes.name}>{shell('product')}</span>
      </div>
      <ul className={classes.list}>
        {PROVIDER_MENU.map(({ to, text, icon: Icon, badge }) => (
          <li key={to}>
            <Link
              to={to}
              className={`${classes.entry} ${own.entry}`}
              activeOptions={EXACT}
              aria-current={here?.to === to ? 'page' : undefined}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              <span className={classes.label}>{t(text)}</span>
              {badge && <MenuBadge kind={badge} className={own.count} />}
            </Link>
          </li>
        ))}
      </ul>
      <ActionIcon
        className={classes.pin}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={label}
        aria-pressed={pinned}
        title={label}
        onClick={() => onPin(!pinned)}
      >
        {pinned ? (
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} />
        ) : (
          <IconLayoutSidebarLeftExpand size={20} stroke={1.75} />
        )}
      </ActionIcon>
    </nav>
  )
}
