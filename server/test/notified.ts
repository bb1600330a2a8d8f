import { adoptEvents } from '../src/db/events'
import { runDueJobs } from '../src/jobs/worker'
import { SUBSCRIPTIONS } from '../src/subscriptions'
import type { Api } from './api'

/** Who was told what: `approver@maju.test: request-submitted PR-…`, by person and kind. */
export type Told = Record<string, string[]>

const SILENT = { debug: () => undefined, warn: () => undefined, error: () => undefined }

/** Writes the jobs of events that have none, as those of a release before. */
export const adoptAll = (api: Api) => adoptEvents(api.db, SUBSCRIPTIONS)

/** Notifies users of what is committed, as the worker does. */
export async function relayAll(api: Api): Promise<void> {
  await adoptAll(api)
  const { 'notify-people': notify } = api.app.jobs
  const handlers = notify ? { 'notify-people': notify } : {}
  const failures = await runDueJobs({ pool: api.pool, handlers, log: SILENT })
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}

/** Forgets what was told up to now. */
export async function forgetAll(api: Api): Promise<void> {
  await relayAll(api)
  await api.pool.query('delete from notifications')
}

/** Who is told what of an act, by kind: the people in order, each as often as they are told. */
export async function toldBy(api: Api, act: () => Promise<unknown>): Promise<Told> {
  await forgetAll(api)
  await act()
  await relayAll(api)
  const { rows } = await api.pool.query<{ kind: string; email: string }>(
    `select kind, email from notifications join users on users.id = user_id order by kind, email`,
  )
  const told: Told = {}
  for (const { kind, email } of rows) (told[kind] ??= []).push(email)
  return told
}
