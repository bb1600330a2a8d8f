import { createHash, randomBytes } from 'node:crypto'
import type { uploadImport } from '@pasok/domain/catalog/imports/imports.contract'
import { shownFileName } from '@pasok/domain/files/files.names'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { AppError, ruleError, failure } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { addJob, queueOf } from '../../../db/jobs'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Steps } from '../../../http/endpoint'
import type { ArrivingFile } from '../../../http/read-upload'
import { storeAway } from '../../files/uploads/store-row-first'
import {
  checkNoImportRuns,
  type ImportRecord,
  insertImport,
  lockImport,
  lockImports,
  lockSameImport,
  type NewImport,
  updateImport,
} from './imports.store'
import { TextDecoder } from 'node:util'
import { importErrors } from '@pasok/domain/catalog/imports/imports.errors'
import type { ImportEncoding, ShownEncoding } from '@pasok/domain/catalog/imports/imports.model'
import type { Text } from '@pasok/domain/kernel/texts'

/** The properties of a file, known after all of it was read. */
interface Inspected {
  /** In bytes. */
  size: number
  sha256: string
  encoding: ImportEncoding
}

interface Inspection {
  /** The unchanged bytes; iteration throws when they are not a CSV file. */
  content: AsyncIterable<Buffer>
  /** Available after `content` was read to its end. */
  result: () => Inspected
}

/** Number of bytes used to detect the file type and encoding. */
const HEAD_BYTES = 4_096
const MARKS: readonly (readonly [Buffer, ImportEncoding])[] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
]
const OTHERS: readonly (readonly [Buffer, Text])[] = [
  [Buffer.from('PK\u0003\u0004'), importErrors.workbook],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), importErrors.workbook],
  [Buffer.from([0x1f, 0x8b]), importErrors.binary],
  [Buffer.from('%PDF-'), importErrors.binary],
  [Buffer.from('\u0089PNG', 'latin1'), importErrors.binary],
]

const startsWith = (head: Buffer, mark: Buffer) => head.subarray(0, mark.length).equals(mark)
const refusal = (text: Text) => ruleError(text, {}, 'file')

