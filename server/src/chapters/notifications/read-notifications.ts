import { isId } from '@pasok/domain/kernel/ids'
import { signal } from '../../db/signals'
import type { Work } from '../../db/work'
import { markAllRead, markRead } from './notifications.store'
import { markBroadcastsRead } from './broadcasts/broadcasts.store'

interface ReadInput {
  ids: readonly string[]
  all?: 'everything' | 'notifications' | 'broadcasts' | undefined
}

/**
 * Marks notifications and broadcasts as read: the user's own among `ids`, all of one type, or everything.
 * Repeating it changes nothing.
 */
export async function readNotifications(work: Work, { ids, all }: ReadInput): Promise<void> {
  const { trx, scope } = work
  const { userId } = work.actor
  const given = [...new Set(ids.filter(isId))]
  const read: string[] = []
  const isAll = (kind: typeof all) => all === kind || all === 'everything'
  if (isAll('notifications')) await markAllRead(trx, scope, userId)
  else if (given.length > 0) read.push(...(await markRead(trx, scope, userId, given)))
  if (isAll('broadcasts')) await markBroadcastsRead(trx, scope, userId, 'all')
  else if (given.length > 0) read.push(...(await markBroadcastsRead(trx, scope, userId, given)))
  if (all === undefined && read.length === 0) return
  await signal(trx, 'notifications-read', { userId, ids: all === undefined ? read : 'all' })
}
