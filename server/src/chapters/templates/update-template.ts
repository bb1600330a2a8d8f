import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { updateTemplate as contract } from '@pasok/domain/templates/templates.contract'
import type { BuyerWork } from '../../db/move'
import { getLockedTemplate } from './get-locked-template'
import { contentOf, listItems, rewriteTemplate } from './templates.content'

/**
 * Saves a template again: items that stay keep their ids.
 * @throws AppError `stale_version` when somebody else saved it since.
 */
export async function updateTemplate(work: BuyerWork, id: string, body: BodyOf<typeof contract>) {
  const template = await getLockedTemplate(work, id, body.version)
  const before = await listItems(work, template)
  return rewriteTemplate(work, template, before, await contentOf(work, body, before))
}