/** Detects UTF-16: every second byte of Latin text is 0. */
function wideOf(head: Buffer): ImportEncoding | undefined {
  const pairs = Math.floor(head.length / 2)
  const zeros = [0, 0] as [number, number]
  for (let at = 0; at < pairs * 2; at += 1) if (head[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1
  const [even, odd] = zeros
  if (odd > pairs / 2 && even === 0) return 'utf-16le'
  return even > pairs / 2 && odd === 0 ? 'utf-16be' : undefined
}

/** Control characters that do not occur in a text: all except tabs, line ends and the DOS end-of-file mark. */
const isOdd = (byte: number) => byte < 32 && !(byte >= 9 && byte <= 13) && byte !== 26

/** Returns the encoding that is certain; undefined means UTF-8 if valid, else Windows-1252. */
function encodingOf(head: Buffer, stated: ShownEncoding): ImportEncoding | undefined {
  const other = OTHERS.find(([mark]) => startsWith(head, mark))
  if (other) throw refusal(other[1])
  const marked = MARKS.find(([mark]) => startsWith(head, mark))?.[1] ?? wideOf(head)
  if (marked) return marked
  if (head.some(isOdd)) throw refusal(importErrors.binary)
  if (stated === 'utf-16') return 'utf-16le'
  return stated === 'read' ? undefined : stated
}

function watcherOf(sure: ImportEncoding | undefined) {
  const encoding = sure ?? 'utf-8'
  if (encoding === 'windows-1252') return { take: assertNoZero, encoding: () => encoding }
  return encoding === 'utf-8' ? utf8Watcher(sure !== undefined) : wideWatcher(encoding)
}

function wideWatcher(encoding: ImportEncoding) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const take = (chunk: Buffer, isLast: boolean) => {
    assertText(() => decoder.decode(chunk, { stream: !isLast }), importErrors.notUtf16)
  }
  return { take, encoding: () => encoding }
}

/**
 * Invalid bytes in a UTF-8 text are tolerated here; their lines are rejected one by one. When they outnumber
 * the valid non-ASCII characters, the file is Windows-1252.
 */
function utf8Watcher(isSure: boolean) {
  const decoder = new TextDecoder('utf-8')
  let bad = 0
  let good = 0
  const isUtf8 = () => good >= bad
  const take = (chunk: Buffer, isLast: boolean) => {
    assertNoZero(chunk)
    for (const letter of decoder.decode(chunk, { stream: !isLast }).matchAll(/[^\0-\x7f]/gu))
      if (letter[0] === '\ufffd') bad += 1
      else good += 1
    if (isLast && isSure && !isUtf8()) throw refusal(importErrors.notUtf8)
  }
  return { take, encoding: (): ImportEncoding => (isUtf8() ? 'utf-8' : 'windows-1252') }
}

/** @throws AppError `rule` when the text cannot be decoded or contains a zero character. */
function assertText(read: () => string, message: Text): void {
  let text: string
  try {
    text = read()
  } catch {
    throw refusal(message)
  }
  if (text.includes('\0')) throw refusal(importErrors.binary)
}

function assertNoZero(chunk: Buffer): void {
  if (chunk.includes(0)) throw refusal(importErrors.binary)
}

/**
 * Inspects a file while it passes through: its size, its encoding, and whether it is text. @throws AppError
 * `rule` while `content` is read, explaining what the file is instead.
 */
function inspectArriving(arriving: AsyncIterable<Buffer>, stated: ShownEncoding): Inspection {
  const hash = createHash('sha256')
  let size = 0
  let found: Inspected | undefined
  async function* pass() {
    let head: Buffer = Buffer.alloc(0)
    let watcher: ReturnType<typeof watcherOf> | undefined
    const take = (chunk: Buffer) => {
      watcher ??= watcherOf(encodingOf(chunk.subarray(0, HEAD_BYTES), stated))
      watcher.take(chunk, false)
      return chunk
    }
    for await (const chunk of arriving) {
      size += chunk.length
      hash.update(chunk)
      if (watcher) yield take(chunk)
      else {
        head = Buffer.concat([head, chunk])
        if (head.length >= HEAD_BYTES) yield take(head)
      }
    }
    if (!watcher && head.length > 0) yield take(head)
    if (!watcher || size <= 3) throw refusal(importErrors.empty)
    watcher.take(Buffer.alloc(0), true)
    found = { size, sha256: hash.digest('hex'), encoding: watcher.encoding() }
  }
  return {
    content: pass(),
    result: () => {
      if (!found) throw new Error('The file was not read to its end.')
      return found
    },
  }
}

const TYPE = 'text/csv'

/**
 * Stores an uploaded spreadsheet and queues its check. An upload that is interrupted leaves a row that the
 * sweep removes.
 * 1. Inserts the import's row.
 * 2. Stores the file while it arrives.
 * 3. Moves the row to `checking`. @throws AppError `rule` when the file is not CSV or another import runs;
 *    `idempotency_mismatch` when the key belongs to another file; `unavailable` when the object store is down.
 */
export async function storeImport(
  work: Steps,
  input: BodyOf<typeof uploadImport>,
  { name, content }: ArrivingFile,
): Promise<ImportRecord> {
  const { scope, actor } = work
  if (scope.kind !== 'vendor') throw failure('forbidden')
  const random = randomBytes(16).toString('hex')
  const wanted: NewImport = {
    id: newId(),
    file_name: shownFileName(name) || 'import.csv',
    object_key: `imports/${random.slice(0, 2)}/${random}`,
    numbers: input.numbers,
    idempotency_key: work.key ?? null,
    created_by: actor.userId,
    created_by_name: actor.name,
  }
  const { row, left } = await work.step((step) => claim(step, scope, wanted))
  const inspection = inspectArriving(content, input.encoding)
  if (row.state !== 'uploading') return assertSame(row, inspection)
  await store(work, wanted.object_key, inspection)
  const found = inspection.result()
  const stored = await work.step((step) => arrive(step, scope, { ...wanted, id: row.id }, found))
  if (stored) {
    if (left !== undefined) await work.objects.remove(left)
    return stored
  }
  // A concurrent repetition of the request completed first, or the sweep removed the row.
  await work.objects.remove(wanted.object_key)
  const before = await work.step((step) => lockSameImport(step.trx, scope, wanted))
  if (before && before.sha256 === found.sha256) return before
  throw failure(before ? 'idempotency_mismatch' : 'conflict')
}

interface Claimed {
  row: ImportRecord
  /** Key of the object of an earlier attempt, which may still be uploading. */
  left?: string
}

/**
 * Claims the import's row. Each attempt has its own object; concurrent attempts share the row of the first one.
 */
async function claim({ trx, now }: Work, scope: VendorScope, wanted: NewImport): Promise<Claimed> {
  const assertNoneRuns = await checkNoImportRuns(trx, scope, 'file')
  await lockImports(trx, scope)
  const made = await insertImport(trx, scope, wanted)
  if (made) {
    // Fails before the upload is read, because it would be useless.
    await assertNoneRuns()
    return { row: made }
  }
  const before = await lockSameImport(trx, scope, wanted)
  if (!before) throw failure('idempotency_mismatch')
  if (before.state !== 'uploading') return { row: before }
  // Renews the row's age, so that the sweep treats it as a new upload with this attempt's object.
  const columns = { object_key: wanted.object_key, created_at: now }
  await updateImport(trx, scope, before.id, before.state, columns)
  return { row: before, left: before.object_key }
}

/** Reads a repeated upload to its end to verify that it is the same file. */
async function assertSame(
  row: ImportRecord,
  { content, result }: Inspection,
): Promise<ImportRecord> {
  for await (const _ of content) continue
  if (result().sha256 !== row.sha256) throw failure('idempotency_mismatch')
  return row
}

async function store({ objects }: Steps, key: string, { content }: Inspection): Promise<void> {
  let reported: AppError | undefined
  async function* watched() {
    try {
      yield* content
    } catch (error) {
      if (error instanceof AppError) reported = error
      throw error
    }
  }
  try {
    await objects.putStream(key, watched(), TYPE)
  } catch (cause) {
    throw reported ?? storeAway(cause)
  }
}

/** Moves the row to `checking`; undefined when it no longer waits for its object. */
async function arrive(
  step: Work,
  scope: VendorScope,
  { id, file_name, numbers, object_key }: NewImport,
  { size, sha256, encoding }: Inspected,
): Promise<ImportRecord | undefined> {
  const { trx } = step
  // No import ran when the row was created, so one that runs now was started meanwhile.
  const assertNoneRuns = await checkNoImportRuns(trx, scope, 'file')
  await lockImports(trx, scope)
  if ((await lockImport(trx, scope, id))?.state !== 'uploading') return undefined
  await assertNoneRuns()
  const row = await updateImport(trx, scope, id, 'uploading', {
    state: 'checking',
    file_name,
    numbers,
    object_key,
    size,
    sha256,
    encoding,
    created_at: step.now,
  })
  if (!row) throw failure('conflict')
  await writeAudit(step, {
    action: 'import.arrive',
    subject: 'import',
    subjectId: id,
    after: { file: file_name, size, sha256, status: row.state },
  })
  const queue = queueOf('imports', scope.id)
  await addJob(trx, 'check-import', { vendorId: scope.id, importId: id }, { queue })
  return row
}
