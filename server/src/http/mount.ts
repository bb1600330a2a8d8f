import { COMMON_ERRORS, type Contract } from '@pasok/domain/kernel/contract'
import { AppError, failure, notFound } from '@pasok/domain/kernel/errors'
import type { Envelope } from '@pasok/domain/kernel/envelope'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { placeOfAddress } from '@pasok/domain/kernel/place'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, VISITOR } from '../db/actor'
import type { Snapshot } from '../db/db'
import type { Work } from '../db/work'
import { begin, giveUpStalled } from './begun-file'
import { dispositionOf } from './print-paper'
import { isDatabaseAway } from './fault'
import { assertMay, type Endpoint, type Reply, type Steps } from './endpoint'
import type { AppContext } from './app-context'
import { knownBy, once } from './idempotency'
import { languageOf } from './language'
import { parse } from './parse'
import { returnRates, takeRates } from './rates'
import { assertUpload, readUpload, registerUploads, takeUpload, uploading } from './read-upload'
import { readOnly, retried, transact } from './transaction'

/** Field names of a company in the specification, which spells it differently for reports. */
const COMPANY_NAMES: readonly string[] = ['buyer_id', 'buyerId']

/** Treats another company as unknown, wherever a request names it. */
function assertOwnCompany(
  actor: Actor,
  input: { params: unknown; query: unknown; body: unknown },
): void {
  if (actor.scope.kind !== 'buyer') return
  for (const part of [input.params, input.query, input.body])
    for (const [name, value] of Object.entries(part ?? {}))
      if (COMPANY_NAMES.includes(name) && value !== undefined && value !== actor.scope.id)
        throw notFound(name)
      else if (name === 'buyer' && namesAnother(value, actor.scope.id)) throw notFound('buyer._id')
}

/** Checks a buyer object within a request body (Spec 1 §3). */
const namesAnother = (buyer: unknown, own: string): boolean =>
  typeof buyer === 'object' &&
  buyer !== null &&
  '_id' in buyer &&
  buyer._id !== undefined &&
  buyer._id !== own

const PREFIX = { api: '/api', live: '/live' } as const

/** Registers the route of an endpoint. The caller is authenticated before the body is read. */
export function mount(app: FastifyInstance, context: AppContext, endpoint: Endpoint): void {
  if (!endpoint.contract.upload) return addRoute(app, context, endpoint)
  void app.register(async (place) => {
    await registerUploads(place, endpoint.contract)
    addRoute(place, context, endpoint)
  })
}

function addRoute(app: FastifyInstance, context: AppContext, endpoint: Endpoint): void {
  const { contract } = endpoint
  const callers = new WeakMap<FastifyRequest, Actor>()
  app.route({
    method: contract.method,
    url: PREFIX[contract.host] + contract.path,
    config: { access: 'contract', isUpload: contract.upload },
    // HEAD requests must have no effect and generate no file.
    exposeHeadRoute: !contract.writes && contract.download === undefined,
    onRequest: async (request, reply) => {
      // Responses, errors included, depend on the user and must never be cached. Cacheable content has its own
      // routes.
      reply.header('cache-control', 'no-store')
      callers.set(request, await callerOf(context, contract, request))
      if (contract.upload) assertUpload(request, contract)
      else assertJson(request)
    },
    handler: async (request, reply) => {
      const language = languageOf(request)
      const actor = callers.get(request)
      if (!actor) throw failure('unauthenticated')
      if (endpoint.download) return sendFile(context, endpoint, actor, request, reply)
      const answering = contract.upload
        ? answerUpload(context, endpoint, actor, request, language)
        : answerCall(context, endpoint, actor, request, language)
      const answer = await (context.checkAnswers ? checked(contract, answering) : answering)
      return send(reply, answer, language)
    },
  })
}

