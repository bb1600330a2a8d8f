import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { COMMON_ERRORS, type Contract, featureWords } from '@pasok/domain/kernel/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DOCS_PREFIX } from './server'

/** Registers the OpenAPI page `/api/docs` and its document, generated from the contracts. */
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

type Json = Record<string, unknown>

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'openapi-3.0' })

function parametersOf(shape: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

const issueSchema = {
  type: 'object',
  properties: { code: { type: 'string' }, path: { type: 'string' }, message: { type: 'string' } },
}

function formOf(contract: Contract): Json {
  const { properties = {}, required = [] } = schemaOf(contract.body, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const file = { type: 'string', format: 'binary' }
  return { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] }
}

function answerOf(contract: Contract): Json {
  if (contract.download !== undefined) {
    const [mediaType = ''] = contract.download.split(';', 1)
    return { [mediaType]: { schema: { type: 'string', format: 'binary' } } }
  }
  const properties = {
    errors: { type: 'array', nullable: true, items: issueSchema },
    message: { type: 'string' },
    data: schemaOf(contract.data, 'input'),
    ...(contract.paged && { count: { type: 'integer' }, more: { type: 'boolean' } }),
    ...(contract.numbered && {
      page: { type: 'integer' },
      totalPage: { type: 'integer' },
      ids: { type: 'array', items: { type: 'string' } },
    }),
  }
  return { 'application/json': { schema: { type: 'object', properties } } }
}

function operationOf(contract: Contract): Json {
  const isWrite = contract.method === 'POST' || contract.method === 'PUT'
  return {
    operationId: contract.name,
    summary: contract.summary,
    tags: [contract.surface],
    description: `Token: ${contract.token}. Feature: ${featureWords(contract.feature)}.`,
    security: contract.token === 'none' ? [] : [{ [contract.token]: [] }],
    parameters: [
      ...parametersOf(contract.params, 'path'),
      ...parametersOf(contract.query, 'query'),
    ],
    ...(isWrite && {
      requestBody: {
        content: contract.upload
          ? { 'multipart/form-data': { schema: formOf(contract) } }
          : { 'application/json': { schema: schemaOf(contract.body, 'input') } },
      },
    }),
    responses: {
      200: { description: 'Done', content: answerOf(contract) },
      default: {
        description: `Refused; \`errors\` says why, by code and place: ${[...COMMON_ERRORS, ...contract.errors].join(', ')}`,
      },
    },
  }
}

function pathsOf(contracts: readonly Contract[]): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    const methods = (paths[`/${contract.host}${path}`] ??= {})
    methods[contract.method.toLowerCase()] = operationOf(contract)
  }
  return paths
}

export function openApiOf(contracts: readonly Contract[]): Json {
  let paths: Json | undefined
  return {
    openapi: '3.0.3',
    info: {
      title: 'Pasok',
      version: '0.1.0',
      description: 'Procurement: the calls of the buyer, the vendor and the provider.',
    },
    components: {
      securitySchemes: {
        access: { type: 'http', scheme: 'bearer', description: 'The access token' },
        id: { type: 'http', scheme: 'bearer', description: 'The id token' },
      },
    },
    // Built on the first request, because the JSON schemas of 300 contracts took most of the application's
    // start time.
    get paths() {
      return (paths ??= pathsOf(contracts))
    },
  }
}
