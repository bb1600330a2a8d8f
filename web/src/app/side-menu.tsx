import { UnstyledButton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts, useTx } from '../lib/texts'
import { isGroup, type MenuEntry, type MenuGroup } from '../lib/menu'
import { MenuIcon } from '../ui/menu-icon'
import { MenuFrame, type Pinning } from './menu-frame'
import { ENTRY, NAME } from './pinned'
import { MESSAGES, MessagesBadge } from './menu-count'
import classes from './menu.module.css'
import { look } from '../ui/look'

interface SideMenuProps extends Pinning {
  menu: readonly (MenuEntry | MenuGroup)[]
}

export function SideMenu({ menu, ...pinning }: SideMenuProps) {
  const t = useTexts(shellTexts)
  return (
    <MenuFrame label={t('mainMenu')} {...pinning}>
      {menu.map((entry) => (
        <li key={entry.id}>{isGroup(entry) ? <Group group={entry} /> : <Entry entry={entry} />}</li>
      ))}
    </MenuFrame>
  )
}

function Entry({ entry, below = false }: { entry: MenuEntry; below?: boolean }) {
  const tx = useTx()
  return (
    <Link
      to={entry.path}
      className={ENTRY}
      data-below={below || undefined}
      activeOptions={{ exact: entry.path === '/dashboard', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      {!below && <MenuIcon name={entry.icon} />}
      <span className={NAME}>{tx(entry.name)}</span>
      {entry.id === MESSAGES && <MessagesBadge />}
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
        className={ENTRY}
        aria-expanded={open}
        data-within={within || undefined}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon name={group.icon} />
        <span className={NAME}>{tx(group.name)}</span>
        <IconChevronDown
          size={16}
          className={`${look('fade')} ${classes.fading} ${classes.chevron}`}
          aria-hidden
        />
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
