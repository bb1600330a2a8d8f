import { ActionIcon, UnstyledButton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts, useTx } from '../lib/texts'
import { Brand } from '../ui/brand'
import { isGroup, type MenuEntry, type MenuGroup } from '../lib/menu'
import { MenuIcon } from '../ui/menu-icon'
import counts from './desk-menu.module.css'
import { MESSAGES, MessagesBadge } from './messages-badge'
import classes from './side-menu.module.css'

interface SideMenuProps {
  menu: readonly (MenuEntry | MenuGroup)[]
  pinned: boolean
  onPin: (pinned: boolean) => void
}

/**
 * The menu at the side: 56 px wide, 205 px (Spec 1 §2) while it is hovered, holds the keyboard's
 * focus, or is kept open. Its names are always there for screen readers.
 */
export function SideMenu({ menu, pinned, onPin }: SideMenuProps) {
  const t = useTexts(shellTexts)
  const label = t(pinned ? 'unpinMenu' : 'pinMenu')
  return (
    <nav className={classes.menu} data-pinned={pinned || undefined} aria-label={t('mainMenu')}>
      <div className={classes.brand}>
        <Brand />
        <span className={classes.name}>{t('product')}</span>
      </div>
      <ul className={classes.list}>
        {menu.map((entry) => (
          <li key={entry.id}>
            {isGroup(entry) ? <Group group={entry} /> : <Entry entry={entry} />}
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

function Entry({ entry, below = false }: { entry: MenuEntry; below?: boolean }) {
  const tx = useTx()
  return (
    <Link
      to={entry.path}
      className={`${classes.entry} ${counts.entry}`}
      data-below={below || undefined}
      activeOptions={{ exact: entry.path === '/dashboard', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      {!below && <MenuIcon name={entry.icon} />}
      <span className={classes.label}>{tx(entry.name)}</span>
      {entry.id === MESSAGES && <MessagesBadge className={counts.count} />}
    </Link>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const tx = useTx()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const within = group.children.some((child) => path.startsWith(child.path))
  const [open, setOpen] = useState(within)
  return (
    <>
      <UnstyledButton
        className={classes.entry}
        aria-expanded={open}
        data-within={within || undefined}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon name={group.icon} />
        <span className={classes.label}>{tx(group.name)}</span>
        <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      {open && (
        <ul className={classes.below}>
          {group.children.map((child) => (
            <li key={child.id}>
              <Entry entry={child} below />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
