import { LANGUAGES, type Language } from '@pasok/domain/kernel/texts'
import type { FastifyRequest } from 'fastify'

/** The language that the caller asks for by `Accept-Language`; English unless said. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language === wanted) ?? 'en'
}
