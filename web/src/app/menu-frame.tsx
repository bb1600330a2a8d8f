import { ActionIcon } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { Brand } from '../ui/brand'
import classes from './side-menu.module.css'

export interface Pinning {
  pinned: boolean
  onPin: (pinned: boolean) => void
}

interface MenuFrameProps extends Pinning {
  label: string
  /** The entries: items of a list. */
  children: ReactNode
}

/**
 * A menu at the side: 56 px wide, 205 px (Spec 1 §2) while it is hovered, holds the keyboard's
 * focus, or is kept open. Its names are always there for screen readers.
 */
export function MenuFrame({ label, pinned, onPin, children }: MenuFrameProps) {
  const t = useTexts(shellTexts)
  const pin = t(pinned ? 'unpinMenu' : 'pinMenu')
  return (
    <nav className={classes.menu} data-pinned={pinned || undefined} aria-label={label}>
      <div className={classes.brand}>
        <Brand />
        <span className={classes.name}>{t('product')}</span>
      </div>
      <ul className={classes.list}>{children}</ul>
      <ActionIcon
        className={classes.pin}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={pin}
        aria-pressed={pinned}
        title={pin}
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
