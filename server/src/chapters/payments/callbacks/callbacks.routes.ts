import { failure } from '@pasok/domain/kernel/errors'
import { GATEWAYS } from '@pasok/domain/payments/payments.constants'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../db/db'
import { findUnkeepable } from '../../../http/parse'
import type { Gateways } from '../../../ports/payment-gateway'
import { saveCallback } from './save-callback'

/** 64 KiB; gateways send about a hundredth of it. */
const BODY_LIMIT = 65_536

const ROUTE = { config: { access: 'callback' }, bodyLimit: BODY_LIMIT } as const
const placeShape = z.object({ gateway: z.enum(GATEWAYS) })

/**
 * Registers `POST /api/callback/{xendit|oy|sandbox}`. A callback is stored before it is answered, and a job
 * processes it. A request that is not authentic gets 401 and is not stored.
 */
export function registerGatewayCallbacks(
  app: FastifyInstance,
  parts: { db: Db; gateways: Gateways },
): void {
  void app.register(async (scope) => {
    // The body is stored unparsed, for any content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.post('/api/callback/:gateway', ROUTE, async (request) => {
      const place = placeShape.safeParse(request.params)
      if (!place.success) throw failure('not_found')
      const { gateway } = place.data
      const body = typeof request.body === 'string' ? request.body : ''
      const query = z.record(z.string(), z.unknown()).parse(request.query)
      if (!parts.gateways.named(gateway).isGenuine({ headers: request.headers, query, body }))
        throw failure('unauthenticated')
      if (findUnkeepable(body)) throw failure('bad_request')
      await saveCallback(parts.db, gateway, body)
      return { errors: null, message: 'Success', data: null }
    })
  })
}
