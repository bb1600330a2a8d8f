import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../start-error'

/**
 * Starts listening. @returns the address as users type it. @throws StartError in one line when the port is in
 * use or not permitted.
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
 * Checks before the start whether the address is free, so that an accidental second start does not touch the
 * first one's database. @throws StartError as `listenOn`.
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

/** Returns a one-line StartError for known causes; any other error unchanged. */
function refusal(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(
      'port_in_use',
      `Port ${port} is in use. Stop the program that uses it, or set PORT to another one.`,
    )
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(
      'bad_setting',
      `Can't listen on ${host}:${port} (${code}). Check HOST and PORT.`,
    )
  return error
}
