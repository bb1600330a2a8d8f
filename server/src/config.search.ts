import { z } from 'zod'
import { isUrl, setting } from './config.shapes'
import { StartError } from './start-error'

const key = z.string().max(200).regex(/^\S+$/)

/** Settings of the hosted search index, which replaces the search in the database. */
export const SEARCH_SETTINGS = {
  ALGOLIA_APPLICATION_ID: setting({
    meaning:
      'Application at Algolia, the hosted search index, which replaces the search in the database. Requires `ALGOLIA_ADMIN_KEY` and `ALGOLIA_SEARCH_KEY`; run `npm run index` once.',
    usual: 'products are searched in the database',
    must: 'an application id: letters and digits',
    schema: z.string().regex(/^[A-Za-z0-9]{4,40}$/),
  }),
  ALGOLIA_ADMIN_KEY: setting({
    meaning:
      'Key that may write documents and settings: addObject, deleteObject, deleteIndex, settings, editSettings.',
    usual: 'none',
    must: 'a key',
    secret: true,
    schema: key,
  }),
  ALGOLIA_SEARCH_KEY: setting({
    meaning:
      'Key that may search. It never leaves the server, because browsers search through Pasok.',
    usual: 'none',
    must: 'a key',
    secret: true,
    schema: key,
  }),
  ALGOLIA_HOST: setting({
    meaning: 'Another address of the index, such as a proxy.',
    usual: 'the hosts of the application',
    must: 'an http or https address without a path',
    schema: z
      .string()
      .refine((text) => isUrl(text, 'http:', 'https:') && new URL(text).pathname === '/')
      .transform((text) => new URL(text).origin),
  }),
}

export interface SearchConfig {
  applicationId: string
  adminKey: string
  searchKey: string
  host?: string
}

interface Given {
  applicationId: string | undefined
  adminKey: string | undefined
  searchKey: string | undefined
  host: string | undefined
}

/**
 * Assembles the hosted index's settings; undefined when there are none. @throws StartError when they are
 * incomplete.
 */
export function assembleSearch(given: Given): SearchConfig | undefined {
  const { applicationId, adminKey, searchKey, host } = given
  if (Object.values(given).every((part) => part === undefined)) return undefined
  if (applicationId === undefined || adminKey === undefined || searchKey === undefined)
    throw new StartError(
      'bad_setting',
      'ALGOLIA_APPLICATION_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_SEARCH_KEY must be given together.',
    )
  return { applicationId, adminKey, searchKey, ...(host !== undefined && { host }) }
}
