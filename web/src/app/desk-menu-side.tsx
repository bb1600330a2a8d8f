import { Link, useLocation } from '@tanstack/react-router'
import { useTx } from '../lib/texts'
import { entryAt, EXACT, type Desk } from './desk'
import own from './desk-menu.module.css'
import { MenuFrame, type Pinning } from './menu-frame'
import classes from './side-menu.module.css'
import { look } from '../ui/look'

/** A desk's menu at the side. */
export function DeskSideMenu({ desk, ...pinning }: Pinning & { desk: Desk }) {
  const tx = useTx()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = entryAt(desk, path)
  return (
    <MenuFrame label={tx(desk.menu)} {...pinning}>
      {desk.entries.map(({ to, name, icon: Icon, badge: Badge }) => (
        <li key={to}>
          <Link
            to={to}
            className={`${classes.entry} ${look('relative')}`}
            activeOptions={EXACT}
            aria-current={here?.to === to ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span className={classes.label}>{tx(name)}</span>
            {Badge && <Badge className={own.count} />}
          </Link>
        </li>
      ))}
    </MenuFrame>
  )
}
