import { ActionIcon } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTexts, useTx } from '../lib/texts'
import { Brand } from '../ui/brand'
import { entryAt, EXACT, type Desk } from './desk'
import own from './desk-menu.module.css'
import classes from './side-menu.module.css'

interface DeskSideMenuProps {
  desk: Desk
  pinned: boolean
  onPin: (pinned: boolean) => void
}

/** A desk's menu at the side; it opens and closes as the buyers' does. */
export function DeskSideMenu({ desk, pinned, onPin }: DeskSideMenuProps) {
  const tx = useTx()
  const shell = useTexts(shellTexts)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = entryAt(desk, path)
  const label = shell(pinned ? 'unpinMenu' : 'pinMenu')
  return (
    <nav className={classes.menu} data-pinned={pinned || undefined} aria-label={tx(desk.menu)}>
      <div className={classes.brand}>
        <Brand />
        <span className={classes.name}>{shell('product')}</span>
      </div>
      <ul className={classes.list}>
        {desk.entries.map(({ to, name, icon: Icon, badge: Badge }) => (
          <li key={to}>
            <Link
              to={to}
              className={`${classes.entry} ${own.entry}`}
              activeOptions={EXACT}
              aria-current={here?.to === to ? 'page' : undefined}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              <span className={classes.label}>{tx(name)}</span>
              {Badge && <Badge className={own.count} />}
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
