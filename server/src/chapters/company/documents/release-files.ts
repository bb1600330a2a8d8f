import type { Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import { detachUploads } from '../../files/uploads/attach-upload'
import { listNamedFiles } from '../company.store'

/** Releases those of the files that no document or draft refers to any more, so that the sweep removes them. */
export async function releaseFiles(
  trx: Trx,
  scope: BuyerScope,
  ids: readonly string[],
): Promise<void> {
  const named = await listNamedFiles(trx, scope, ids)
  await detachUploads(
    trx,
    scope,
    ids.filter((id) => !named.includes(id)),
  )
}
