import {
  type DocumentType,
  type FileType,
  MAX_UNATTACHED,
  OFFICE_TYPES,
  PREFIXES_BY_SIDE,
  UPLOAD_TYPES,
  type UploadType,
} from '@pasok/domain/files/files.constants'
import type { uploadFile as uploadFileContract } from '@pasok/domain/files/files.contract'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { FilePrefix } from '@pasok/domain/files/files.model'
import { cleanFileName, findTextType } from '@pasok/domain/files/files.names'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, failure } from '@pasok/domain/kernel/errors'
import { createHash, randomBytes } from 'node:crypto'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import type { Scope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Steps } from '../../../http/endpoint'
import type { ReceivedFile } from '../../../http/read-upload'
import { assertPictureSize, isSound } from './soundness'
import {
  claimSameUpload,
  insertUpload,
  isStored,
  lockUploads,
  markStored,
  type NewUpload,
  sumUnattached,
  type UploadRow,
} from '../files.store'
import { storeRowFirst } from './store-row-first'

/**
 * The sweep may remove a row between the failed insert and the lookup; more than one repetition is unlikely.
 */
const TRIES = 3

/**
 * Stores an uploaded file. @throws AppError `rule` when the file is neither a PDF nor an image (messages also
 * accept Office documents and texts), has too many pixels, is not an image where only images are accepted, or
 * has a prefix of another side; `idempotency_mismatch` when the key belongs to another file; `unavailable`
 * while the object store is down.
 */
export async function storeUpload(
  work: Steps,
  { prefix, only }: BodyOf<typeof uploadFileContract>,
  { name, content }: ReceivedFile,
): Promise<UploadRow> {
  const allowed: readonly FilePrefix[] = PREFIXES_BY_SIDE[work.scope.kind]
  if (!allowed.includes(prefix)) throw ruleError(fileErrors.wrongPrefix, undefined, 'prefix')
  if (content.byteLength === 0) throw ruleError(fileErrors.empty, undefined, 'file')
  const media = await findMediaType(content)
  if (only === 'image' && !media?.startsWith('image/'))
    throw ruleError(fileErrors.notAnImage, undefined, 'file')
  if (media) assertPictureSize(media, content)
  const type = media ?? (prefix === 'chat' ? await findDocumentType(name, content) : undefined)
  if (!type) throw ruleError(fileErrors.wrongType, undefined, 'file')
  const wanted = newFileRow(work.actor.userId, { prefix, name, content, type }, work.key)
  return storeRowFirst(work, {
    claim: (step) => claim(step, wanted),
    objectsOf: (row) => [{ key: row.object_key, content, type }],
    finish,
  })
}

/** Returns the row of a file that a user uploads or generates; its object key is random. */
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

/** Limits unused uploads, so that a user cannot fill the disk. @throws AppError `rule`. */
async function assertRoom({ trx, scope }: Work): Promise<void> {
  const { files, bytes } = await sumUnattached(trx, scope)
  if (files > MAX_UNATTACHED.files || bytes > MAX_UNATTACHED.bytes)
    throw ruleError(fileErrors.tooMany, undefined, 'file')
}

/** Returns the upload's row: a new one, or that of an earlier request with the same key. */
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

/** Returns false when the sweep removed the row meanwhile. */
async function finish(step: Work, row: UploadRow): Promise<boolean> {
  if (!(await markStored(step.trx, step.scope, row.id)))
    return isStored(step.trx, step.scope, row.id)
  const { prefix, name, media_type: type, size, sha256 } = row
  const after = { prefix, name, type, size, sha256 }
  await writeAudit(step, { action: 'uploaded', subject: 'file', subjectId: row.id, after })
  return true
}

/** Number of bytes used to detect the type; a limit, because crafted content could make detection slow. */
const BEGINNING = 64 * 1024
const PDF_HEAD = Buffer.from('%PDF-')

/** Loads the library with the first upload, so that the start of the server does not wait for it. */
async function detectType(content: Buffer) {
  const { fileTypeFromBuffer } = await import('file-type')
  return fileTypeFromBuffer(content)
}

/** Detects the type of a PDF or an image from its content, never from its declared type. */
async function findMediaType(content: Buffer): Promise<UploadType | undefined> {
  const beginning = content.subarray(0, BEGINNING)
  const found = await detectType(beginning)
  const type = UPLOAD_TYPES.find((known) => known === found?.mime)
  // PDF readers search for the header anywhere, so a file that begins with other content could be two types at
  // once.
  if (type === 'application/pdf' && !beginning.subarray(0, PDF_HEAD.length).equals(PDF_HEAD))
    return undefined
  return type && isSound(type, content) ? type : undefined
}

const ZIP_HEAD = Buffer.from('PK\x03\x04')
/** Signature of a ZIP's end record, which at most a comment of 64 KB follows. */
const ZIP_END = Buffer.from('PK\x05\x06')
const ZIP_TAIL = 64 * 1024 + 22

/**
 * Detects an Office document: a complete ZIP whose `[Content_Types].xml` declares it. The whole content is
 * passed, because that entry may be the last; `file-type` limits how much of it is read.
 */
async function findOfficeType(content: Buffer): Promise<DocumentType | undefined> {
  if (!content.subarray(0, ZIP_HEAD.length).equals(ZIP_HEAD)) return undefined
  if (!content.subarray(-ZIP_TAIL).includes(ZIP_END)) return undefined
  const found = await detectType(content)
  return OFFICE_TYPES.find((known) => known === found?.mime)
}

/** Control characters that occur in texts: tab, line feed, form feed and carriage return. */
const CONTROL = [0x09, 0x0a, 0x0c, 0x0d]
const isBinary = (content: Buffer): boolean =>
  content.some((byte) => byte < 0x20 && !CONTROL.includes(byte))

/**
 * Returns the type of a message attachment that is neither a PDF nor an image. A text's type comes from its
 * file extension, because the content does not reveal it and browsers only download it. @throws AppError `rule`
 * for any other type.
 */
export async function findDocumentType(name: string, content: Buffer): Promise<DocumentType> {
  const type =
    (await findOfficeType(content)) ?? (isBinary(content) ? undefined : findTextType(name))
  if (type === undefined) throw ruleError(fileErrors.wrongMessageType, undefined, 'file')
  return type
}
