import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../start-error'

/**
 * Starts to listen.
 * @returns the address as people type it.
 * @throws StartError in one line when the port is taken or may not be used.
 */
export async function listenOn(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<string> {
  try {
    const address = await app.listen({ port, host })
    return address.replace('127.0.0.1', 'localhost')
  } catch (error) {
    throw refusal(error, { port, host })
  }
}

/**
 * Finds out before anything is begun whether the address can be listened on: a mistaken second
 * start must not touch the database of the first.
 * @throws StartError as `listenOn`.
 */
export async function assertCanListen(place: { port: number; host: string }): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(place.port, place.host, resolve)
    })
  } catch (error) {
    throw refusal(error, place)
  }
  await new Promise((resolve) => probe.close(resolve))
}

/** Why it can't listen, in one line; anything unexpected as it is. */
function refusal(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(
      'port_in_use',
      `Port ${port} is in use. Stop what runs there, or set PORT to another one.`,
    )
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(
      'bad_setting',
      `Can't listen on ${host}:${port} (${code}). Check HOST and PORT.`,
    )
  return error
}
