import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import { openLink } from '@pasok/domain/kernel/open-link'
import { DIGEST_HOUR, DIGEST_LINES } from '@pasok/domain/notifications/notifications.constants'
import { toNotifications, toPreferences } from '@pasok/domain/notifications/notifications.links'
import { digestMail, notifiedMail } from '@pasok/domain/notifications/notifications.mails'
import { messageOf } from '@pasok/domain/notifications/notifications.message'
import { nextAt } from '@pasok/domain/notifications/notifications.times'
import type { NewMail } from '../../../mail/render-mail'
import type { Member } from '../recipients/people.store'
import type { NotificationRow } from '../notifications.store'

type Addressee = Pick<Member, 'email' | 'name' | 'language' | 'side'>

const addressed = ({ email, name, language, side }: Addressee) => ({
  to: { email, name },
  language,
  values: { name, preferences: openLink(toPreferences(side)) },
})

export function mailOf(
  addressee: Addressee,
  { kind, facts, link_url: path }: Pick<NotificationRow, 'kind' | 'facts' | 'link_url'>,
): NewMail {
  const { values, ...to } = addressed(addressee)
  const message = messageOf(kind, facts, addressee.language)
  return { kind: 'notification', ...to, words: notifiedMail, values: { ...values, message }, path }
}

type DigestRow = Pick<NotificationRow, 'id' | 'kind' | 'facts'>

/** Builds the daily mail, with the notifications in the order of the events. */
export function digestOf(
  addressee: Addressee,
  rows: readonly DigestRow[],
  states: ReadonlyMap<string, string>,
): NewMail {
  const { values, ...to } = addressed(addressee)
  const listed = rows.slice(0, DIGEST_LINES)
  const more = rows.length - listed.length
  const lines = listed.map(
    ({ id, kind, facts }, at) =>
      [`line${at}`, messageOf(kind, facts, addressee.language, states.get(id))] as const,
  )
  return {
    kind: 'notification-digest',
    ...to,
    words: digestMail(listed.length, more > 0),
    values: { ...values, count: rows.length, more, ...Object.fromEntries(lines) },
    path: toNotifications(addressee.side),
  }
}

/** Returns the time of the next daily mail in the time zone of the user's company. */
export const nextDigest = ({ timeZone }: Pick<Member, 'timeZone'>, now: Date): Date =>
  nextAt(now, DIGEST_HOUR, timeZone ?? DEFAULT_TIME_ZONE)
