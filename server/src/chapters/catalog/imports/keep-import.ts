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
 * Keeps a spreadsheet while it arrives, and asks for its check: its row first, then its object, then
 * the row says so. What is killed on the way leaves a row that the sweep finds.
 * @throws AppError `rule` for what is no CSV, or while another one runs; `idempotency_mismatch` when
 * the key was another file's; `unavailable` while the store is away.
 */
export async function keepImport(
  work: Steps,
  told: BodyOf<typeof uploadImport>,
  { name, content }: ArrivingFile,
): Promise<ImportRecord> {
  const { scope, actor } = work
  if (scope.kind !== 'vendor') throw failure('forbidden')
  const random = randomBytes(16).toString('hex')
  const wanted: NewImport = {
    id: newId(),
    file_name: shownFileName(name) || 'import.csv',
    object_key: `imports/${random.slice(0, 2)}/${random}`,
    numbers: told.numbers,
    idempotency_key: work.key ?? null,
    created_by: actor.userId,
    created_by_name: actor.name,
  }
  const { row, left } = await work.step((step) => claim(step, scope, wanted))
  const inspection = inspectArriving(content, told.encoding)
  if (row.state !== 'uploading') return assertSame(row, inspection)
  await store(work, wanted.object_key, inspection)
  const found = inspection.result()
  const kept = await work.step((step) => arrive(step, scope, { ...wanted, id: row.id }, found))
  if (kept) {
    if (left !== undefined) await work.objects.remove(left)
    return kept
  }
  // The same call was answered meanwhile, or the sweep took the row.
  await work.objects.remove(wanted.object_key)
  const before = await work.step((step) => lockSameImport(step.trx, scope, wanted))
  if (before && before.sha256 === found.sha256) return before
  throw failure(before ? 'idempotency_mismatch' : 'conflict')
}

interface Claimed {
  row: ImportRecord
  /** The object of a try before, which may still be on its way. */
  left?: string
}

/** Each try has an object of its own: of several at the same time the row is the first one's. */
async function claim({ trx, now }: Work, scope: VendorScope, wanted: NewImport): Promise<Claimed> {
  const assertNoneRuns = await checkNoImportRuns(trx, scope, 'file')
  await lockImports(trx, scope)
  const made = await insertImport(trx, scope, wanted)
  if (made) {
    // Before anything of it is read: it would be for nothing.
    await assertNoneRuns()
    return { row: made }
  }
  const before = await lockSameImport(trx, scope, wanted)
  if (!before) throw failure('idempotency_mismatch')
  if (before.state !== 'uploading') return { row: before }
  // Young again, and swept with the object of this try.
  const columns = { object_key: wanted.object_key, created_at: now }
  await updateImport(trx, scope, before.id, before.state, columns)
  return { row: before, left: before.object_key }
}

/** The same call again: read to its end, to see that it is the same file. */
async function assertSame(
  row: ImportRecord,
  { content, result }: Inspection,
): Promise<ImportRecord> {
  for await (const _ of content) continue
  if (result().sha256 !== row.sha256) throw failure('idempotency_mismatch')
  return row
}

async function store({ objects }: Steps, key: string, { content }: Inspection): Promise<void> {
  let told: AppError | undefined
  async function* watched() {
    try {
      yield* content
    } catch (error) {
      if (error instanceof AppError) told = error
      throw error
    }
  }
  try {
    await objects.putArriving(key, watched(), TYPE)
  } catch (cause) {
    throw told ?? storeAway(cause)
  }
}

/** Nothing when the row is no longer waiting for its object. */
async function arrive(
  step: Work,
  scope: VendorScope,
  { id, file_name, numbers, object_key }: NewImport,
  { size, sha256, encoding }: Inspected,
): Promise<ImportRecord | undefined> {
  const { trx } = step
  // None ran when its row was made: one that runs now came first meanwhile.
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
