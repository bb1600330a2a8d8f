import type { Envelope } from '@pasok/domain/kernel/envelope'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import type { SocketCall } from '@pasok/domain/kernel/socket-call'
import { say, type Language } from '@pasok/domain/kernel/texts'
import type { Actor } from '../db/actor'
import { newId } from '../db/ids'
import { signal } from '../db/signals'
import { assertMay, type Reply } from '../http/endpoint'
import { asAppError } from '../http/fault'
import type { House } from '../http/house'
import { parse } from '../http/parse'
import { takeRates, refuse } from '../http/rates'
import { envelopeOf, logFailure } from '../http/refuse'
import { transact } from '../http/transaction'
import type { SocketEndpoint, VolatileCall } from './live'

export interface Speaker {
  id: string
  token: string
  language: Language
  address: string
  tellBack: VolatileCall['tellBack']
}

/** Applies the same access rules as to an endpoint for both sides. */
function assertMaySay(actor: Actor, { feature }: SocketCall): void {
  if (feature !== 'any') assertMay(actor, { surface: 'both', standing: 'verified', feature })
}

async function replyOf(
  house: House,
  endpoint: SocketEndpoint,
  speaker: Speaker,
  said: unknown,
): Promise<Reply<unknown>> {
  const { db, sessions, subscriptions } = house
  const { call } = endpoint
  // Authenticated for every call, so that withdrawn permissions apply immediately.
  const actor = await sessions.authenticate(speaker.token, 'access', call.background)
  assertMaySay(actor, call)
  const body = parse(call.body, said ?? {})
  const { address } = speaker
  const input = { params: {}, query: {}, body }
  const taken = await takeRates(db, call.rates, { actor, address, input })
  if (endpoint.volatile) {
    const pass: VolatileCall['pass'] = (rooms, name, news) =>
      signal(db, 'passed', { rooms, but: speaker.id, name, news })
    await endpoint.volatile({ db, actor, body, pass, tellBack: speaker.tellBack })
    return { data: null }
  }
  const caller = { actor, scope: actor.scope, requestId: newId(), address }
  return transact(db, subscriptions, caller, async (work) => {
    if (!endpoint.handle) throw new Error(`${call.name}: nothing answers it`)
    return endpoint.handle({ work, body })
  }).catch((error: unknown) => refuse(db, taken, error))
}

/** The response to a socket call, whether successful or not. */
export type Told = Envelope<unknown> & { retryAfter?: number }

/** Responds to a socket call with the envelope of an endpoint. */
export async function answerSocket(
  house: House,
  log: Parameters<typeof logFailure>[2]['log'],
  endpoint: SocketEndpoint,
  speaker: Speaker,
  said: unknown,
): Promise<Told> {
  try {
    const { data, message } = await replyOf(house, endpoint, speaker, said)
    if (house.checkAnswers) endpoint.call.data.parse(data)
    return { errors: null, message: say(message ?? kernelTexts.success, speaker.language), data }
  } catch (error) {
    return toldOf(log, error, speaker.language, `socket ${endpoint.call.name}`)
  }
}

export function toldOf(
  log: Parameters<typeof logFailure>[2]['log'],
  error: unknown,
  language: Language,
  what: string,
): Told {
  const known = asAppError(error)
  logFailure(error, known, { log }, what)
  const { retryAfter } = known
  return {
    ...envelopeOf(known, language, newId()),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}
