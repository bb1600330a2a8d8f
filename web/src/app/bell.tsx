import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { Fetched, fetchAhead, pieceOf } from '../lib/fetched'
import { count as formatCount } from '../lib/format'
import { tellMissing } from '../lib/tell-missing'
import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { SkeletonRows } from '../ui/skeleton-rows'
import { useUnread } from '../features/notifications/notifications.queries'
import { useNotificationNews } from '../features/notifications/use-notification-news'
import { useTitleCount } from '../features/notifications/use-title-count'
import bell from './bell.module.css'

const popover = pieceOf(
  async () => (await import('../features/notifications/bell-popover')).BellPopover,
)

/** Spec 1 §9; px. */
const WIDTH = 450
/** Beyond this a number says no more than 'many'. */
const MOST = 99

interface BellProps {
  /** The address of the list of all; none for those who may not open it yet. */
  list: string | undefined
}

/** What is unread, and on a press the latest of it (Spec 1 §2). */
export function Bell({ list }: BellProps) {
  const t = useTexts(notificationScreenTexts)
  const phone = usePhone()
  const [state, setState] = useState<'open' | 'closed' | 'left'>('closed')
  const isOpen = state === 'open'
  const { data } = useUnread()
  const latest = useNotificationNews()
  const unread = (data?.notifications ?? 0) + (data?.broadcasts ?? 0)
  useTitleCount(unread)
  const setOpen = (open: boolean) => setState(open ? 'open' : 'closed')
  const name = unread > 0 ? t('bellUnread', { count: formatCount(unread) }) : t('notifications')
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        width={`min(${WIDTH}px, calc(100vw - 16px))`}
        position="bottom-end"
        shadow="md"
        trapFocus
        // Who went on to what was told has the focus there.
        returnFocus={state !== 'left'}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={phone ? 44 : 34}
            className={bell.bell}
            aria-label={name}
            onPointerEnter={() => fetchAhead(popover)}
            onClick={() => setOpen(!isOpen)}
          >
            <IconBell size={18} stroke={1.75} />
            {unread > 0 && (
              <span className={bell.badge} aria-hidden>
                {unread > MOST ? `${MOST}+` : formatCount(unread)}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={bell.popover}>
          <Fetched
            piece={popover}
            props={{ list, unread: data, onClose: () => setState('left') }}
            fallback={<SkeletonRows rows={5} height={56} />}
            onMissing={(error) => {
              setOpen(false)
              tellMissing(error)
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{latest}</VisuallyHidden>
    </>
  )
}
