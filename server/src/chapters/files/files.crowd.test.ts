// @module-tag thorough
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import {
  LARGEST_UPLOAD,
  UPLOADS_AT_ONCE,
  UPLOADS_AT_ONCE_OF_ONE,
  UPLOADS_WAITING_OF_ONE,
} from '@pasok/domain/files/files.constants'
import { fileErrors } from '@pasok/domain/files/files.errors'
import { uploadFile } from '@pasok/domain/files/files.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Api, type Person } from '../../../test/api'
import { PNG } from '../../../test/contents'
import { eventually } from '../../../test/eventually'
import { MULTIPART, multipartOf } from '../../../test/multipart'
import { openTestObjects, type TestObjects } from '../../../test/objects'
import { PDF } from '../../../test/samples'

let api: Api
let objects: TestObjects
let port: number
let owner: Person
/** Number of objects being written now, and the maximum so far. */
const writing = { now: 0, most: 0, pause: 0, fails: false }

const lines: string[] = []

beforeAll(async () => {
  objects = await openTestObjects()
  const { store } = objects
  const watched = {
    ...store,
    async put(...args: Parameters<typeof store.put>) {
      writing.now += 1
      writing.most = Math.max(writing.most, writing.now)
      try {
        await after(writing.pause)
        if (writing.fails) throw new Error('the store is away')
        await store.put(...args)
      } finally {
        writing.now -= 1
      }
    },
  }
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  api = await startApi({ app: { objects: watched, logger } })
  await api.server.listen({ port: 0, host: '127.0.0.1' })
  const address = api.server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
  owner = await api.as('owner@maju.test')
})
afterAll(async () => {
  await api.drop()
  await objects.drop()
})
afterEach(async () => {
  Object.assign(writing, { now: 0, most: 0, pause: 0, fails: false })
  await api.pool.query('delete from rate_counters')
})

/** Creates a unique PDF of exactly this many bytes. */
function pdfOf(bytes: number, mark = ''): Buffer {
  const content = Buffer.alloc(bytes, ' ')
  Buffer.concat([PDF, Buffer.from(mark)]).copy(content)
  return content
}

async function send(person: Person, content: Buffer, headers: Record<string, string> = {}) {
  const form = new FormData()
  form.append('prefix', 'buyer')
  form.append('file', new Blob([new Uint8Array(content)]), 'deed.pdf')
  const response = await fetch(`http://127.0.0.1:${port}/api/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.access}`, ...headers },
    body: form,
  })
  const answer = z.object({ message: z.string(), data: z.unknown() }).parse(await response.json())
  return { status: response.status, headers: response.headers, ...answer }
}

async function assertNothingOrphaned(): Promise<number> {
  const { rows } = await api.pool.query<{ object_key: string; stored: boolean }>(
    'select object_key, stored_at is not null as stored from files',
  )
  expect(rows.every(({ stored }) => stored)).toBe(true)
  expect(await objects.keys()).toEqual(rows.map((row) => row.object_key).toSorted())
  return rows.length
}

describe('the size of an upload', () => {
  it('may be 10 MB exactly', async () => {
    const answer = await send(owner, pdfOf(LARGEST_UPLOAD))
    expect(answer.status).toBe(200)
    const made = uploadFile.data.parse(answer.data)
    expect(made.size).toBe(10 * 1024 * 1024)
    const opened = await fetch(`http://127.0.0.1:${port}${made.url}`)
    expect((await opened.arrayBuffer()).byteLength).toBe(LARGEST_UPLOAD)
    await assertNothingOrphaned()
  })

  it.each([
    ['one byte more', 1],
    ['a megabyte more', 1024 * 1024],
    ['fifty megabytes more', 50 * 1024 * 1024],
  ])('may not be %s', async (_, more) => {
    const before = await assertNothingOrphaned()
    const answer = await send(owner, pdfOf(LARGEST_UPLOAD + more))
    expect([answer.status, answer.message]).toEqual([413, fileErrors.tooLarge.en])
    expect(answer.message).toContain('to 10 MB or less')
    expect(await assertNothingOrphaned()).toBe(before)
  })

  it('may not exceed it when no length is announced', async () => {
    const before = await assertNothingOrphaned()
    const whole = multipartOf([
      ['prefix', 'buyer'],
      ['file', { content: pdfOf(LARGEST_UPLOAD + 1), name: 'deed.pdf' }],
    ])
    const response = await fetch(`http://127.0.0.1:${port}/api/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.access}`, 'content-type': MULTIPART },
      body: new Blob([new Uint8Array(whole)]).stream(),
      duplex: 'half',
    })
    expect(response.status).toBe(413)
    await response.arrayBuffer()
    expect(await assertNothingOrphaned()).toBe(before)
  })
})

