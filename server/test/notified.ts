import { deliverOutbox } from '../src/db/outbox'
import type { Api } from './api'

/** Who was told what: `approver@maju.test: request-submitted PR-…`, by person and kind. */
export type Told = Record<string, string[]>

/** Hands on what is committed, as the relay does. */
export async function relayAll(api: Api): Promise<void> {
  for (let found = 1; found > 0;) {
    const { delivered, failures } = await deliverOutbox(api.db, api.app.deliver)
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
    found = delivered
  }
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
