import { Popover, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { BellPopover } from '../features/notifications/bell-popover'
import { useUnread } from '../features/notifications/notifications.queries'
import { useNotificationNews } from '../features/notifications/use-notification-news'
import { useTitleCount } from '../features/notifications/use-title-count'
import { BellButton } from './bell-button'
import { look } from '../ui/look'
import classes from './bell.module.css'

/** Spec 1 §9; px. */
const WIDTH = 450

export interface BellMenuProps {
  /** The address of the list of all; none for those who may not open it yet. */
  list: string | undefined
  /** It was asked for before it was here. */
  defaultOpened: boolean
}

/** What is unread, and on a press the latest of it (Spec 1 §2). */
export function BellMenu({ list, defaultOpened }: BellMenuProps) {
  const [state, setState] = useState<'open' | 'closed' | 'left'>(defaultOpened ? 'open' : 'closed')
  const { data } = useUnread()
  const latest = useNotificationNews()
  const unread = (data?.notifications ?? 0) + (data?.broadcasts ?? 0)
  useTitleCount(unread)
  const isOpen = state === 'open'
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={(open) => setState(open ? 'open' : 'closed')}
        width={`min(${WIDTH}px, calc(100vw - 16px))`}
        position="bottom-end"
        shadow="md"
        trapFocus
        // Who went on to what was told has the focus there.
        returnFocus={state !== 'left'}
      >
        <Popover.Target>
          <BellButton unread={unread} onClick={() => setState(isOpen ? 'closed' : 'open')} />
        </Popover.Target>
        <Popover.Dropdown className={`${look('stack', 'p-0')} ${classes.popover}`}>
          <BellPopover list={list} unread={data} onClose={() => setState('left')} />
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{latest}</VisuallyHidden>
    </>
  )
}