/** Opens a connection that sends the head of an upload and the first bytes of its body. */
async function beginUpload(person: Person, whole: Buffer, bytes: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [
    'POST /api/files HTTP/1.1',
    'Host: pasok.test',
    `Authorization: Bearer ${person.access}`,
    `Content-Type: ${MULTIPART}`,
    `Content-Length: ${whole.length}`,
    '',
    '',
  ].join('\r\n')
  socket.write(head)
  socket.write(whole.subarray(0, bytes))
  return socket
}

describe('an upload that is interrupted', () => {
  const whole = multipartOf([
    ['prefix', 'buyer'],
    ['file', { content: pdfOf(3 * 1024 * 1024), name: 'deed.pdf' }],
  ])

  it.each([
    ['before its first byte', 0],
    ['in its first part', 70],
    ['in the middle of the file', 1024 * 1024],
    ['before its last line', whole.length - 30],
    ['before its last byte but two', whole.length - 5],
  ])('%s leaves nothing, and the next one is served', async (_, bytes) => {
    const before = await assertNothingOrphaned()
    const socket = await beginUpload(owner, whole, bytes)
    await after(60)
    socket.destroy()
    await eventually(async () => expect(await assertNothingOrphaned()).toBe(before))
    expect((await send(owner, PNG)).status).toBe(200)
  })

  it.concurrent('by a stall is aborted, and its place is free', async () => {
    const before = await assertNothingOrphaned()
    const socket = await beginUpload(owner, whole, 500_000)
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(String(data)))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain(fileErrors.unreadable.en)
    socket.destroy()
    expect(await assertNothingOrphaned()).toBe(before)
  })

  it.concurrent('by sending single bytes is aborted, and its place is free', async () => {
    const before = await assertNothingOrphaned()
    const socket = await beginUpload(owner, whole, 500)
    let sent = 500
    const drip = setInterval(() => {
      socket.write(whole.subarray(sent, sent + 1))
      sent += 1
    }, 500)
    const began = Date.now()
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(String(data)))
    }).finally(() => clearInterval(drip))
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain(fileErrors.unreadable.en)
    expect(Date.now() - began).toBeLessThan(90_000)
    socket.destroy()
    expect(await assertNothingOrphaned()).toBe(before)
  })

  it('leaves room for other companies, however many users one has', async () => {
    const before = await assertNothingOrphaned()
    const people = await Promise.all(
      ['owner', 'purchasing', 'approver'].map((key) => api.as(`${key}@maju.test`)),
    )
    const stranger = await api.as('owner@lain.test')
    const sockets = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: UPLOADS_AT_ONCE_OF_ONE }, () => beginUpload(person, whole, 500_000)),
      ),
    )
    let givenUp = 0
    for (const socket of sockets) socket.once('data', () => (givenUp += 1))
    await after(200)
    expect((await send(stranger, PNG)).status).toBe(200)
    expect(givenUp).toBe(0)
    for (const socket of sockets) socket.destroy()
    await eventually(async () => expect(await assertNothingOrphaned()).toBe(before + 1))
  })

  it('many times frees its places', async () => {
    const before = await assertNothingOrphaned()
    const people = await Promise.all(
      ['owner', 'purchasing', 'approver', 'finance'].map((key) => api.as(`${key}@maju.test`)),
    )
    const sockets = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 10 }, () => beginUpload(person, whole, 500_000)),
      ),
    )
    await after(200)
    for (const socket of sockets) socket.destroy()
    const answers = await Promise.all(
      people.map(async (person) => (await send(person, PNG)).status),
    )
    expect(answers).toEqual([200, 200, 200, 200])
    expect(await assertNothingOrphaned()).toBe(before + 4)
  })

  it('and ended as if complete is refused', async () => {
    const before = await assertNothingOrphaned()
    for (const bytes of [70, 500, 1024 * 1024, whole.length - 10]) {
      const response = await fetch(`http://127.0.0.1:${port}/api/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.access}`, 'content-type': MULTIPART },
        body: new Uint8Array(whole.subarray(0, bytes)),
      })
      expect([bytes, response.status]).toEqual([bytes, 400])
      await response.arrayBuffer()
    }
    expect(await assertNothingOrphaned()).toBe(before)
  })
})

