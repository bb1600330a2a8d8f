import type { Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import { detachUploads } from '../../files/uploads/attach-upload'
import { listNamedFiles } from '../company.store'

/** Lets the sweep have those of these files that neither a document nor a draft names any more. */
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
