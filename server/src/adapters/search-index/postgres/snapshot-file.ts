import { createHash, randomUUID, type Hash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import type { Column } from './growing'
import type { GroupKeys } from './groups'

/** Increase this whenever the columns or the header change. */
const FORMAT = 2
const NAME = 'products.index'
const TEMPORARY = /^products\.index\..+\.tmp$/
/** A temporary file of this age belongs to a process that died while it wrote. */
const ABANDONED_MS = 3_600_000
const PART_BYTES = 1 << 20
const MAX_HEADER_BYTES = 64 << 20
const DIGEST_BYTES = 32

const TYPES = { f64: Float64Array, i32: Int32Array, u16: Uint16Array, u8: Uint8Array } as const
type TypeName = keyof typeof TYPES

/** What a snapshot contains besides its columns. */
export interface SnapshotContent {
  /** Identifies the snapshot in the database whose documents it contains. */
  readonly id: string
  /** The last change that it contains. */
  readonly revision: number
  readonly items: GroupKeys
  /** The cities of each coverage list by its number. */
  readonly coverages: readonly (readonly [number, readonly string[]])[]
}

interface Header extends SnapshotContent {
  readonly format: number
  readonly release: string
  readonly endianness: string
  readonly columns: readonly (readonly [TypeName, number])[]
}

export interface Snapshot {
  readonly content: SnapshotContent
  readonly columns: readonly Column[]
}

/** Where snapshots are, and which program may read them: a program splits texts into words in its own way. */
export interface SnapshotPlace {
  readonly folder: string
  readonly release: string
}

const typeOf = (column: Column): TypeName => {
  if (column instanceof Float64Array) return 'f64'
  if (column instanceof Int32Array) return 'i32'
  return column instanceof Uint16Array ? 'u16' : 'u8'
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Column) =>
  new Uint8Array(buffer, byteOffset, byteLength)

/**
 * Writes a snapshot beside the previous one and then replaces it by a single rename, so that another process
 * that reads or writes at the same time is not disturbed.
 */
export async function writeSnapshot(
  { folder, release }: SnapshotPlace,
  { content, columns }: Snapshot,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)
  const header: Header = {
    ...content,
    format: FORMAT,
    release,
    endianness: endianness(),
    columns: columns.map((column) => [typeOf(column), column.length]),
  }
  const text = Buffer.from(JSON.stringify(header))
  if (text.length > MAX_HEADER_BYTES) throw new Error('its lists of cities are too long')
  const temporary = join(folder, `${NAME}.${process.pid}-${randomUUID()}.tmp`)
  const file = await open(temporary, 'wx')
  try {
    const hash = createHash('sha256')
    const length = Buffer.alloc(4)
    length.writeUInt32LE(text.length)
    for (const bytes of [length, text, ...columns.map(bytesOf)]) await writeParts(file, bytes, hash)
    await file.write(hash.digest())
    await file.sync()
    await file.close()
    await rename(temporary, join(folder, NAME))
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(temporary, { force: true })
    throw error
  }
}

/** Others get their turn between the parts. */
async function writeParts(file: FileHandle, bytes: Uint8Array, hash: Hash): Promise<void> {
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    const part = bytes.subarray(from, from + PART_BYTES)
    hash.update(part)
    await file.writev([part])
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!TEMPORARY.test(name)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true })
  }
}

/**
 * Reads the snapshot; undefined when there is none. @throws Error when it is damaged or was written by another
 * program
 */
export async function readSnapshot(place: SnapshotPlace): Promise<Snapshot | undefined> {
  const file = await open(join(place.folder, NAME), 'r').catch(() => undefined)
  if (!file) return undefined
  try {
    const hash = createHash('sha256')
    const header = await readHeader(file, place, hash)
    const columns: Column[] = []
    for (const [type, length] of header.columns) {
      const column = new TYPES[type](length)
      await readParts(file, bytesOf(column), hash)
      columns.push(column)
    }
    const digest = Buffer.alloc(DIGEST_BYTES)
    await readParts(file, digest)
    if (!hash.digest().equals(digest)) throw new Error('it is damaged')
    return { content: header, columns }
  } finally {
    await file.close()
  }
}

async function readHeader(file: FileHandle, place: SnapshotPlace, hash: Hash): Promise<Header> {
  const { size } = await file.stat()
  const length = Buffer.alloc(4)
  await readParts(file, length, hash)
  const headerBytes = length.readUInt32LE()
  if (headerBytes > Math.min(size, MAX_HEADER_BYTES)) throw new Error('it is damaged')
  const text = Buffer.alloc(headerBytes)
  await readParts(file, text, hash)
  const header = parseHeader(text.toString())
  const { format, release } = header
  if (format !== FORMAT || release !== place.release || header.endianness !== endianness())
    throw new Error('another release wrote it')
  const columnBytes = header.columns.reduce(
    (sum, [type, count]) => sum + count * TYPES[type].BYTES_PER_ELEMENT,
    0,
  )
  if (length.length + headerBytes + columnBytes + DIGEST_BYTES !== size)
    throw new Error('it is damaged')
  return header
}

/** The header of a damaged file is rarely JSON; if it is, the hash of the whole file differs. */
function parseHeader(text: string): Header {
  try {
    return JSON.parse(text) as Header
  } catch {
    throw new Error('it is damaged')
  }
}

async function readParts(file: FileHandle, bytes: Uint8Array, hash?: Hash): Promise<void> {
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    const part = bytes.subarray(from, from + PART_BYTES)
    const { bytesRead } = await file.read(part)
    if (bytesRead < part.length) throw new Error('it is damaged')
    hash?.update(part)
  }
}
