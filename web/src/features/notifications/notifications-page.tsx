import { Box, Button, SegmentedControl, Switch } from '@mantine/core'
import { CATEGORIES, MAIL_CHOICES } from '@pasok/domain/notifications/notifications.choices'
import type { MailChoice, Preference } from '@pasok/domain/notifications/notifications.model'
import {
  notificationScreenTexts,
  notificationSettingTexts,
} from '@pasok/domain/notifications/notifications.screen.texts'
import { IconSpeakerphone } from '@tabler/icons-react'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { StageTabs } from '../../documents/stage-tabs'
import { isCutOff } from '../../lib/is-cut-off'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { look } from '../../ui/look'
import { NoRows } from '../../ui/no-rows'
import { PageHead } from '../../ui/page-head'
import { Pager } from '../../ui/pager'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { BroadcastCard } from './broadcast-card'
import { alertStore, turnAlerts } from './device-alerts'
import { NotificationList } from './notification-list'
import {
  NOTIFICATIONS_PAGE_SIZE,
  useBroadcasts,
  useChoose,
  usePreferences,
  useRead,
  useUnreadNotifications,
} from './notifications.queries'
import type { NotificationsSearch } from './search-params'

interface ChoiceProps {
  title: string
  /** Undefined when several kinds have different values. */
  value: MailChoice | undefined
  onChoose: (mail: MailChoice) => void
}

function Choice({ title, value, onChoose }: ChoiceProps) {
  const t = useTexts(notificationSettingTexts)
  return (
    <div
      className={look(
        'grid',
        'first-grows',
        'align-center',
        'gap-4-md',
        'py-6',
        'phone-one-column',
      )}
    >
      <span>{title}</span>
      <SegmentedControl
        size="xs"
        aria-label={t('mailFor', { title })}
        value={value ?? ''}
        data={MAIL_CHOICES.map((mail) => ({ value: mail, label: t(mail) }))}
        onChange={(next) => {
          const mail = MAIL_CHOICES.find((one) => one === next)
          if (mail) onChoose(mail)
        }}
      />
    </div>
  )
}

function MailChoices({ rows }: { rows: readonly Preference[] }) {
  const t = useTexts(notificationSettingTexts)
  const tn = useTexts(notificationScreenTexts)
  const { mutate: choose } = useChoose()
  const [first] = rows
  if (!first) return <p className={look('prose', 'dimmed', 'mt-4', 'mb-sm')}>{t('none')}</p>
  const isSame = rows.every(({ mail }) => mail === first.mail)
  return (
    <>
      <Choice
        title={t('everything')}
        value={isSame ? first.mail : undefined}
        onChoose={(mail) => choose(rows.map(({ kind }) => ({ kind, mail })))}
      />
      {CATEGORIES.map((category) => {
        const own = rows.filter((row) => row.category === category)
        if (own.length === 0) return null
        return (
          <section key={category}>
            <h3 className={look('dimmed', 'text-xs', 'semibold', 'mt-md', 'mb-4')}>
              {tn(category)}
            </h3>
            <div className={look('divided')}>
              {own.map(({ kind, title, mail }) => (
                <Choice
                  key={kind}
                  title={title}
                  value={mail}
                  onChoose={(next) => choose([{ kind, mail: next }])}
                />
              ))}
            </div>
          </section>
        )
      })}
    </>
  )
}

function ByMail() {
  const t = useTexts(notificationSettingTexts)
  const { data, error, isFetching, refetch } = usePreferences()
  return (
    <Box component="section" className={look('card', 'mb-lg')} maw={860}>
      <h2 className={look('text-lg', 'semibold')}>{t('byMail')}</h2>
      <p className={look('prose', 'dimmed', 'mt-4', 'mb-sm')}>{t('byMailHelp')}</p>
      {data ? (
        <MailChoices rows={data} />
      ) : error ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={8} height={42} />
      )}
    </Box>
  )
}

/** Switch for native browser notifications; enabling shows the browser's permission prompt. */
function OnDevice() {
  const t = useTexts(notificationSettingTexts)
  const state = useStore(alertStore())
  const why = { refused: t('refusedByBrowser'), 'not-offered': t('notOffered') }
  const isBarred = state === 'refused' || state === 'not-offered'
  return (
    <Box component="section" className={look('card', 'mb-lg')} maw={860}>
      <h2 className={look('text-lg', 'semibold')}>{t('onDevice')}</h2>
      <p className={look('prose', 'dimmed', 'mt-4', 'mb-sm')}>{t('onDeviceHelp')}</p>
      <Switch
        label={t('onDeviceLabel')}
        description={isBarred ? why[state] : undefined}
        disabled={isBarred}
        checked={state === 'on'}
        onChange={({ currentTarget }) => void turnAlerts(currentTarget.checked)}
      />
    </Box>
  )
}

function NotificationSettings() {
  return (
    <>
      <ByMail />
      <OnDevice />
    </>
  )
}

interface BroadcastListProps {
  skip: number
  onPage: (skip: number | undefined) => void
  unreadCount: number
}

function BroadcastList({ skip, onPage, unreadCount }: BroadcastListProps) {
  const t = useTexts(notificationScreenTexts)
  const query = useBroadcasts({ skip })
  const { data, error, isFetching, refetch } = query
  const reading = useRead()
  return (
    <>
      <div className={look('row', 'wrap', 'justify-between', 'gap-sm', 'mb-sm')}>
        <Button
          size="xs"
          variant="default"
          disabled={unreadCount === 0}
          loading={reading.isPending && 'all' in reading.variables}
          onClick={() => reading.mutate({ all: 'broadcasts' })}
        >
          {t('markAll')}
        </Button>
      </div>
      {isCutOff(query) ? (
        <CutOffNote />
      ) : error && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={5} height={96} />
      ) : (
        <Rows data={data} skip={skip} onPage={onPage} reading={reading} />
      )}
    </>
  )
}

interface RowsProps extends Pick<BroadcastListProps, 'skip' | 'onPage'> {
  data: NonNullable<ReturnType<typeof useBroadcasts>['data']>
  reading: ReturnType<typeof useRead>
}

function Rows({ data, skip, onPage, reading }: RowsProps) {
  const t = useTexts(notificationScreenTexts)
  const { mutate: read, isPending, variables } = reading
  const isMarking = (id: string) => isPending && 'ids' in variables && variables.ids.includes(id)
  const first = () => onPage(undefined)
  if (data.rows.length === 0)
    return (
      <NoRows search={undefined} beyond={skip > 0} onClear={first} onFirst={first}>
        <EmptyState
          icon={<IconSpeakerphone size={22} />}
          text={t('noBroadcasts')}
          helper={t('noBroadcastsHelp')}
        />
      </NoRows>
    )
  return (
    <>
      <div className={look('grid', 'gap-sm')}>
        {data.rows.map((row) => (
          <BroadcastCard
            key={row._id}
            row={row}
            isMarking={isMarking(row._id)}
            onRead={() => read({ ids: [row._id] })}
          />
        ))}
      </div>
      <Pager
        page={skip}
        pageSize={NOTIFICATIONS_PAGE_SIZE}
        count={data.count}
        onPage={(page) => onPage(page || undefined)}
      />
    </>
  )
}

interface NotificationsPageProps {
  address: NotificationsSearch
  /** Opens the address with exactly these parameters. */
  go: (next: NotificationsSearch) => void
}

/** Notifications, broadcasts and notification settings, for buyers and vendors. */
export function NotificationsPage({ address, go }: NotificationsPageProps) {
  const t = useTexts(notificationScreenTexts)
  const unread = useUnreadNotifications().data
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
