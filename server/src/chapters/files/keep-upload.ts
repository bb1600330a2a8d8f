import {
  MOST_UNATTACHED,
  PREFIXES_BY_SIDE,
  type FileType,
} from '@pasok/domain/files/files.constants'
import type { uploadFile as uploadFileContract } from '@pasok/domain/files/files.contract'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { FilePrefix } from '@pasok/domain/files/files.model'
import { cleanFileName } from '@pasok/domain/files/files.names'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, failure } from '@pasok/domain/kernel/errors'
import { createHash, randomBytes } from 'node:crypto'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { Scope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { Steps } from '../../http/endpoint'
import type { ReceivedFile } from '../../http/read-upload'
import { findDocumentType, findMediaType } from './files.kinds'
import { assertPictureSize } from './files.soundness'
import {
  claimSameUpload,
  insertUpload,
  isKept,
  lockUploads,
  markStored,
  type NewUpload,
  sumUnattached,
  type UploadRow,
} from './files.store'
import { storeRowFirst } from './store-row-first'

/** The sweep may take a row away between looking for it and making it, but hardly twice. */
const TRIES = 3

/**
 * Stores an uploaded file.
 * @throws AppError `rule` for what is no PDF and no image (for a message: no document and no text
 * either), a picture of too many pixels, no image where only those are accepted, or a prefix that is
 * not this side's;
 * `idempotency_mismatch` when the key was another file's; `unavailable` while the store is away.
 */
export async function keepUpload(
  work: Steps,
  { prefix, only }: BodyOf<typeof uploadFileContract>,
  { name, content }: ReceivedFile,
): Promise<UploadRow> {
  const allowed: readonly FilePrefix[] = PREFIXES_BY_SIDE[work.scope.kind]
  if (!allowed.includes(prefix)) throw broken(fileErrors.wrongPrefix, undefined, 'prefix')
  if (content.byteLength === 0) throw broken(fileErrors.empty, undefined, 'file')
  const media = await findMediaType(content)
  if (only === 'image' && !media?.startsWith('image/'))
    throw broken(fileErrors.notAnImage, undefined, 'file')
  if (media) assertPictureSize(media, content)
  const type = media ?? (prefix === 'chat' ? await findDocumentType(name, content) : undefined)
  if (!type) throw broken(fileErrors.wrongType, undefined, 'file')
  const wanted = newFileRow(work.actor.userId, { prefix, name, content, type }, work.key)
  return storeRowFirst(work, {
    claim: (step) => claim(step, wanted),
    objectsOf: (row) => [{ key: row.object_key, content, type }],
    finish,
  })
}

/** The row of a file that a person uploads, or has made; its object goes under a key that nobody guesses. */
export function newFileRow(
  userId: string,
  file: { prefix: FilePrefix; name: string; content: Buffer; type: FileType },
  key?: string,
): NewUpload {
  const random = randomBytes(16).toString('hex')
  return {
    id: newId(),
    uploaded_by: userId,
    prefix: file.prefix,
    name: cleanFileName(file.name, file.type),
    media_type: file.type,
    size: file.content.byteLength,
    sha256: createHash('sha256').update(file.content).digest('hex'),
    object_key: `${file.prefix}/${random.slice(0, 2)}/${random}`,
    idempotency_key: key ?? null,
  }
}

/** @throws AppError `rule`: who only uploads fills the disk. */
async function assertRoom({ trx, scope }: Work): Promise<void> {
  const { files, bytes } = await sumUnattached(trx, scope)
  if (files > MOST_UNATTACHED.files || bytes > MOST_UNATTACHED.bytes)
    throw broken(fileErrors.tooMany, undefined, 'file')
}

/** The row of this upload: a new one, or that of the same call before. */
async function claim(step: Work, wanted: NewUpload): Promise<UploadRow> {
  const { trx, scope } = step
  await lockUploads(trx, scope)
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const made = await insertUpload(trx, scope, wanted)
    if (made) {
      await assertRoom(step)
      return made
    }
    const before = await claimSameUpload(trx, scope, wanted)
    if (before && !isSame(before, wanted, scope)) throw failure('idempotency_mismatch')
    if (before) return before
  }
  throw failure('conflict')
}

const isSame = (row: UploadRow, wanted: NewUpload, scope: Scope): boolean =>
  row.sha256 === wanted.sha256 &&
  row.prefix === wanted.prefix &&
  row.name === wanted.name &&
  (scope.kind === 'buyer' ? row.buyer_id : row.vendor_id) === ('id' in scope ? scope.id : null)

/** False when the row has been swept meanwhile. */
async function finish(step: Work, row: UploadRow): Promise<boolean> {
  if (!(await markStored(step.trx, step.scope, row.id))) return isKept(step.trx, step.scope, row.id)
  const { prefix, name, media_type: type, size, sha256 } = row
  const after = { prefix, name, type, size, sha256 }
  await writeAudit(step, { action: 'uploaded', subject: 'file', subjectId: row.id, after })
  return true
}
