import {
  FILE_LINK_SECONDS,
  FILE_LINK_STEP,
  UPLOAD_TYPES,
  XLSX,
} from '@pasok/domain/files/files.constants'
import { fileErrors } from '@pasok/domain/files/files.errors'
import { failure } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../db/db'
import { readSecret } from '../../db/secrets'
import type { ObjectStore } from '../../ports/object-store'
import { dispositionOf } from '../../http/disposition'
import { isSigned } from './files.signature'
import { storeAway } from './files.store-away'

/** Nothing in a file does anything, and only our own pages show it in a frame. */
const FILE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "object-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Seconds for which a browser may show it again without asking: as long as most links open. */
const KEEP = FILE_LINK_SECONDS + FILE_LINK_STEP

const paramsShape = z.object({ id: z.string() })
const queryShape = z.object({
  e: z.string().regex(/^\d{1,12}$/),
  s: z.string().regex(/^[\w-]{1,100}$/),
})

/** Opens a file for whoever has its link: no token goes with what a browser shows by itself. */
export function registerFileLinks(
  app: FastifyInstance,
  parts: { db: Db; objects: ObjectStore },
): void {
  app.get(
    '/files/:id/*',
    // A link that is still good has no place in a log.
    { config: { access: 'signed-link' }, logLevel: 'warn' },
    async (request, reply) => {
      const { id } = paramsShape.parse(request.params)
      const secondsLeft = await assertLink(parts.db, id, request.query)
      const file = await findLinked(parts.db, id)
      if (!file) throw failure('not_found', { text: fileErrors.gone })
      const found = await parts.objects.find(file.object_key).catch((cause: unknown) => {
        throw storeAway(cause)
      })
      if (!found) {
        request.log.error({ file: id }, 'the object of a file is gone')
        throw failure('not_found', { text: fileErrors.gone })
      }
      sayWhatItIs(reply, file, Math.min(KEEP, secondsLeft))
      return reply.header('content-length', found.size).send(found.content)
    },
  )
}

/**
 * Gives the seconds that are left of it.
 * @throws AppError `forbidden` for a link that isn't ours, or has expired.
 */
async function assertLink(db: Db, id: string, query: unknown): Promise<number> {
  const link = queryShape.safeParse(query)
  const expires = Number(link.data?.e)
  const isOurs =
    link.success &&
    isId(id) &&
    isSigned(await readSecret(db, 'file-links'), { id, expires }, link.data.s)
  if (!isOurs) throw failure('forbidden', { text: fileErrors.linkWrong })
  const secondsLeft = expires - Math.floor(Date.now() / 1000)
  if (secondsLeft <= 0) throw failure('forbidden', { text: fileErrors.linkExpired })
  return secondsLeft
}

type Linked = NonNullable<Awaited<ReturnType<typeof findLinked>>>

/** Whose it is was asked when the link was made. */
function findLinked(db: Db, id: string) {
  return db
    .selectFrom('files')
    .select(['name', 'media_type', 'object_key'])
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
}

function sayWhatItIs(reply: FastifyReply, file: Linked, seconds: number): void {
  const isKnown = [...UPLOAD_TYPES, XLSX].some((type) => type === file.media_type)
  // Pages show pictures in their own place; by itself an uploaded picture is only saved.
  const isShown = file.media_type === 'application/pdf'
  reply
    .type(isKnown ? file.media_type : 'application/octet-stream')
    .header('content-disposition', dispositionOf(isShown ? 'inline' : 'attachment', file.name))
    .header('content-security-policy', FILE_POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', `private, max-age=${seconds}`)
}
