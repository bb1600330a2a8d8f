import { Drawer, UnstyledButton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts, useTx } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import { entryAt, EXACT, type Desk, type DeskEntry } from './desk'
import { BAR, DRAWER_ENTRY, PLACE, PLACE_NAME } from './menu-look'

/** Px: a row under a thumb, and what the head and the rims take. */
const ROW = 44
const AROUND = 96

interface MoreProps {
  entries: readonly DeskEntry[]
  here: DeskEntry | undefined
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
      size={`min(80dvh, ${entries.length * ROW + AROUND}px)`}
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

/** A desk's menu on a phone. */
export function DeskBottomBar({ desk }: { desk: Desk }) {
  const tx = useTx()
  const shell = useTexts(shellTexts)
  const [open, setOpen] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = entryAt(desk, path)
  const rest = desk.entries.filter(({ isPinned }) => !isPinned)
  return (
    <nav className={BAR} aria-label={tx(desk.menu)}>
      {desk.entries
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
