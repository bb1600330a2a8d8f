import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { assertSeen } from '../../db/assert-seen'
import type { BuyerWork } from '../../db/move'
import { lockTemplate, type TemplateRecord } from './templates.store'

/**
 * The template, locked for this transaction.
 * @throws AppError `not_found`; `stale_version` when somebody else saved it since.
 */
export async function getLockedTemplate(
  work: BuyerWork,
  id: string,
  version?: number,
): Promise<TemplateRecord> {
  const template = isId(id) ? await lockTemplate(work.trx, work.scope, id) : undefined
  if (!template) throw notFound('id')
  assertSeen(template, version)
  return template
}
