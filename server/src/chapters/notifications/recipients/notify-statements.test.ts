import { savePreferences } from '@pasok/domain/notifications/notifications.contract'
import { approveRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { statementsOf } from '../../../../test/count-statements'
import { forgetAll } from '../../../../test/notified'
import { submitted } from '../../../../test/requests'
import { notifyOfEvent } from './notify-people'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

/** Returns the id of the last event with this name. */
async function lastEvent(name: string): Promise<number> {
  const { rows } = await api.pool.query<{ id: number }>(
    'select id from outbox where name = $1 order by id desc limit 1',
    [name],
  )
  const [row] = rows
  if (!row) throw new Error('no event')
  return row.id
}

it('the work behind an event takes four statements, mails and signals included', async () => {
  const approver = await api.as('approver@maju.test')
  const choices = [{ kind: 'request-submitted', mail: 'at-once' as const }]
  await approver.must(savePreferences, { body: { choices } })
  const buyer = await api.as('purchasing@maju.test')
  await forgetAll(api)
  const request = await submitted(buyer, [{ product: 'kertas', quantity: 1 }])
  const event = await lastEvent('request.moved')
  expect(await statementsOf(() => notifyOfEvent(api.db, event))).toEqual([
    expect.stringContaining('from outbox'),
    expect.stringContaining('from purchase_requests'),
    expect.stringContaining('from "users"'),
    expect.stringMatching(/insert into notifications[^]*pg_notify/),
  ])
  const { rows } = await api.pool.query('select key from notifications')
  expect(rows.length).toBeGreaterThan(1)
  expect(await api.mails('approver@maju.test')).toHaveLength(1)
  // A second run, for instance after a crash, sends nothing again.
  await notifyOfEvent(api.db, event)
  expect((await api.pool.query('select key from notifications')).rows).toEqual(rows)
  const { rows: jobs } = await api.pool.query(
    `select payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = task_id where identifier = 'send-mail'`,
  )
  const { rows: mails } = await api.pool.query(
    `select id from mails where to_email = 'approver@maju.test'`,
  )
  expect(jobs).toEqual(mails.map(({ id }) => ({ payload: { mailId: id } })))
  // What the approver has decided no longer waits for the approver: its state, and the mark with its signal.
  await approver.must(approveRequest, { params: { id: request }, body: {} })
  const decided = await lastEvent('request.moved')
  expect(await statementsOf(() => notifyOfEvent(api.db, decided))).toHaveLength(6)
  expect(
    (
      await api.pool.query(
        `select kind, read_at is not null as is_read from notifications
         where user_id = (select id from users where email = 'approver@maju.test')`,
      )
    ).rows,
  ).toEqual([{ kind: 'request-submitted', is_read: true }])
})
