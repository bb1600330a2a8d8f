import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import {
  LARGE_UPLOAD_SECONDS,
  LARGEST_UPLOAD,
  UPLOAD_GRACE_SECONDS,
  UPLOAD_PATIENCE_SECONDS,
  UPLOAD_SECONDS,
  UPLOAD_SILENCE_SECONDS,
  UPLOAD_MIN_BYTES_PER_SECOND,
  UPLOADS_AT_ONCE,
  UPLOADS_AT_ONCE_OF_COMPANY,
  UPLOADS_AT_ONCE_OF_ONE,
  UPLOADS_WAITING,
  UPLOADS_WAITING_OF_COMPANY,
  UPLOADS_WAITING_OF_ONE,
} from '@pasok/domain/files/files.constants'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { Contract } from '@pasok/domain/kernel/contract'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parse } from './parse'
import { createTurns, type Caller } from './turns'

/** A received file; its name and declared type come from the sender and are not trusted. */
export interface ReceivedFile {
  name: string
  content: Buffer
}

/** A file while it arrives. Iteration throws when the upload is invalid. */
export interface ArrivingFile {
  name: string
  content: AsyncIterable<Buffer>
}

/** Size limit of boundaries, part headers and fields besides the file. */
const ENVELOPE_BYTES = 64 * 1024
/** Accepts more parts than needed, so that a precise error can be returned. */
const limitsOf = (largest: number) => ({
  fileSize: largest,
  files: 2,
  fields: 8,
  fieldSize: 2_000,
  fieldNameSize: 100,
  parts: 10,
  headerPairs: 20,
})

const FILE_FIELD = 'file'
const MULTIPART = /^multipart\/form-data\s*;.*\bboundary=/i

const MEGABYTE = 1024 * 1024
const tooLarge = ({ largest }: Contract) =>
  failure('payload_too_large', {
    path: FILE_FIELD,
    ...(largest === undefined
      ? { text: fileErrors.tooLarge }
      : { text: fileErrors.largerThan, values: { most: Math.floor(largest / MEGABYTE) } }),
  })
const unreadable = () => failure('bad_request', { text: fileErrors.unreadable, path: FILE_FIELD })

/** Limits per process, because uploads are stored in memory. */
const turns = createTurns({
  max: UPLOADS_AT_ONCE,
  maxOfOne: UPLOADS_AT_ONCE_OF_ONE,
  maxOfCompany: UPLOADS_AT_ONCE_OF_COMPANY,
  waiting: UPLOADS_WAITING,
  waitingOfOne: UPLOADS_WAITING_OF_ONE,
  waitingOfCompany: UPLOADS_WAITING_OF_COMPANY,
  patience: UPLOAD_PATIENCE_SECONDS * 1000,
})

/** Seconds until a client should retry when the queue is full. */
const RETRY_AFTER_SECONDS = 10

const busy = () =>
  new AppError(failure('unavailable', { text: fileErrors.busy }).problems, RETRY_AFTER_SECONDS)

/** Runs the work when there is capacity; until then the upload waits unread. */
export const uploading = <Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> =>
  turns.inTurn(caller, work, busy)

/** Only routes within this plugin parse multipart forms. */
export async function registerUploads(app: FastifyInstance, contract: Contract): Promise<void> {
  const limits = limitsOf(largestOf(contract))
  await app.register(multipart, { limits, throwFileSizeLimit: false })
}

const largestOf = ({ largest = LARGEST_UPLOAD }: Contract) => largest

/** Rejects a request that is not a form or declares too large a size, before its body is read. */
export function assertUpload({ headers }: FastifyRequest, contract: Contract): void {
  if (!MULTIPART.test(headers['content-type'] ?? '')) throw failure('unsupported_media_type')
  const max = largestOf(contract) + ENVELOPE_BYTES
  if (Number(headers['content-length'] ?? 0) > max) throw tooLarge(contract)
}

/**
 * Reads an upload completely: the contract's fields, then one file, which is in memory afterwards. @throws
 * AppError when the upload is invalid, too large or incomplete.
 */
export async function readUpload(
  request: FastifyRequest,
  contract: Contract,
): Promise<{ body: unknown; file: ReceivedFile }> {
  // A connection that was closed while waiting emits no further event.
  if (request.raw.destroyed) throw unreadable()
  const pace = watchPace(request, contract)
  try {
    return await Promise.race([readParts(request, contract), pace.fails])
  } catch (error) {
    // Discards the rest of the body, so that the response reaches the sender.
    request.raw.unpipe()
    request.raw.resume()
    throw error instanceof AppError ? error : unreadable()
  } finally {
    pace.end()
  }
}

const LOOK_MS = 1_000

