import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeObjectStore } from '../object-store.conformance'
import { openS3Store, type S3Place } from './s3-object-store'

const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const place = (port: number, bucket = 'pasok'): S3Place => ({
  bucket,
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  credentials: CREDENTIALS,
  isPathStyle: true,
})

// Uses a stand-in for the service's protocol, because the service cannot run here. The stand-in
// mixes contents that are sent concurrently under one key, so that case is not tested.
describeObjectStore('objects in S3', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pasok-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pasok', configs: [] }],
  })
  const { port } = await server.run()
  const store = await openS3Store(place(port))
  const stores = [store]
  const lister = new S3Client({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: CREDENTIALS,
    forcePathStyle: true,
  })
  return {
    store,
    async keys() {
      const { Contents: found = [] } = await lister.send(
        new ListObjectsV2Command({ Bucket: 'pasok', MaxKeys: 1000 }),
      )
      return found.flatMap(({ Key: key }) => key ?? [])
    },
    async broken() {
      const other = await openS3Store(place(port, 'no-such-bucket'))
      stores.push(other)
      return other
    },
    async close() {
      for (const one of stores) one.close()
      lister.destroy()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
})

describe('requests to S3', () => {
  interface ReceivedRequest {
    method: string
    url: string
    headers: Record<string, string | string[] | undefined>
  }
  const received: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
    })
    request.resume().on('end', () => response.writeHead(200, { etag: '"x"' }).end())
  })
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('an object is private, has its type, is signed and sent whole', async () => {
    const store = await openS3Store(place(port))
    await store.put('buyer/ab/x', Buffer.from('content'), 'application/pdf')
    store.close()
    const [put] = received
    expect(put).toMatchObject({ method: 'PUT' })
    expect(put?.url).toMatch(/^\/pasok\/buyer\/ab\/x\b/)
    expect(put?.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': '7' })
    expect(put?.headers['authorization']).toMatch(/^AWS4-HMAC-SHA256 Credential=S3RVER\//)
    expect(Object.keys(put?.headers ?? {}).filter((name) => /acl|grant/.test(name))).toEqual([])
  })

  it('a service that is away is a failure soon, not a wait', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const address = closed.address()
    const freed = typeof address === 'object' && address ? address.port : 0
    await new Promise((resolve) => closed.close(resolve))
    const store = await openS3Store(place(freed))
    await expect(store.put('buyer/x', Buffer.from('x'), 'image/png')).rejects.toThrow()
    await expect(store.find('buyer/x')).rejects.toThrow()
    await expect(store.remove('buyer/x')).rejects.toThrow()
    store.close()
  })
})
