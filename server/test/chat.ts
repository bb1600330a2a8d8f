import type { Message } from '@pasok/domain/chat/chat.model'
import { msgTo, readMsg } from '@pasok/domain/chat/chat.socket'
import type { z } from 'zod'
import { actorOf, vendorActorOf } from '../demo/actor-of'
import { SUBSCRIPTIONS } from '../src/subscriptions'
import type { ChatScope } from '../src/chapters/chat/chat.store'
import { markRead } from '../src/chapters/chat/messages/mark-read'
import { sendMessage } from '../src/chapters/chat/messages/send-message'
import type { Actor } from '../src/db/actor'
import type { Db } from '../src/db/db'
import type { Work } from '../src/db/work'
import { parse } from '../src/http/parse'
import { transact } from '../src/http/transaction'

type SocketActor = Actor & { scope: ChatScope }

const actorFor = (db: Db, email: string): Promise<SocketActor> =>
  email.startsWith('vendor') ? vendorActorOf(db, email) : actorOf(db, email)

/** Runs a socket event's work without the socket, in one transaction as this user. */
async function asPerson<Result>(
  db: Db,
  email: string,
  command: (work: Work<ChatScope>) => Promise<Result>,
): Promise<Result> {
  const actor = await actorFor(db, email)
  const caller = { actor, scope: actor.scope, requestId: 'test', address: 'test' }
  return transact(db, SUBSCRIPTIONS, caller, command)
}

export const send = (
  db: Db,
  email: string,
  body: z.input<(typeof msgTo)['body']>,
): Promise<Message> => asPerson(db, email, (work) => sendMessage(work, parse(msgTo.body, body)))

export const read = (db: Db, email: string, conversation_id: string, seq: number): Promise<void> =>
  asPerson(db, email, (work) => markRead(work, parse(readMsg.body, { conversation_id, seq })))
