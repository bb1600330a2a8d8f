import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { failure } from '@pasok/domain/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** URLs of the API and of files: unknown ones are errors and never return the web app's page. */
const CALLS =
  /^\/(?:api|live|oauth|1|files|health|\.well-known|pictures|callback|mailbox(?:\.json)?)(?:[/?]|$)/

/** Plain names of built files only, so that no decoding is needed and no path leaves the folder. */
const FILE = /^(?:\/[\w-]+)*\/[\w-]+(?:\.[\w-]+)+$/

const PAGE = 'index.html'

const YEAR_SECONDS = 31_536_000

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !CALLS.test(request.url)

/**
 * Serves the built web app: hashed files with a lifetime of a year, and its page at every other URL. Without a
 * build, only the API is served.
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
