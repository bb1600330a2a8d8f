import { randomBytes } from 'node:crypto'
import type { uploadImport } from '@pasok/domain/catalog/catalog.import.contract'
import { shownFileName } from '@pasok/domain/files/files.names'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { addJob, queueOf } from '../../../db/jobs'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Steps } from '../../../http/endpoint'
import type { ArrivingFile } from '../../../http/read-upload'
import { storeAway } from '../../files/uploads/store-row-first'
import { inspectArriving, type Inspected, type Inspection } from './inspect-import'
import {
  checkNoImportRuns,
  insertImport,
  lockImport,
  lockImports,
  lockSameImport,
  updateImport,
  type ImportRecord,
  type NewImport,
} from './imports.store'

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
