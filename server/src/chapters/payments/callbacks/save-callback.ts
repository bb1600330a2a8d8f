import type { Gateway } from '@pasok/domain/payments/payments.constants'
import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'
import { PROVIDER } from '../../../db/scope'
import { insertCallback } from './callbacks.store'
import { queueCallback } from '../gateway-checks/schedule-check'

/** Stores a callback together with the job that processes it, so that it cannot be lost. */
export async function saveCallback(db: Db, gateway: Gateway, body: string): Promise<void> {
  const id = newId()
  await db.transaction().execute(async (trx) => {
    await insertCallback(trx, PROVIDER, { id, gateway, body })
    await queueCallback(trx, { id, gateway })
  })
}