describe('a hundred uploads at once', () => {
  const people = ['owner@maju.test', 'purchasing@maju.test', 'approver@maju.test']
  const others = ['owner@lain.test', 'finance@lain.test', 'owner@baru.test', 'owner@awal.test']

  it('by several users are all stored, a few at a time', async () => {
    const before = await assertNothingOrphaned()
    writing.pause = 5
    const signedIn = await Promise.all([...people, ...others].map((email) => api.as(email)))
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const person = signedIn[n % signedIn.length] ?? owner
        return send(person, pdfOf(300_000, `number ${n}`))
      }),
    )
    expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true)
    const later = answers.filter(({ status }) => status !== 200)
    expect(later.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    const done = answers.filter(({ status }) => status === 200).length
    expect(done).toBeGreaterThan(UPLOADS_AT_ONCE)
    expect(await assertNothingOrphaned()).toBe(before + done)
    expect(writing.most).toBeGreaterThan(1)
    expect(writing.most).toBeLessThanOrEqual(UPLOADS_AT_ONCE)
    const ids = answers.flatMap(({ status, data }) =>
      status === 200 ? [uploadFile.data.parse(data).id] : [],
    )
    expect(new Set(ids).size).toBe(done)
  })

  it('by one user are stored within the rate and the places', async () => {
    const before = await assertNothingOrphaned()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => send(owner, pdfOf(2_000, `number ${n}`))),
    )
    const statuses = answers.map(({ status }) => status)
    const done = statuses.filter((status) => status === 200).length
    expect(done).toBeGreaterThanOrEqual(UPLOADS_AT_ONCE_OF_ONE + UPLOADS_WAITING_OF_ONE)
    expect(statuses.filter((status) => status === 503)).toHaveLength(60 - done)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    expect(await assertNothingOrphaned()).toBe(before + done)
  })
})

describe('the same upload again', () => {
  it('concurrently and later is one upload, with one object', async () => {
    const before = await assertNothingOrphaned()
    writing.pause = 20
    const key = { 'idempotency-key': 'upload-in-parallel' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(owner, pdfOf(100_000, 'same'), key)),
    )
    answers.push(await send(owner, pdfOf(100_000, 'same'), key))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const ids = answers.map(({ data }) => uploadFile.data.parse(data).id)
    expect(new Set(ids).size).toBe(1)
    expect(await assertNothingOrphaned()).toBe(before + 1)
    const { rowCount } = await api.pool.query('select 1 from audit_log where subject_id = $1', [
      ids[0],
    ])
    expect(rowCount).toBe(1)
  })

  it('with another content is refused', async () => {
    const key = { 'idempotency-key': 'upload-of-another' }
    expect((await send(owner, pdfOf(1_000, 'first'), key)).status).toBe(200)
    const before = await assertNothingOrphaned()
    const second = await send(owner, pdfOf(1_000, 'second'), key)
    expect(second).toMatchObject({ status: 422 })
    expect(second.message).toMatch(/Idempotency-Key/)
    expect(await assertNothingOrphaned()).toBe(before)
    const other = await api.as('owner@lain.test')
    expect((await send(other, pdfOf(1_000, 'second'), key)).status).toBe(200)
    expect((await send(owner, PNG, { 'idempotency-key': 'odd key!' })).status).toBe(400)
  })

  it('retries what the object store did not accept', async () => {
    const before = await assertNothingOrphaned()
    const key = { 'idempotency-key': 'upload-taken-over' }
    writing.fails = true
    const refused = await send(owner, pdfOf(1_000, 'over'), key)
    expect([refused.status, refused.message]).toEqual([503, fileErrors.storeAway.en])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const [logged = ''] = lines.filter((line) => line.includes('call refused')).slice(-1)
    expect(JSON.parse(logged)).toMatchObject({ level: 40, reason: 'the store is away' })
    expect(logged).not.toContain('stack')
    const { rows } = await api.pool.query('select id from files where stored_at is null')
    expect(rows).toHaveLength(1)
    writing.fails = false
    const done = await send(owner, pdfOf(1_000, 'over'), key)
    expect(done.status).toBe(200)
    expect(uploadFile.data.parse(done.data).id).toBe(rows[0].id)
    expect(await assertNothingOrphaned()).toBe(before + 1)
  })
})

it('a company with too many unused uploads has to use them first', async () => {
  const person = await api.as('owner@awal.test')
  await api.pool.query(
    `insert into files (id, buyer_id, uploaded_by, prefix, name, media_type, size, sha256,
       object_key, stored_at)
     select gen_random_uuid(), users.buyer_id, users.id, 'buyer', 'x.pdf', 'application/pdf', 9,
       '', 'full/' || n, now()
     from users, generate_series(1, 200) n where email = $1`,
    [person.email],
  )
  const refused = await send(person, pdfOf(2_000, 'one more'))
  expect([refused.status, refused.message]).toEqual([422, fileErrors.tooMany.en])
  await api.pool.query("update files set attached_at = now() where object_key like 'full/%'")
  expect((await send(person, pdfOf(2_000, 'one more'))).status).toBe(200)
  await api.pool.query("delete from files where object_key like 'full/%'")
})
