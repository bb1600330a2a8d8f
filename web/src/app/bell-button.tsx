import { ActionIcon } from '@mantine/core'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconBell } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { badgeOf, count as formatCount } from '../lib/format'
import { useTexts } from '../lib/texts'
import { THUMB, usePhone } from '../lib/use-phone'
import { look } from '../ui/look'
import classes from './bell.module.css'

type BellButtonProps = { unread: number } & Omit<ComponentProps<'button'>, 'color' | 'style'>

export function BellButton({ unread, ...rest }: BellButtonProps) {
  const t = useTexts(notificationScreenTexts)
  const phone = usePhone()
  const name = unread > 0 ? t('bellUnread', { count: formatCount(unread) }) : t('notifications')
  return (
    <ActionIcon
      {...rest}
      variant="subtle"
      color="gray"
      size={phone ? THUMB : 34}
      className={classes.bell}
      aria-label={name}
    >
      <IconBell size={18} stroke={1.75} />
      {unread > 0 && (
        <span
          className={`${look('on-amber', 'semibold', 'tabular', 'text-center')} ${classes.badge}`}
          aria-hidden
        >
          {badgeOf(unread)}
        </span>
      )}
    </ActionIcon>
  )
}
