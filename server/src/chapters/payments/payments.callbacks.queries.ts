import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import type { GatewayCallback } from '@pasok/domain/payments/payments.callbacks'
import type { listCallbacks as listContract } from '@pasok/domain/payments/payments.provider.contract'
import type { Reader } from '../../db/db'
import { pageOfDocuments } from '../../db/document-search'
import type { ProviderScope } from '../../db/scope'
import { callbacksToLookAt, listCallbackRows, type CallbackRow } from './payments.callbacks.store'

const present = ({ id, received_at, done_at, ...row }: CallbackRow): GatewayCallback => ({
  ...row,
  _id: id,
  received_at: received_at.toISOString(),
  done_at: done_at?.toISOString() ?? null,
})

/** A page of the callbacks that somebody should look at, newest first. */
export const listCallbacks = (
  db: Reader,
  scope: ProviderScope,
  page: QueryOf<typeof listContract>,
): Promise<Page<GatewayCallback>> =>
  pageOfDocuments(db, callbacksToLookAt(db, scope), { page }, async (ids) =>
    (await listCallbackRows(db, scope, ids)).map(present),
  )
