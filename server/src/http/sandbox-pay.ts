import { getFound } from '@pasok/domain/kernel/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  SANDBOX_TROUBLES,
  sandboxBehaviour,
  setSandboxBehaviour,
} from '../adapters/payment-gateway/sandbox/sandbox-behaviour'
import {
  expireInSandbox,
  findSandboxAccount,
  listSandboxAccounts,
  listSandboxPayments,
  lookUpSandboxAccount,
  payInSandbox,
  type SandboxAccount,
} from '../adapters/payment-gateway/sandbox/sandbox-books'
import { SANDBOX_PATH } from '../adapters/payment-gateway/sandbox/open-sandbox'
import type { Db } from '../db/db'
import { languageOf } from './language'
import { parse } from './parse'
import { accountPage, accountsPage } from './sandbox-pay-page'

/** So many accounts are shown at once. */
const LIMIT = 50

const OPEN = { config: { access: 'public' } } as const
const placeShape = z.object({ reference: z.string().max(100) })
const askedShape = z.object({ account: z.string().trim().max(100).default('') })
const paidShape = z.object({
  currency: z.enum(['IDR', 'USD', 'SGD']).default('IDR'),
  amount: z.string().regex(/^[1-9]\d{0,12}(\.\d{1,2})?$/),
})
const behaviourShape = z.object({ how: z.enum(['well', ...SANDBOX_TROUBLES]) })

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

/**
 * `/sandbox-pay`: where the sandbox's accounts are paid, in whatever way money can come. Anybody may:
 * it is there only where the sandbox is.
 */
export function registerSandboxPay(app: FastifyInstance, db: Db): void {
  const accountOf = async (request: FastifyRequest): Promise<SandboxAccount> => {
    return getFound(await findSandboxAccount(db, parse(placeShape, request.params).reference))
  }
  const back = (reply: FastifyReply, { reference }: SandboxAccount) =>
    reply.redirect(`${SANDBOX_PATH}/${encodeURIComponent(reference)}`, 303)

  app.get(SANDBOX_PATH, OPEN, async (request, reply) => {
    const { account: typed } = parse(askedShape, request.query)
    const found = typed === '' ? undefined : await lookUpSandboxAccount(db, typed)
    if (found) return back(reply, found)
    const accounts = await listSandboxAccounts(db, LIMIT)
    const behaviour = await sandboxBehaviour(db)
    const shown = { accounts, behaviour, typed, limit: LIMIT }
    return sendPage(reply, accountsPage(shown, languageOf(request)))
  })

  app.post(`${SANDBOX_PATH}/behaviour`, OPEN, async (request, reply) => {
    await setSandboxBehaviour(db, parse(behaviourShape, request.body).how, 1)
    return reply.redirect(SANDBOX_PATH, 303)
  })

  app.get(`${SANDBOX_PATH}/:reference`, OPEN, async (request, reply) => {
    const account = await accountOf(request)
    const payments = await listSandboxPayments(db, account.reference)
    return sendPage(
      reply,
      accountPage({ account, payments, isOver: account.isOver }, languageOf(request)),
    )
  })

  app.post(`${SANDBOX_PATH}/:reference/pay`, OPEN, async (request, reply) => {
    const account = await accountOf(request)
    await payInSandbox(db, { ...parse(paidShape, request.body), reference: account.reference })
    return back(reply, account)
  })

  app.post(`${SANDBOX_PATH}/:reference/expire`, OPEN, async (request, reply) => {
    const account = await accountOf(request)
    await expireInSandbox(db, account.reference)
    return back(reply, account)
  })
}
