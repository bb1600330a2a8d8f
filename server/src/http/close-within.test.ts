import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeWithin } from './close-within'

/** An endless response, of which the client reads only the head. */
async function* endless() {
  for (;;) yield 'x'.repeat(65_536)
}

it('a call that is never read to its end does not keep the server open', async () => {
  const server = fastify({ forceCloseConnections: 'idle' })
  server.get('/', (_, reply) => reply.send(Readable.from(endless())))
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const answer = await new Promise<IncomingMessage>((resolve) => get(url, resolve))
  const cut = new Promise((resolve) => answer.once('error', resolve))
  await closeWithin(server, 10)
  answer.resume()
  await expect(cut).resolves.toMatchObject({ code: 'ECONNRESET' })
})