/** Rejects when the body stalls or arrives too slowly, because other uploads are waiting. */
function watchPace(
  { raw }: FastifyRequest,
  { largest }: Contract,
): { fails: Promise<never>; end: () => void } {
  const maxSeconds = largest === undefined ? UPLOAD_SECONDS : LARGE_UPLOAD_SECONDS
  const [first, startedAt] = [raw.socket.bytesRead, Date.now()]
  let [read, at] = [first, startedAt]
  let timer: NodeJS.Timeout | undefined
  const fails = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const [all, now] = [raw.socket.bytesRead, Date.now()]
      if (all !== read) [read, at] = [all, now]
      const seconds = (now - startedAt) / 1000
      const isSilent = now - at > UPLOAD_SILENCE_SECONDS * 1000
      const isSlow =
        seconds > UPLOAD_GRACE_SECONDS && all - first < seconds * UPLOAD_MIN_BYTES_PER_SECOND
      const isLate = (isSlow || seconds > maxSeconds) && !raw.complete
      if (isSilent || isLate) reject(unreadable())
    }, LOOK_MS)
  })
  return { fails, end: () => clearInterval(timer) }
}

async function readParts(request: FastifyRequest, contract: Contract) {
  const fields = new Map<string, unknown>()
  let found: { body: unknown; file: ReceivedFile } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (found) throw refusal(fileErrors.fieldsFirst, part.fieldname)
      if (fields.has(part.fieldname) || part.valueTruncated) throw unreadable()
      fields.set(part.fieldname, part.value)
    } else {
      if (found) throw refusal(fileErrors.oneFile, part.fieldname)
      if (part.fieldname !== FILE_FIELD) throw refusal(fileErrors.noFile, FILE_FIELD)
      const body = parse(contract.body, Object.fromEntries(fields))
      found = {
        body,
        file: { name: part.filename ?? '', content: await readWhole(part.file, contract) },
      }
    }
  }
  if (!found) throw refusal(fileErrors.noFile, FILE_FIELD)
  return found
}

const refusal = (text: (typeof fileErrors)[keyof typeof fileErrors], path: string) =>
  failure('bad_request', { text, path })

async function readWhole(file: MultipartFile['file'], contract: Contract): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (file.truncated) throw tooLarge(contract)
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  if (file.truncated) throw tooLarge(contract)
  return Buffer.concat(chunks)
}

type Take<Result> = (body: unknown, file: ArrivingFile) => Promise<Result>

/**
 * Processes an upload while it arrives, with the contract's fields first. Only the part that `take` retains is
 * in memory. @throws AppError as `readUpload`; `take` must undo what it has stored by then.
 */
export async function takeUpload<Result>(
  request: FastifyRequest,
  contract: Contract,
  take: Take<Result>,
): Promise<Result> {
  if (request.raw.destroyed) throw unreadable()
  const pace = watchPace(request, contract)
  const arriving = await findFile(request, contract, pace.fails).catch((error: unknown) => {
    pace.end()
    request.raw.unpipe()
    request.raw.resume()
    throw error
  })
  // When the sender stalls, the file ends with an error, so that nothing waits for the rest.
  pace.fails.catch((error: Error) => arriving.part.file.destroy(error))
  try {
    return await take(arriving.body, {
      name: arriving.part.filename ?? '',
      content: piecesOf(arriving, contract),
    })
  } finally {
    pace.end()
    request.raw.unpipe()
    request.raw.resume()
  }
}

interface Arriving {
  body: unknown
  part: MultipartFile
  /** Parts after the file; there should be none. */
  rest: AsyncIterator<Multipart>
}

async function findFile(
  request: FastifyRequest,
  contract: Contract,
  fails: Promise<never>,
): Promise<Arriving> {
  const fields = new Map<string, unknown>()
  const rest = request.parts()[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([rest.next(), fails]).catch((error: unknown) => {
      throw error instanceof AppError ? error : unreadable()
    })
    if (next.done) throw refusal(fileErrors.noFile, FILE_FIELD)
    const part = next.value
    if (part.type === 'file') {
      if (part.fieldname !== FILE_FIELD) throw refusal(fileErrors.noFile, FILE_FIELD)
      return { body: parse(contract.body, Object.fromEntries(fields)), part, rest }
    }
    if (fields.has(part.fieldname) || part.valueTruncated) throw unreadable()
    fields.set(part.fieldname, part.value)
  }
}

async function* piecesOf({ part, rest }: Arriving, contract: Contract): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part.file) if (Buffer.isBuffer(chunk)) yield chunk
    if (part.file.truncated) throw tooLarge(contract)
    const next = await rest.next()
    if (next.done) return
    const { type, fieldname } = next.value
    throw refusal(type === 'file' ? fileErrors.oneFile : fileErrors.fieldsFirst, fieldname)
  } catch (error) {
    throw error instanceof AppError ? error : unreadable()
  }
}
