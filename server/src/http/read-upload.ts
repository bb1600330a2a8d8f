import multipart, { type MultipartFile } from '@fastify/multipart'
import {
  LARGEST_UPLOAD,
  UPLOAD_GRACE,
  UPLOAD_PATIENCE,
  UPLOAD_SILENCE,
  UPLOAD_SLOWEST,
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
import { createTurns, type Whose } from './turns'

/** A file as it arrived: its name and what it says to be are the sender's words. */
export interface ReceivedFile {
  name: string
  content: Buffer
}

/** Boundaries, part headers and fields, beside the file. */
const ENVELOPE_BYTES = 64 * 1024
/** More parts than are wanted, so that what is wrong can be said. */
const LIMITS = {
  fileSize: LARGEST_UPLOAD,
  files: 2,
  fields: 8,
  fieldSize: 2_000,
  fieldNameSize: 100,
  parts: 10,
  headerPairs: 20,
}

const FILE_FIELD = 'file'
const MULTIPART = /^multipart\/form-data\s*;.*\bboundary=/i

const tooLarge = () => failure('payload_too_large', { text: fileErrors.tooLarge, path: FILE_FIELD })
const unreadable = () => failure('bad_request', { text: fileErrors.unreadable, path: FILE_FIELD })

/** Of the whole process: what is read is in memory. */
const turns = createTurns({
  most: UPLOADS_AT_ONCE,
  mostOfOne: UPLOADS_AT_ONCE_OF_ONE,
  mostOfCompany: UPLOADS_AT_ONCE_OF_COMPANY,
  waiting: UPLOADS_WAITING,
  waitingOfOne: UPLOADS_WAITING_OF_ONE,
  waitingOfCompany: UPLOADS_WAITING_OF_COMPANY,
  patience: UPLOAD_PATIENCE * 1000,
})

/** Seconds after which one who found no place should come again. */
const COME_AGAIN = 10

const busy = () =>
  new AppError(failure('unavailable', { text: fileErrors.busy }).problems, COME_AGAIN)

/** Reads and keeps an upload when there is room for it; until then it is not read, and waits. */
export const uploading = <Result>(whose: Whose, work: () => Promise<Result>): Promise<Result> =>
  turns.inTurn(whose, work, busy)

/** Only the routes of this part of the server read forms with files. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
}

/** What is no form, or says itself that it is too long, is refused before any of it is read. */
export function assertUpload({ headers }: FastifyRequest): void {
  if (!MULTIPART.test(headers['content-type'] ?? '')) throw failure('unsupported_media_type')
  if (Number(headers['content-length'] ?? 0) > LARGEST_UPLOAD + ENVELOPE_BYTES) throw tooLarge()
}

/**
 * Reads an upload to its end: the contract's fields, then one file, which is in memory afterwards.
 * @throws AppError for what isn't that, is too large, or didn't arrive whole.
 */
export async function readUpload(
  request: FastifyRequest,
  contract: Contract,
): Promise<{ body: unknown; file: ReceivedFile }> {
  // A connection that ended while it waited tells of it no more.
  if (request.raw.destroyed) throw unreadable()
  const pace = watchPace(request)
  try {
    return await Promise.race([readParts(request, contract), pace.fails])
  } catch (error) {
    // What is still coming is passed over, so that the answer reaches the sender.
    request.raw.unpipe()
    request.raw.resume()
    throw error instanceof AppError ? error : unreadable()
  } finally {
    pace.end()
  }
}

const LOOK_MS = 1_000

/** Fails when nothing of the body has come for a while, or too little of it: others wait. */
function watchPace({ raw }: FastifyRequest): { fails: Promise<never>; end: () => void } {
  const [first, begun] = [raw.socket.bytesRead, Date.now()]
  let [read, at] = [first, begun]
  let timer: NodeJS.Timeout | undefined
  const fails = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const [all, now] = [raw.socket.bytesRead, Date.now()]
      if (all !== read) [read, at] = [all, now]
      const seconds = (now - begun) / 1000
      const isSilent = now - at > UPLOAD_SILENCE * 1000
      const isSlow = seconds > UPLOAD_GRACE && all - first < seconds * UPLOAD_SLOWEST
      if (isSilent || (isSlow && !raw.complete)) reject(unreadable())
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
      found = { body, file: { name: part.filename ?? '', content: await readWhole(part.file) } }
    }
  }
  if (!found) throw refusal(fileErrors.noFile, FILE_FIELD)
  return found
}

const refusal = (text: (typeof fileErrors)[keyof typeof fileErrors], path: string) =>
  failure('bad_request', { text, path })

async function readWhole(file: MultipartFile['file']): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (file.truncated) throw tooLarge()
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  if (file.truncated) throw tooLarge()
  return Buffer.concat(chunks)
}
