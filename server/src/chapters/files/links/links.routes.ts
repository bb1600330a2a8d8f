import {
  DOCUMENT_TYPES,
  FILE_LINK_SECONDS,
  FILE_LINK_STEP_SECONDS,
  UPLOAD_TYPES,
} from '@pasok/domain/files/files.constants'
import { fileErrors } from '@pasok/domain/files/files.errors'
import { failure } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../db/db'
import { readSecret } from '../../../db/secrets'
import { lastingSignIns } from '../../../db/sign-ins'
import type { ObjectStore } from '../../../ports/object-store'
import { dispositionOf } from '../../../http/print-paper'
import { isSigned } from './file-links'
import { storeAway } from '../uploads/store-row-first'

/** Disables all active content in files and allows only the application's own pages to frame them. */
const FILE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "object-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Seconds for which a browser may cache a mailed file. */
const CACHE_SECONDS = FILE_LINK_SECONDS + FILE_LINK_STEP_SECONDS

const paramsShape = z.object({ id: z.string() })
const queryShape = z.object({
  e: z.string().regex(/^\d{1,12}$/),
  s: z.string().regex(/^[\w-]{1,100}$/),
  i: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
})

/**
 * Registers the route that opens a file for anyone with a valid link. No token is needed, because browsers
 * request images and PDF files without one.
 */
export function registerFileLinks(
  app: FastifyInstance,
  parts: { db: Db; objects: ObjectStore },
): void {
  app.get(
    '/files/:id/*',
    // Request logging is reduced, because a valid link must not appear in a log.
    { config: { access: 'signed-link' }, logLevel: 'warn' },
    async (request, reply) => {
      const { id } = paramsShape.parse(request.params)
      const link = await readLink(parts.db, id, request.query)
      const file = await findLinked(parts.db, link)
      if (!file) throw failure('not_found', { text: fileErrors.gone })
      if (!file.is_open) throw failure('forbidden', { text: fileErrors.linkExpired })
      describeFile(reply, file)
      reply.header('cache-control', cacheControlOf(link))
      // A file never changes, so the browser's copy is valid whenever the link is.
      const tag = `"${link.id}"`
      reply.header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const found = await parts.objects.find(file.object_key).catch((cause: unknown) => {
        throw storeAway(cause)
      })
      if (!found) {
        request.log.error({ file: id }, 'files: the object store has no object for this file')
        throw failure('not_found', { text: fileErrors.gone })
      }
      return reply.header('content-length', found.size).send(found.content)
    },
  )
}

interface Link {
  id: string
  secondsLeft: number
  /** Sign-in with which the link ends; undefined for a mailed link. */
  signInId: string | undefined
}

/** @throws AppError `forbidden` for an invalid or expired link. */
async function readLink(db: Db, id: string, query: unknown): Promise<Link> {
  const given = queryShape.safeParse(query)
  const [expires, signInId] = [Number(given.data?.e), given.data?.i]
  const isOurs =
    given.success &&
    isId(id) &&
    isSigned(await readSecret(db, 'file-links'), { id, expires, signInId }, given.data.s)
  if (!isOurs) throw failure('forbidden', { text: fileErrors.linkWrong })
  const secondsLeft = expires - Math.floor(Date.now() / 1000)
  if (secondsLeft <= 0) throw failure('forbidden', { text: fileErrors.linkExpired })
  return { id, secondsLeft, signInId }
}

/**
 * Links of a sign-in are revalidated each time, so that the browser shows nothing after a sign-out; the content
 * is downloaded only once.
 */
const cacheControlOf = ({ signInId, secondsLeft }: Link): string =>
  signInId === undefined
    ? `private, max-age=${Math.min(CACHE_SECONDS, secondsLeft)}`
    : 'private, no-cache'

type Linked = NonNullable<Awaited<ReturnType<typeof findLinked>>>

/**
 * Finds the file and whether the link's sign-in is still active. Access was checked when the link was created.
 */
function findLinked(db: Db, { id, signInId }: Link) {
  const lasting = lastingSignIns(db)
    .select('sign_ins.id')
    .where('sign_ins.id', '=', signInId ?? null)
  const isOpen = sql<boolean>`${signInId === undefined}::boolean or exists ${lasting}`
  return db
    .selectFrom('files')
    .select(['name', 'media_type', 'object_key', isOpen.as('is_open')])
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
}

function describeFile(reply: FastifyReply, file: Linked): void {
  const isKnown = [...UPLOAD_TYPES, ...DOCUMENT_TYPES].some((type) => type === file.media_type)
  // Only PDF files open in the browser; a direct link to any other file downloads it, and pages embed images
  // themselves.
  const isShown = file.media_type === 'application/pdf'
  reply
    .type(isKnown ? file.media_type : 'application/octet-stream')
    .header('content-disposition', dispositionOf(isShown ? 'inline' : 'attachment', file.name))
    .header('content-security-policy', FILE_POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-content-type-options', 'nosniff')
}
