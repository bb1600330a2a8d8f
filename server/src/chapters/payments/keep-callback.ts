import type { Gateway } from '@pasok/domain/payments/payments.gateways'
import type { Db } from '../../db/db'
import { newId } from '../../db/ids'
import { addJob } from '../../db/jobs'

/** Keeps a callback with the job that does what it tells: once this has returned, it is not lost. */
export async function keepCallback(db: Db, gateway: Gateway, body: string): Promise<string> {
  const id = newId()
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('gateway_callbacks').values({ id, gateway, body }).execute()
    await addJob(trx, 'settle-callback', { callbackId: id })
  })
  return id
}
