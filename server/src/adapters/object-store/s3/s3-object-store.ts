import { Readable } from 'node:stream'
import type { ObjectStore } from '../../../ports/object-store'
import { assertObjectKey } from '../object-key'

export interface S3Place {
  bucket: string
  region: string
  /** Absent: the region's own at Amazon. */
  endpoint?: string | undefined
  /** Absent: what the machine's own role gives. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  /** The bucket in the path instead of the host name, as most compatible services want it. */
  isPathStyle: boolean
}

const CONNECT_MS = 3_000
/** For 10 MB to a service that is slow, not for one that is away. */
const ANSWER_MS = 20_000
const TRIES = 2

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')

/**
 * Objects in a bucket of S3 or a service like it. They are the bucket's, and as private as it is: no
 * object is opened to the public, links to it lead through the app.
 */
export async function openS3Store(place: S3Place): Promise<ObjectStore & { close(): void }> {
  // A large library: only those who keep files there wait for it at the start.
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: place.region,
    forcePathStyle: place.isPathStyle,
    maxAttempts: TRIES,
    // Not every compatible service knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    ...(place.credentials && { credentials: place.credentials }),
  })
  const named = (key: string) => {
    assertObjectKey(key)
    return { Bucket: place.bucket, Key: key }
  }
  return {
    async put(key, content, mediaType) {
      await client.send(
        new PutObjectCommand({
          ...named(key),
          Body: content,
          ContentLength: content.byteLength,
          ContentType: mediaType,
        }),
      )
    },
    async find(key) {
      try {
        const { Body: content, ContentLength: size } = await client.send(
          new GetObjectCommand(named(key)),
        )
        if (!(content instanceof Readable) || size === undefined)
          throw new Error('The object store answers without an object')
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
