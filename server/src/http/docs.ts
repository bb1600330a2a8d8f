import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Contract } from '@pasok/domain/kernel/contract'
import type { FastifyInstance } from 'fastify'
import { openApiOf } from './openapi'
import { DOCS_PREFIX } from './server'

/** The OpenAPI page `/api/docs` and its document, made from the contracts. */
export async function registerDocs(
  app: FastifyInstance,
  contracts: readonly Contract[],
): Promise<void> {
  const made: unknown = openApiOf(contracts)
  const document = made as StaticDocumentSpec['document']
  app.get('/api/openapi.json', { config: { access: 'public' } }, async () => document)
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: DOCS_PREFIX, staticCSP: true })
}
