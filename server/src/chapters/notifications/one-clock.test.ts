import * as calls from '@pasok/domain/notifications/notifications.broadcasts.contract'
import { readNotifications } from '@pasok/domain/notifications/notifications.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { shiftClock } from '../../../test/faults/shifted-clock'
import { relayAll } from '../../../test/notified'
import { submitted } from '../../../test/requests'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

let setRight = (): void => undefined
afterEach(() => setRight())

/** Whether all these times are of the last minute of the database's clock. */
async function areNow(columns: string): Promise<boolean> {
  const { rows } = await api.pool.query<{ sound: boolean }>(
    `select count(*) > 0 and bool_and(at between now() - interval '1 minute' and now()) as sound
     from (${columns}) as times`,
  )
  return rows[0]?.sound ?? false
}

describe.each([11, -11])('a server whose clock is %i hours off', (hours) => {
  it('writes events, notifications and broadcasts by the database’s clock', async () => {
    for (const table of ['notifications', 'broadcast_reads', 'broadcasts'])
      await api.pool.query(`delete from ${table}`)
    setRight = shiftClock(hours)
    const author = await api.signIn('purchasing@maju.test')
    const approver = await api.signIn('approver@maju.test')
    const provider = await api.signIn('provider@pasok.test')
    await submitted(author, [{ product: 'kertas', quantity: 1 }])
    const body = { title: 'News', message: 'News', audience: 'all' } as const
    await provider.must(calls.tellBroadcast, { body })
    await relayAll(api)
    await approver.must(readNotifications, { body: { ids: [], all: 'everything' } })
    setRight()
    expect(await areNow('select created_at as at from notifications')).toBe(true)
    expect(await areNow('select read_at as at from notifications where read_at is not null')).toBe(
      true,
    )
    expect(await areNow('select created_at as at from broadcasts')).toBe(true)
    expect(await areNow('select read_at as at from broadcast_reads')).toBe(true)
  })
})
