import { Drawer, UnstyledButton } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconDots } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import classes from './bottom-bar.module.css'
import { entryAt, EXACT, PINNED_PLACES, PROVIDER_MENU, type ProviderEntry } from './provider-menu'
import { MenuBadge } from './provider-menu-badge'
import own from './provider-menu.module.css'

const isPinned = ({ to }: ProviderEntry) => PINNED_PLACES.includes(to)

/** Px: a row under a thumb, and what the head and the rims take. */
const ROW = 44
const AROUND = 96

interface MoreProps {
  entries: readonly ProviderEntry[]
  here: ProviderEntry | undefined
  onClose: () => void
}

function More({ entries, here, onClose }: MoreProps) {
  const t = useTexts(providerTexts)
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
      {entries.map(({ to, text, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className={classes.row}
          activeOptions={EXACT}
          aria-current={here?.to === to ? 'page' : undefined}
          onClick={onClose}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
          {t(text)}
        </Link>
      ))}
    </Drawer>
  )
}

/** The console's menu on a phone. */
export function ProviderBottomBar() {
  const t = useTexts(providerTexts)
  const shell = useTexts(shellTexts)
  const [open, setOpen] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = entryAt(path)
  return (
    <nav className={classes.bar} aria-label={t('menu')}>
      {PROVIDER_MENU.filter(isPinned).map(({ to, text, icon: Icon, badge }) => (
        <Link
          key={to}
          to={to}
          className={`${classes.place} ${own.place}`}
          activeOptions={EXACT}
          aria-current={here?.to === to ? 'page' : undefined}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
          <span className={classes.label}>{t(text)}</span>
          {badge && <MenuBadge kind={badge} className={own.placeCount} />}
        </Link>
      ))}
      <UnstyledButton
        className={classes.place}
        aria-haspopup="dialog"
        aria-current={here && !isPinned(here) ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
        <span className={classes.label}>{shell('more')}</span>
      </UnstyledButton>
      {open && (
        <More
          entries={PROVIDER_MENU.filter((entry) => !isPinned(entry))}
          here={here}
          onClose={() => setOpen(false)}
        />
      )}
    </nav>
  )
}
