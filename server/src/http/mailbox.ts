import { getFound, notFound } from '@pasok/domain/kernel/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/db'
import { findKeptFile, readKeptMails } from '../mail/kept-mails'
import { dispositionOf } from './disposition'
import { languageOf } from './language'
import { listPage, mailPage } from './mailbox-page'
import { parse } from './parse'

/** So many mails are shown at once. */
const LIMIT = 100

const askedShape = z.object({ to: z.string().trim().max(200).default('') })
const placeShape = z.object({ id: z.uuid() })

const OPEN = { config: { access: 'public' } } as const

/** Reading mail leaves no trace: neither kept by a browser nor told to the pages it links to. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}

/**
 * `/mailbox`: mail that stays in the database, for everyone to read. Only for trying Pasok out:
 * whoever assembles the server leaves it away in production and where mail is sent.
 * @param publicUrl where links lead; absent: the address by which the mailbox itself was reached
 */
export function registerMailbox(app: FastifyInstance, db: Db, publicUrl: string | undefined): void {
  const urlOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`

  app.get('/mailbox', OPEN, async (request, reply) => {
    const { to } = parse(askedShape, request.query)
    const mails = await readKeptMails(db, urlOf(request), { to, limit: LIMIT })
    return sendPage(reply, listPage({ mails, to, limit: LIMIT }, languageOf(request)))
  })

  app.get('/mailbox.json', OPEN, async (request, reply) => {
    const { to } = parse(askedShape, request.query)
    reply.header('cache-control', 'no-store')
    return readKeptMails(db, urlOf(request), { to, limit: LIMIT })
  })

  app.get('/mailbox/:id', OPEN, async (request, reply) => {
    const place = placeShape.safeParse(request.params)
    if (!place.success) throw notFound()
    const [mail] = await readKeptMails(db, urlOf(request), { id: place.data.id, limit: 1 })
    if (!mail) throw notFound()
    return sendPage(reply, mailPage(mail, languageOf(request)))
  })

  app.get('/mailbox/:id/file', OPEN, async (request, reply) => {
    const place = placeShape.safeParse(request.params)
    const file = getFound(place.success ? await findKeptFile(db, place.data.id) : undefined)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', dispositionOf('attachment', file.name))
      .type(file.mediaType)
      .send(Buffer.from(file.content))
  })
}