/** Validates a response against its contract: its data and its error codes. */
async function checked(
  contract: Contract,
  answering: Promise<Reply<unknown>>,
): Promise<Reply<unknown>> {
  try {
    const answer = await answering
    contract.data.parse(answer.data)
    return answer
  } catch (error) {
    const isDeclared =
      error instanceof AppError && [...COMMON_ERRORS, ...contract.errors].includes(error.code)
    if (isDeclared || isDatabaseAway(error)) throw error
    throw new Error(
      `${contract.name} returned a response or an error that its contract does not declare.`,
      { cause: error },
    )
  }
}

const inputOf = (contract: Contract, request: FastifyRequest) => ({
  params: parse(contract.params, request.params),
  query: parse(contract.query, request.query),
  // A missing body counts as an empty object; a JSON `null` was sent explicitly and is invalid.
  body: parse(contract.body, request.body === undefined ? {} : request.body),
})

const snapshotOf =
  ({ db, replica }: AppContext, { mayLag }: Contract): Snapshot =>
  (query) =>
    readOnly(mayLag ? replica : db, query)

async function answerCall(
  context: AppContext,
  endpoint: Endpoint,
  actor: Actor,
  request: FastifyRequest,
  language: Language,
): Promise<Reply<unknown>> {
  const { contract } = endpoint
  const input = inputOf(contract, request)
  assertOwnCompany(actor, input)
  const counted = await takeRates(context.db, contract.rates, { actor, address: request.ip, input })
  return answerCounted(context, endpoint, { actor, request, language, input }).catch(
    (error: unknown) => returnRates(context.db, counted, error),
  )
}

interface Counted {
  actor: Actor
  request: FastifyRequest
  language: Language
  input: ReturnType<typeof inputOf>
}

/** Handles a request after its rate limits were counted and its turn has come. */
async function answerCounted(
  context: AppContext,
  endpoint: Endpoint,
  counted: Counted,
): Promise<Reply<unknown>> {
  const { contract } = endpoint
  const { actor, request, language, input } = counted
  const { scope } = actor
  const call = { ...input, language, ports: context.ports }
  if (endpoint.inSteps)
    return endpoint.inSteps({ ...call, work: stepsOf(context, endpoint, counted) })
  const snapshot = snapshotOf(context, contract)
  const prepared = await endpoint.prepare({ ...call, db: context.db, snapshot, scope, actor })
  if (!contract.writes)
    return retried(() => snapshot((db) => endpoint.handle({ ...call, db, scope, actor, prepared })))
  const caller = { actor, scope, requestId: request.id, address: request.ip }
  return transact(context.db, context.subscriptions, caller, (work) =>
    onceByKey(work, contract, counted, () => endpoint.handle({ ...call, work, prepared })),
  )
}

/**
 * Runs a request once per `Idempotency-Key`. Responses of GET are not stored, because they may contain tokens.
 */
async function onceByKey<Answer>(
  work: Work,
  contract: Contract,
  { actor, request, input }: Counted,
  handle: () => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKeyOf(request)
  if (key === undefined || contract.method === 'GET') return handle()
  const owner = keyOwner(actor, request)
  return once(work, await knownBy(work.trx, owner, key, contract.name, input), handle)
}

function stepsOf(
  context: AppContext,
  { contract }: Endpoint,
  counted: Counted,
): Parameters<NonNullable<Endpoint['inSteps']>>[0]['work'] {
  const { db, subscriptions } = context
  const { actor, request } = counted
  const { scope } = actor
  const caller = { actor, scope, requestId: request.id, address: request.ip }
  return {
    db,
    scope,
    actor,
    step: (command) => transact(db, subscriptions, caller, command),
    first: (command) =>
      transact(db, subscriptions, caller, (work) =>
        onceByKey(work, contract, counted, () => command(work)),
      ),
  }
}

