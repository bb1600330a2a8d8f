import type { DataOf, QueryOf } from '@pasok/domain/kernel/contract'
import { groupBy } from '@pasok/domain/kernel/group-by'
import type { Language } from '@pasok/domain/kernel/texts'
import type * as calls from '@pasok/domain/notifications/notifications.contract'
import { KINDS } from '@pasok/domain/notifications/kinds/kinds'
import { toBroadcasts } from '@pasok/domain/notifications/notifications.links'
import type { Broadcast, Preference } from '@pasok/domain/notifications/notifications.model'
import { kindsFor } from '@pasok/domain/notifications/notifications.preferences.rules'
import { kindTitles } from '@pasok/domain/notifications/kinds/titles.texts'
import type { Actor } from '../../db/actor'
import type { Reader } from '../../db/db'
import type { Reply } from '../../http/endpoint'
import { countBroadcasts, listBroadcastRows } from './broadcasts/broadcasts.store'
import type { ReadableBroadcast } from './broadcasts/broadcasts.store'
import { present } from './notifications.present'
import { listChoices } from './preferences/preferences.store'
import { listWaitedStates } from './recipients/states.store'
import { countNotifications, listFolded, listRows } from './notifications.store'

type Recipient = Pick<Actor, 'scope' | 'userId' | 'authId'>

/** Builds a list response with page numbers from 1 and the ids of unread entries on the page. */
function numbered<Row extends { _id: string; status: 'read' | 'unread' }>(
  data: Row[],
  count: number,
  { page, limit }: { page: number; limit: number },
): Reply<Row[]> {
  const ids = data.filter(({ status }) => status === 'unread').map(({ _id }) => _id)
  return { data, count, numbered: { page, totalPage: Math.ceil(count / limit), ids } }
}

export async function listNotifications(
  db: Reader,
  { scope, userId, authId }: Recipient,
  { category, unread, ...at }: QueryOf<typeof calls.listNotifications>,
  language: Language,
) {
  const reading = { userId, category, isUnread: unread === 'true' }
  const { rows, count } = await listRows(db, scope, reading, at)
  const states = await listWaitedStates(db, scope, rows)
  const folded = groupBy(
    await listFolded(
      db,
      scope,
      rows.map(({ id }) => id),
    ),
    (row) => row.folded_into ?? '',
  )
  const data = rows.map((row) =>
    present(row, { language, authId }, { now: states.get(row.id), earlier: folded.get(row.id) }),
  )
  return numbered(data, count, at)
}

export async function countUnread(
  db: Reader,
  { scope, userId }: Recipient,
): Promise<DataOf<typeof calls.countUnread>> {
  const notifications = await countNotifications(db, scope, { userId, isUnread: true })
  const { unread } = await countBroadcasts(db, scope, userId)
  return { notifications, broadcasts: unread }
}

const presentBroadcast = (row: ReadableBroadcast, { authId, scope }: Recipient): Broadcast => ({
  _id: row.id,
  title: row.title,
  message: row.message,
  category: 'broadcast',
  link_url: toBroadcasts(scope.kind === 'vendor' ? 'vendor' : 'buyer'),
  status: row.read_at ? 'read' : 'unread',
  read_by: row.read_at ? { [authId]: row.read_at.toISOString() } : {},
  createdAt: row.created_at.toISOString(),
})

export async function listBroadcasts(
  db: Reader,
  recipient: Recipient,
  { page, limit }: { page: number; limit: number },
  language: Language,
) {
  const { scope, userId } = recipient
  const rows = await listBroadcastRows(db, scope, userId, { page, limit, language })
  const { all } = await countBroadcasts(db, scope, userId)
  const data = rows.map((row) => presentBroadcast(row, recipient))
  return numbered(data, all, { page, limit })
}

/**
 * Returns the kinds of notifications that the user can receive; a super admin acting for a company receives
 * none there.
 */
export const kindsOfActor = ({ scope, isOwner, features, actingFor }: Actor) =>
  actingFor === undefined ? kindsFor({ side: scope.kind, isOwner, features }) : []

/** Lists one row per kind that the user can receive, in the table's order. */
export async function listPreferences(
  db: Reader,
  actor: Actor,
  language: Language,
): Promise<Preference[]> {
  const choices = await listChoices(db, actor.scope, actor.userId)
  return kindsOfActor(actor).map((kind) => ({
    kind,
    category: KINDS[kind].category,
    title: kindTitles[kind][language],
    mail: choices.get(kind) ?? 'off',
  }))
}
