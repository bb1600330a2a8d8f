import { Box, SegmentedControl, Switch } from '@mantine/core'
import { CATEGORIES, MAIL_CHOICES } from '@pasok/domain/notifications/notifications.choices'
import type { MailChoice, Preference } from '@pasok/domain/notifications/notifications.model'
import {
  notificationScreenTexts,
  notificationSettingTexts,
} from '@pasok/domain/notifications/notifications.screen.texts'
import { LoadError } from '../../documents/load-error'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { alertStore, turnAlerts } from './device-alerts'
import { useChoose, usePreferences } from './notifications.queries'
import { look } from '../../ui/look'

interface ChoiceProps {
  title: string
  /** None when several differ. */
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

/** Asked for by a press alone: the browser's own question comes with it. */
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

/** How one is told beside the bell: chosen here, saved at once. */
export function NotificationSettings() {
  return (
    <>
      <ByMail />
      <OnDevice />
    </>
  )
}
