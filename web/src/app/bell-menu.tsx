import { Popover, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { BellPopover } from '../features/notifications/bell-popover'
import { useUnreadNotifications } from '../features/notifications/notifications.queries'
import { useNotificationNews } from '../features/notifications/use-notification-news'
import { useTitleCount } from '../features/notifications/use-title-count'
import { BellButton } from './bell-button'
import { look } from '../ui/look'
import classes from './bell.module.css'

/** Width in pixels (Spec 1 §9). */
const WIDTH = 450

export interface BellMenuProps {
  /** Address of the full notification list; undefined for users who may not open it yet. */
  list: string | undefined
  /** True when the user pressed the bell before this component was loaded. */
  defaultOpened: boolean
}

/** The bell with its unread count; pressing it opens the latest notifications (Spec 1 §2). */
export function BellMenu({ list, defaultOpened }: BellMenuProps) {
  const [state, setState] = useState<'open' | 'closed' | 'left'>(defaultOpened ? 'open' : 'closed')
  const { data } = useUnreadNotifications()
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
        // When a notification was opened, the focus belongs to the new screen and not to the bell.
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
