import { createHash } from 'node:crypto'
import { MAX_UNUSED_PICTURES } from '@pasok/domain/catalog/portal/portal.constants'
import { pictureErrors } from '@pasok/domain/catalog/portal/portal.texts'
import { pictureKeys } from '@pasok/domain/catalog/catalog.pictures'
import { fileErrors } from '@pasok/domain/files/files.errors'
import { ruleError, failure } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { lostRace } from '../../../db/lost-race'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Steps } from '../../../http/endpoint'
import type { ReceivedFile } from '../../../http/read-upload'
import { storeRowFirst } from '../../files/uploads/store-row-first'
import {
  claimSamePicture,
  countUnused,
  insertPicture,
  lockPictures,
  markPictureStored,
  type NewPicture,
  type PictureRow,
} from './pictures.store'
import { PICTURE_TYPE, shrinkPicture } from './shrink-picture'

/**
 * Stores a product picture in two sizes. @throws AppError `rule` when the file is not a picture or is too
 * large; `idempotency_mismatch` when the key belongs to another picture; `unavailable` while the object store
 * is down or too many pictures are waiting.
 */
export async function storePicture(work: Steps, { content }: ReceivedFile): Promise<PictureRow> {
  const { scope, actor } = work
  if (scope.kind !== 'vendor') throw failure('forbidden')
  if (content.byteLength === 0) throw ruleError(fileErrors.empty, {}, 'file')
  const shrunk = await shrinkPicture(content, { person: actor.userId, company: scope.id })
  const wanted = {
    id: newId(),
    uploaded_by: actor.userId,
    width: shrunk.width,
    height: shrunk.height,
    sha256: createHash('sha256').update(content).digest('hex'),
    idempotency_key: work.key ?? null,
  }
  return storeRowFirst(work, {
    claim: (step) => claim(step, scope, wanted),
    objectsOf: ({ id }) => {
      const { large, small } = pictureKeys(id)
      return [
        { key: large, content: shrunk.large, type: PICTURE_TYPE },
        { key: small, content: shrunk.small, type: PICTURE_TYPE },
      ]
    },
    finish: (step, row) => finish(step, scope, row),
  })
}

/** Returns the picture's row: a new one, or that of an earlier request with the same key. */
async function claim({ trx }: Work, scope: VendorScope, wanted: NewPicture): Promise<PictureRow> {
  // Limits unused pictures, so that a vendor cannot fill the disk by uploads.
  const isFull = async (max: number) => (await countUnused(trx, scope)) > max
  const wasFull = await isFull(MAX_UNUSED_PICTURES - 1)
  await lockPictures(trx, scope)
  const made = await insertPicture(trx, scope, wanted)
  if (made) {
    if (!(await isFull(MAX_UNUSED_PICTURES))) return made
    const refusal = ruleError(pictureErrors.tooMany, {}, 'file')
    throw wasFull ? refusal : lostRace(refusal)
  }
  const before = await claimSamePicture(trx, scope, wanted)
  if (!before) throw failure('conflict')
  if (before.sha256 !== wanted.sha256) throw failure('idempotency_mismatch')
  return before
}

async function finish(step: Work, scope: VendorScope, row: PictureRow): Promise<boolean> {
  const outcome = await markPictureStored(step.trx, scope, row.id)
  if (outcome === 'marked')
    await writeAudit(step, {
      action: 'picture.add',
      subject: 'picture',
      subjectId: row.id,
      after: { width: row.width, height: row.height, sha256: row.sha256 },
    })
  return outcome !== 'gone'
}
