import { SWEPT_AT_ONCE } from '@pasok/domain/payments/payments.constants'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import { hasNoJob } from '../../../db/jobs'
import type { ProviderScope } from '../../../db/scope'
import { PAYMENT_JOB } from './schedule-check'

/** Lists payments that wait for their gateway without a job, the oldest first. */
export const listForgottenPayments = (db: Reader, _scope: ProviderScope) =>
  db
    .selectFrom('payments')
    .select(['id', 'buyer_id', 'code', 'gateway'])
    .where(sql<boolean>`last_status in ('Creating', 'Waiting Payment')`)
    .where('expires_at', 'is not', null)
    .where('gateway', 'is not', null)
    .where(hasNoJob(PAYMENT_JOB, sql.ref('payments.id')))
    .orderBy('expires_at')
    .limit(SWEPT_AT_ONCE)
    .execute()
