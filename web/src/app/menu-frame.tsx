import { ActionIcon } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { Brand } from '../ui/brand'
import { look } from '../ui/look'
import classes from './menu.module.css'

export interface Pinning {
  pinned: boolean
  onPin: (pinned: boolean) => void
}

interface MenuFrameProps extends Pinning {
  label: string
  children: ReactNode
}

/**
 * Side menu: 56 px wide, 205 px (Spec 1 §2) while hovered, focused or pinned. The entries' names are always
 * available to screen readers.
 */
export function MenuFrame({ label, pinned, onPin, children }: MenuFrameProps) {
  const t = useTexts(shellTexts)
  const pin = t(pinned ? 'unpinMenu' : 'pinMenu')
  return (
    <nav
      className={`${look('stack', 'surface', 'overflow-hidden', 'paper-hidden')} ${classes.menu}`}
      data-pinned={pinned || undefined}
      aria-label={label}
    >
      <div className={`${look('row', 'gap-sm', 'flex-none')} ${classes.brand}`}>
        <Brand />
        <span
          className={`${look('text-lg', 'semibold', 'tracking-tight', 'fade')} ${classes.fading}`}
        >
          {t('product')}
        </span>
      </div>
      <ul className={`${look('p-xs')} ${classes.list}`}>{children}</ul>
      <ActionIcon
        className={look('flex-none', 'quiet')}
        m="xs"
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
