import { Link, useLocation } from '@tanstack/react-router'
import { useTx } from '../lib/texts'
import { entryAt, EXACT, type Desk } from './desk'
import { MenuFrame, type Pinning } from './menu-frame'
import { ENTRY, NAME } from './menu-look'

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
