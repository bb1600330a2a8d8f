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
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new StartError(
        'port_in_use',
        `Port ${port} is in use. Stop what runs there, or set PORT to another one.`,
      )
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(
        'bad_setting',
        `Can't listen on ${host}:${port} (${code}). Check HOST and PORT.`,
      )
    throw error
  }
}
