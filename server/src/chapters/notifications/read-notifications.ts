import { isId } from '@pasok/domain/kernel/ids'
import { signal } from '../../db/signals'
import type { Work } from '../../db/work'
import { markAllRead, markRead } from './notifications.store'
import { markBroadcastsRead } from './notifications.broadcasts.store'

interface Asked {
  ids: readonly string[]
  all?: 'notifications' | 'broadcasts' | undefined
}

/**
 * Marks notifications and broadcasts as read, those of one's own among `ids`, or all of one kind;
 * doing it twice changes nothing.
 */
export async function readNotifications(work: Work, { ids, all }: Asked): Promise<void> {
  const { trx, scope, now } = work
  const { userId } = work.actor
  const given = [...new Set(ids.filter(isId))]
  const read: string[] = []
  if (all === 'notifications') await markAllRead(trx, scope, userId, now)
  else if (given.length > 0) read.push(...(await markRead(trx, scope, userId, given, now)))
  if (all === 'broadcasts') await markBroadcastsRead(trx, scope, userId, 'all', now)
  else if (given.length > 0)
    read.push(...(await markBroadcastsRead(trx, scope, userId, given, now)))
  if (all === undefined && read.length === 0) return
  await signal(trx, 'notifications-read', { userId, ids: all === undefined ? read : 'all' })
}
