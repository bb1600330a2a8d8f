import type { FastifyInstance } from 'fastify'

/** Stops accepting requests and lets running ones finish; connections still open after `ms` are closed. */
export async function closeWithin(server: FastifyInstance, ms: number): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), ms)
  await server.close().finally(() => clearTimeout(timer))
}
