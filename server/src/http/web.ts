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

/** Addresses that may belong to a screen; none is deeper. */
const ADDRESS = /^(?:\/[\w-]+){1,6}$/

const PAGE = 'index.html'

const YEAR_SECONDS = 31_536_000

/**
 * Returns the page of an address: a screen has its own, which requests the screen's files together with the app's
 * (`web/vite.chunks.ts`).
 */
function pageAt(folder: string, path: string): string {
  const plain = path === '/' ? '/index' : path.replace(/([^/])\/$/, '$1')
  if (!ADDRESS.test(plain)) return PAGE
  const parts = plain.slice(1).split('/')
  // In the name of a page, `_` is in the place of an id or code.
  const names = [parts, ...parts.map((_, at) => parts.with(at, '_'))]
  const own = names.map((name) => `pages/${name.join('/')}.html`)
  return own.find((name) => existsSync(join(folder, name))) ?? PAGE
}

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !CALLS.test(request.url)

/**
 * Serves the built web app: hashed files with a lifetime of a year, and a page at every other URL. Without a
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
      return reply
        .header('cache-control', 'no-cache')
        .sendFile(pageAt(folder, path), { cacheControl: false })
    const isHashed = path.startsWith('/assets/')
    return reply.sendFile(path.slice(1), {
      maxAge: isHashed ? YEAR_SECONDS * 1000 : 0,
      immutable: isHashed,
    })
  })
}
