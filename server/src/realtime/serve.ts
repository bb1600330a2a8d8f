import { AppError, failure } from '@pasok/domain/kernel/errors'
import { createTurns } from '../http/turns'
import { answerSocket, toldOf, type Speaker, type Told } from './answer'
import type { Floods } from './floods'
import { busy, type Conn, type Io, type LiveOptions } from './sockets'

/** Calls of sockets take a part of the database's connections, and one each of a person's: in order. */
const callTurns = () =>
  createTurns({
    most: 8,
    mostOfOne: 1,
    mostOfCompany: 4,
    waiting: 4_000,
    waitingOfOne: 150,
    waitingOfCompany: 1_000,
    patience: 15_000,
  })

const isFunction = (one: unknown): one is (told: Told) => void => typeof one === 'function'

/** Answers what a socket says; whoever says far too much is put out. */
export function serve(io: Io, options: LiveOptions, floods: Floods) {
  const { house, server, endpoints } = options
  const byName = new Map(endpoints.map((endpoint) => [endpoint.call.name, endpoint]))
  const turns = callTurns()
  const refused = (error: AppError, { language }: Speaker) =>
    toldOf(server.log, error, language, 'socket')

  const answer = async (socket: Conn, name: string, body: unknown): Promise<Told> => {
    const { speaker, userId } = socket.data
    const flood = floods.take(userId)
    if (flood === 'far too much') io.in(`person:${userId}`).disconnectSockets(true)
    if (flood !== 'fine')
      return refused(new AppError(failure('too_many_requests').problems, 1), speaker)
    const endpoint = byName.get(name)
    if (!endpoint) return refused(failure('not_found', { path: name.slice(0, 50) }), speaker)
    const company = [...socket.rooms].find((room) => room.startsWith('owner:')) ?? userId
    return turns
      .inTurn(
        { person: userId, company },
        () => answerSocket(house, server.log, endpoint, speaker, body),
        busy,
      )
      .catch((error: unknown) => toldOf(server.log, error, speaker.language, `socket ${name}`))
  }
  const hear = async (socket: Conn, name: string, said: readonly unknown[]) => {
    const acknowledge = said.findLast(isFunction)
    const [body] = said.filter((one) => !isFunction(one))
    const told = await answer(socket, name, body)
    acknowledge?.(told)
  }
  io.on('connection', (socket) => {
    socket.onAny((name: string, ...said: unknown[]) => void hear(socket, name, said))
  })
}
