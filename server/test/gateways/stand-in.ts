import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

/**
 * How the stand-in responds from now on. `cut`: the request is processed and the connection closed;
 * `silent`: it is processed without a response; `slow`: the response is delayed; `failing`: nothing
 * is processed.
 */
export type Behaviour = 'well' | 'failing' | 'silent' | 'slow' | 'cut' | 'nonsense'

/** Delay of slow responses in milliseconds. */
export const SLOWNESS = 150

export interface Request {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

export interface Reply {
  status: number
  /** An object is sent as JSON, a text as HTML. */
  body: object | string
}

/** A real HTTP server that simulates a gateway. */
export interface StandIn {
  baseUrl: string
  /** Received requests, in order, unparsed. */
  requests: Request[]
  behave: (how: Behaviour) => void
  stop: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString()
  return text === '' ? undefined : JSON.parse(text)
}

async function readRequest(request: IncomingMessage): Promise<Request> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const { method = '', headers } = request
  const body = await readBody(request)
  return { method, path: url.pathname, query: url.searchParams, headers, body }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  const isText = typeof body === 'string'
  const type = isText ? 'text/html' : 'application/json;charset=UTF-8'
  response.writeHead(status, { 'content-type': type }).end(isText ? body : JSON.stringify(body))
}

export async function startStandIn(reply: (request: Request) => Reply): Promise<StandIn> {
  const requests: Request[] = []
  let behaviour: Behaviour = 'well'
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming)
    requests.push(request)
    if (behaviour === 'failing') {
      send(response, { status: 502, body: '<h1>Bad Gateway</h1>' })
      return
    }
    const outgoing = reply(request)
    if (behaviour === 'cut') incoming.socket.destroy()
    else if (behaviour === 'nonsense')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status": ')
    else if (behaviour === 'slow') setTimeout(() => send(response, outgoing), SLOWNESS).unref()
    else if (behaviour === 'well') send(response, outgoing)
  }
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    behave: (how) => {
      behaviour = how
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
