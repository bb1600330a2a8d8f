import { LANGUAGES, type Language } from '@pasok/domain/kernel/texts'
import type { FastifyRequest } from 'fastify'

/** Returns the caller's language by `Accept-Language`; English by default. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language === wanted) ?? 'en'
}
