import { signOut } from '@pasok/domain/identity/identity.contract'
import * as calls from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import { readNotifications } from '@pasok/domain/notifications/notifications.contract'
import { sendInvitations } from '@pasok/domain/team/invitations/invitations.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { shiftClock } from '../../../test/faults/shifted-clock'
import { requestLink, grant } from '../../../test/identity'
import { assertSound } from '../../../test/invariants'
import { relayAll } from '../../../test/notified'
import { opened, paidIn, readStatuses } from '../../../test/payments'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

let setRight = (): void => undefined
afterEach(() => setRight())

/**
 * Returns, for each column of the database, the number of times within half an hour of a clock that
 * is off by the given hours.
 */
async function timesOf(hoursOff: number): Promise<Map<string, number>> {
  const { rows: columns } = await api.pool.query<{ name: string; column: string }>(
    `select table_schema || '.' || table_name as name, column_name as column
     from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where data_type = 'timestamp with time zone' and table_type = 'BASE TABLE'
       and table_schema in ('public', 'graphile_worker')`,
  )
  const counts = new Map<string, number>()
  for (const { name, column } of columns) {
    const { rows } = await api.pool.query<{ count: number }>(
      `select count(*)::int as count from ${name}
       where ${column} between now() + make_interval(hours => $1) - interval '30 minutes'
         and now() + make_interval(hours => $1) + interval '30 minutes'`,
      [hoursOff],
    )
    counts.set(`${name}.${column}`, rows[0]?.count ?? 0)
  }
  return counts
}

describe.each([11, -11])('a server whose clock is %i hours off', (hours) => {
  it('writes only times of the database’s clock', async () => {
    const before = await timesOf(hours)
    const rightTime = new Date().toISOString()
    setRight = shiftClock(hours)
    const owner = await api.signIn('owner@maju.test')
    const provider = await api.signIn('provider@pasok.test')
    expect((await grant(api, 'owner@maju.test', 'wrong')).status).toBe(403)
    await owner.must(sendInvitations, {
      body: { target: [{ email: `clock${hours}@new.test`, name: 'New' }], channel: 'BUYER' },
    })
    await requestLink(api, 'finance@lain.test', 'reset-password')
    const { payment } = await opened(api)
    await paidIn(api, payment, payment.expected_amount, { paid_at: rightTime })
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
    const body = { title: 'News', message: 'News', audience: 'all' } as const
    await provider.must(calls.sendBroadcast, { body })
    await relayAll(api)
    await owner.must(readNotifications, { body: { ids: [], all: 'everything' } })
    await owner.must(signOut)
    setRight()
    const after = await timesOf(hours)
    const wrong = [...after].filter(([column, count]) => count > (before.get(column) ?? 0))
    expect(wrong).toEqual([])
    const written = await timesOf(0)
    for (const column of ['audit_log.at', 'status_history.at', 'notifications.read_at'])
      expect(written.get(`public.${column}`)).toBeGreaterThan(0)
  })
})
