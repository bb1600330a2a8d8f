import type { FastifyInstance } from 'fastify'

/** Takes no more calls and lets running ones end; what has not after `ms`, as it is read slowly, is cut. */
export async function closeWithin(server: FastifyInstance, ms: number): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), ms)
  await server.close().finally(() => clearTimeout(timer))
}
