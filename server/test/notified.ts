import { adoptEvents } from '../src/db/events'
import { runDueJobs } from '../src/jobs/worker'
import { SUBSCRIPTIONS } from '../src/subscriptions'
import type { Api } from './api'

/** The notifications by user: `approver@maju.test: request-submitted PR-…`. */
export type Notified = Record<string, string[]>

const SILENT = { debug: () => undefined, warn: () => undefined, error: () => undefined }

/** Writes jobs for events without any, such as those of an earlier release. */
export const adoptAll = (api: Api) => adoptEvents(api.db, SUBSCRIPTIONS)

/** Notifies users of committed events, as the worker does. */
export async function relayAll(api: Api): Promise<void> {
  await adoptAll(api)
  const { 'notify-people': notify } = api.app.jobs
  const handlers = notify ? { 'notify-people': notify } : {}
  const failures = await runDueJobs({ pool: api.pool, handlers, log: SILENT })
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}

/** Deletes all notifications so far. */
export async function forgetAll(api: Api): Promise<void> {
  await relayAll(api)
  await api.pool.query('delete from notifications')
}

/** Returns the notifications caused by an action, by kind: the users in order, each as often as notified. */
export async function notifiedBy(api: Api, act: () => Promise<unknown>): Promise<Notified> {
  await forgetAll(api)
  await act()
  await relayAll(api)
  const { rows } = await api.pool.query<{ kind: string; email: string }>(
    `select kind, email from notifications join users on users.id = user_id order by kind, email`,
  )
  const notified: Notified = {}
  for (const { kind, email } of rows) (notified[kind] ??= []).push(email)
  return notified
}
