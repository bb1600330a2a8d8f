import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createServer } from './server'

let server: FastifyInstance
let port: number
const answering = new PassThrough()

beforeAll(async () => {
  server = await createServer({ logger: false, trustProxy: false })
  const config = { access: 'public' } as const
  server.get('/health/probe', { config }, async () => ({ data: 'alive' }))
  server.post('/health/probe', { config }, async () => ({ data: 'taken' }))
  server.get('/health/long', { config }, async (_, reply) => reply.send(answering))
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  answering.end()
  await server.close()
})

/** Sends bytes and returns the complete response until the connection ends. */
async function send(...parts: (string | number)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (data) => (answer += String(data)))
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  for (const part of parts)
    if (typeof part === 'number') await after(part)
    else socket.write(part)
  await closed
  return answer
}

const envelopeShape = z.strictObject({
  errors: z.tuple([z.strictObject({ code: z.literal('bad_request'), message: z.string().min(1) })]),
  message: z.string().min(1),
  data: z.null(),
})

const HEAD = 'HTTP/1.1\r\nHost: pasok.test\r\n'

describe('a request that can not be read', () => {
  it.each([
    ['that is none', 'hello\r\n\r\n', 400],
    ['of a method that there is not', `FOO /health/probe ${HEAD}\r\n`, 400],
    [
      'with a head that is too long',
      `GET /health/probe ${HEAD}X: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    ['of a length that is none', `POST /health/probe ${HEAD}Content-Length: five\r\n\r\n`, 400],
    [
      'of two lengths',
      `POST /health/probe ${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      400,
    ],
    [
      'of a length and chunks at once',
      `POST /health/probe ${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['with a header that is none', `GET /health/probe ${HEAD}no header\r\n\r\n`, 400],
    ['without a host', 'GET /health/probe HTTP/1.1\r\n\r\n', 400],
  ])('%s is refused in the envelope, with its number, and ends', async (_, bytes, status) => {
    const answer = await send(bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} \\S`))
    expect(head.toLowerCase()).toMatch(/\r\nx-request-id: [\w-]{20,}/)
    expect(head.toLowerCase()).toMatch(/\r\nconnection: close/)
    expect(head.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(body)}`)
    const { errors, message } = envelopeShape.parse(JSON.parse(body))
    expect(message).toBe(errors[0].message)
  })

  it('does not spoil the answer to the one before it', async () => {
    answering.write('first')
    const answer = await send(`GET /health/long ${HEAD}\r\n`, 100, 'nonsense\r\n\r\n')
    expect(answer).toContain('first')
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})
