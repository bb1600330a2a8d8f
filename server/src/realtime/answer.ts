import type { Envelope } from '@pasok/domain/kernel/envelope'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import type { SocketCall } from '@pasok/domain/kernel/socket-call'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import type { Actor } from '../db/actor'
import { newId } from '../db/ids'
import { signal } from '../db/signals'
import { assertMay, type Reply } from '../http/endpoint'
import { asAppError } from '../http/fault'
import type { AppContext } from '../http/app-context'
import { parse } from '../http/parse'
import { takeRates, returnRates } from '../http/rates'
import { envelopeOf, logFailure } from '../http/error-response'
import { transact } from '../http/transaction'
import type { SocketEndpoint, VolatileCall } from './live'

export interface Speaker {
  id: string
  token: string
  language: Language
  address: string
  sendBack: VolatileCall['sendBack']
}

/** Applies the same access rules as to an endpoint for both sides. */
function assertMayCall(actor: Actor, { feature }: SocketCall): void {
  if (feature !== 'any') assertMay(actor, { surface: 'both', stage: 'verified', feature })
}

async function replyOf(
  context: AppContext,
  endpoint: SocketEndpoint,
  speaker: Speaker,
  received: unknown,
): Promise<Reply<unknown>> {
  const { db, sessions, subscriptions } = context
  const { call } = endpoint
  // Authenticated for every call, so that withdrawn permissions apply immediately.
  const actor = await sessions.authenticate(speaker.token, 'access', call.background)
  assertMayCall(actor, call)
  const body = parse(call.body, received ?? {})
  const { address } = speaker
  const input = { params: {}, query: {}, body }
  const counted = await takeRates(db, call.rates, { actor, address, input })
  if (endpoint.volatile) {
    const pass: VolatileCall['pass'] = (rooms, name, news) =>
      signal(db, 'passed', { rooms, but: speaker.id, name, news })
    await endpoint.volatile({ db, actor, body, pass, sendBack: speaker.sendBack })
    return { data: null }
  }
  const caller = { actor, scope: actor.scope, requestId: newId(), address }
  return transact(db, subscriptions, caller, async (work) => {
    if (!endpoint.handle) throw new Error(`The socket call ${call.name} has no handler.`)
    return endpoint.handle({ work, body })
  }).catch((error: unknown) => returnRates(db, counted, error))
}

/** The response to a socket call, whether successful or not. */
export type SocketResponse = Envelope<unknown> & { retryAfter?: number }

/** Responds to a socket call with the envelope of an endpoint. */
export async function answerSocket(
  context: AppContext,
  log: Parameters<typeof logFailure>[2]['log'],
  endpoint: SocketEndpoint,
  speaker: Speaker,
  received: unknown,
): Promise<SocketResponse> {
  try {
    const { data, message } = await replyOf(context, endpoint, speaker, received)
    if (context.checkAnswers) endpoint.call.data.parse(data)
    return {
      errors: null,
      message: formatText(message ?? kernelTexts.success, speaker.language),
      data,
    }
  } catch (error) {
    return failureResponse(log, error, speaker.language, `socket ${endpoint.call.name}`)
  }
}

export function failureResponse(
  log: Parameters<typeof logFailure>[2]['log'],
  error: unknown,
  language: Language,
  what: string,
): SocketResponse {
  const known = asAppError(error)
  logFailure(error, known, { log }, what)
  const { retryAfter } = known
  return {
    ...envelopeOf(known, language, newId()),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}