/** Streams a file while it is generated. Errors before the first byte become normal error responses. */
async function sendFile(
  context: AppContext,
  endpoint: Endpoint,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { contract } = endpoint
  if (!endpoint.download)
    throw new Error(
      `The handler of ${contract.name} sends no file, although its contract is a download.`,
    )
  const input = inputOf(contract, request)
  assertOwnCompany(actor, input)
  await takeRates(context.db, contract.rates, { actor, address: request.ip, input })
  const { db, ports } = context
  const language = languageOf(request)
  const { scope } = actor
  const snapshot = snapshotOf(context, contract)
  const call = { ...input, language, ports, db, snapshot, scope, actor }
  const { name, body } = await endpoint.download(call)
  const content = await begin(body)
  giveUpStalled(request.raw.socket, context.stalledMs)
  return reply
    .type(contract.download ?? 'application/octet-stream')
    .header('content-disposition', dispositionOf('attachment', name))
    .send(content)
}

/** Returns the owner of an idempotency key: a super admin has separate keys for each company. */
function keyOwner(actor: Actor, request: FastifyRequest): string {
  if (actor === VISITOR) return `visitor ${placeOfAddress(request.ip)}`
  return actor.actingFor === undefined ? actor.userId : `${actor.userId} ${actor.actingFor}`
}

/** Handles a request with a file, which is read only after all other checks. */
async function answerUpload(
  context: AppContext,
  endpoint: Endpoint,
  actor: Actor,
  request: FastifyRequest,
  language: Language,
): Promise<Reply<unknown>> {
  const { contract, receive, take } = endpoint
  if (!receive && !take)
    throw new Error(
      `The handler of ${contract.name} receives no file, although its contract is an upload.`,
    )
  const params = parse(contract.params, request.params)
  const query = parse(contract.query, request.query)
  const key = idempotencyKeyOf(request)
  const input = { params, query, body: undefined }
  assertOwnCompany(actor, input)
  await takeRates(context.db, contract.rates, { actor, address: request.ip, input: input })
  const { db, ports, subscriptions } = context
  const { scope } = actor
  const caller = { actor, scope, requestId: request.id, address: request.ip }
  const step: Steps['step'] = (command) => transact(db, subscriptions, caller, command)
  const company = 'id' in scope ? scope.id : actor.userId
  const work = { db, scope, actor, objects: ports.objects, key, step }
  const call = { params, query, language, ports, work }
  return uploading({ person: actor.userId, company }, async () => {
    if (take)
      return takeUpload(request, contract, (body, file) => {
        assertOwnCompany(actor, { ...input, body })
        return take({ ...call, body, file })
      })
    const { body, file } = await readUpload(request, contract)
    assertOwnCompany(actor, { ...input, body })
    if (!receive)
      throw new Error(
        `The handler of ${contract.name} receives no file, although its contract is an upload.`,
      )
    return receive({ ...call, body, file })
  })
}

async function callerOf(
  context: AppContext,
  contract: Contract,
  request: FastifyRequest,
): Promise<Actor> {
  if (contract.token === 'none') return VISITOR
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw failure('unauthenticated')
  const isBackground = request.headers['x-background'] === '1'
  const actor = await context.sessions.authenticate(token, contract.token, isBackground)
  assertMay(actor, contract)
  return actor
}

/** Forms are accepted only for signing in. */
function assertJson(request: FastifyRequest): void {
  const type = request.headers['content-type']
  if (type !== undefined && !/^application\/json\b/i.test(type))
    throw failure('unsupported_media_type')
}

const KEY = /^[\w.:-]{8,128}$/

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key))
    throw failure('bad_request', { path: 'Idempotency-Key' })
  return key
}

function send(reply: FastifyReply, answer: Reply<unknown>, language: Language): FastifyReply {
  const envelope: Envelope<unknown> = {
    errors: null,
    message: formatText(answer.message ?? kernelTexts.success, language),
    data: answer.data,
    ...(answer.count === undefined ? {} : { count: answer.count }),
    ...(answer.more && { more: true }),
    ...answer.numbered,
  }
  return reply.send(envelope)
}
