import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { StageTabs } from '../../documents/stage-tabs'
import { useTexts } from '../../lib/texts'
import { PageHead } from '../../ui/page-head'
import { BroadcastList } from './broadcast-list'
import { NotificationList } from './notification-list'
import { NotificationSettings } from './notification-settings'
import { useUnread } from './notifications.queries'
import type { NotificationsSearch } from './search-params'

interface NotificationsPageProps {
  address: NotificationsSearch
  /** Shows what an address asks for, nothing of the one before it. */
  go: (next: NotificationsSearch) => void
}

/** Notifications, broadcasts, and how one is told: the same for buyers and vendors. */
export function NotificationsPage({ address, go }: NotificationsPageProps) {
  const t = useTexts(notificationScreenTexts)
  const unread = useUnread().data
  const { show, skip = 0 } = address
  return (
    <>
      <PageHead title={t('notifications')} />
      <StageTabs
        label={t('show')}
        stages={[
          { key: 'notifications', label: t('notifications'), count: unread?.notifications },
          { key: 'broadcasts', label: t('broadcasts'), count: unread?.broadcasts },
          { key: 'settings', label: t('settings'), count: null },
        ]}
        chosen={show ?? 'notifications'}
        onTurn={(key) => go(key === 'notifications' ? {} : { show: key })}
      >
        {show === 'settings' && <NotificationSettings />}
        {show === 'broadcasts' && (
          <BroadcastList
            skip={skip}
            unreadCount={unread?.broadcasts ?? 0}
            onPage={(page) => go({ show, skip: page })}
          />
        )}
        {show === undefined && (
          <NotificationList
            address={address}
            go={(next) => go({ ...next, ...(next.skip === skip && { skip: undefined }) })}
            unreadCount={unread ? unread.notifications + unread.broadcasts : 0}
          />
        )}
      </StageTabs>
    </>
  )
}
