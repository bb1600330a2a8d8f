import { Readable } from 'node:stream'
import type * as Library from '@aws-sdk/client-s3'
import type { ObjectStore } from '../../../ports/object-store'
import { assertObjectKey } from '../object-key'

export interface S3Place {
  bucket: string
  region: string
  /** Undefined: the endpoint of the AWS region. */
  endpoint?: string | undefined
  /** Undefined: the credentials of the machine's own role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  /** True: the bucket is in the path instead of the host name, which most compatible services require. */
  isPathStyle: boolean
  /** Milliseconds for a response; the default suits a 10 MB upload. */
  patienceMs?: number
}

const CONNECT_MS = 3_000
/** Long enough for 10 MB to a slow service. */
const ANSWER_MS = 20_000
const TRIES = 2
/** Minimum size of a part in a multipart upload, except for the last one. */
const PART_BYTES = 5 * 1024 * 1024

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')

function makeClient({ S3Client }: typeof Library, place: S3Place) {
  return new S3Client({
    region: place.region,
    forcePathStyle: place.isPathStyle,
    maxAttempts: TRIES,
    // Not every compatible service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: place.patienceMs ?? ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    ...(place.credentials && { credentials: place.credentials }),
  })
}

/**
 * Opens an object store in an S3 bucket or a compatible service. Objects are never made public: links to them
 * lead through the application.
 */
export async function openS3Store(place: S3Place): Promise<ObjectStore & { close(): void }> {
  // Imported dynamically because the library is large and only needed when files are stored in a bucket.
  const library = await import('@aws-sdk/client-s3')
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } = library
  const client = makeClient(library, place)
  const named = (key: string) => {
    assertObjectKey(key)
    return { Bucket: place.bucket, Key: key }
  }
  const put = async (key: string, content: Buffer, mediaType: string) => {
    await client.send(
      new PutObjectCommand({
        ...named(key),
        Body: content,
        ContentLength: content.byteLength,
        ContentType: mediaType,
      }),
    )
  }
  return {
    put,
    async putStream(key, content, mediaType) {
      const parts = partsOf(content)[Symbol.asyncIterator]()
      const first = await parts.next()
      const second = await parts.next()
      // Content that fits into one part is sent with a normal upload.
      if (second.done) return put(key, first.done ? Buffer.alloc(0) : first.value, mediaType)
      await uploadParts(client, library, named(key), mediaType, rejoined([first, second], parts))
    },
    async find(key) {
      try {
        const { Body: content, ContentLength: size } = await client.send(
          new GetObjectCommand(named(key)),
        )
        if (!(content instanceof Readable) || size === undefined)
          throw new Error('The object store returned a response without an object.')
        return { content, size }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(named(key)))
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
    close: () => client.destroy(),
  }
}

/** Joins pieces of any size into parts of the minimum size, with only one part in memory. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  let pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of content) {
    pieces.push(piece)
    bytes += piece.byteLength
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(pieces)
    pieces = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(pieces)
}

async function* rejoined(
  read: readonly IteratorResult<Buffer, void>[],
  rest: AsyncIterator<Buffer, void>,
): AsyncGenerator<Buffer, void, undefined> {
  for (const part of read) if (!part.done) yield part.value
  for (let part = await rest.next(); !part.done; part = await rest.next()) yield part.value
}

/**
 * Uploads one object in several parts. The object appears after the last part; a failed upload is aborted and
 * leaves nothing behind.
 */
async function uploadParts(
  client: Library.S3Client,
  library: typeof Library,
  named: { Bucket: string; Key: string },
  mediaType: string,
  parts: AsyncIterable<Buffer>,
): Promise<void> {
  const begin = new library.CreateMultipartUploadCommand({ ...named, ContentType: mediaType })
  const { UploadId } = await client.send(begin)
  if (UploadId === undefined) throw new Error('The object store did not start the upload.')
  const place = { ...named, UploadId }
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for await (const part of parts) {
      const PartNumber = Parts.length + 1
      const size = { ContentLength: part.byteLength }
      const sent = new library.UploadPartCommand({ ...place, ...size, PartNumber, Body: part })
      Parts.push({ PartNumber, ETag: (await client.send(sent)).ETag })
    }
    const MultipartUpload = { Parts }
    await client.send(new library.CompleteMultipartUploadCommand({ ...place, MultipartUpload }))
  } catch (error) {
    await client.send(new library.AbortMultipartUploadCommand(place)).catch(() => undefined)
    throw error
  }
}
