import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { failure } from '@pasok/domain/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Addresses of calls and files: what isn't there is an error, never the web app's page. */
const CALLS =
  /^\/(?:api|live|oauth|1|files|health|\.well-known|pictures|callback|mailbox(?:\.json)?)(?:[/?]|$)/

/** Names of built files: plain ones, so that nothing is decoded and nothing climbs out. */
const FILE = /^(?:\/[\w-]+)*\/[\w-]+(?:\.[\w-]+)+$/

const PAGE = 'index.html'

const YEAR_SECONDS = 31_536_000

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !CALLS.test(request.url)

/**
 * Serves the built web app: hashed files for a year, its page at every other address. Without a build
 * the calls work all the same.
 */
export async function registerWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const isBuilt = folder !== undefined && existsSync(join(folder, PAGE))
  if (isBuilt)
    await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true })
  app.setNotFoundHandler(async (request, reply) => {
    if (!isBuilt || !wantsPage(request)) throw failure('not_found')
    const [path = '/'] = request.url.split('?', 1)
    const isFile = FILE.test(path)
    if (isFile && !existsSync(join(folder, path))) throw failure('not_found')
    if (!isFile)
      return reply.header('cache-control', 'no-cache').sendFile(PAGE, { cacheControl: false })
    const isHashed = path.startsWith('/assets/')
    return reply.sendFile(path.slice(1), {
      maxAge: isHashed ? YEAR_SECONDS * 1000 : 0,
      immutable: isHashed,
    })
  })
}
