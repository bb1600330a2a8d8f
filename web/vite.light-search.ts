import type { Plugin } from 'vite'

const HYDRATE = `export const hydrateSearchClient = (client, results) => {
  if (results) throw new Error('Results of a server are left out of the app')
}`
const REFUSE = `() => { throw new Error('This part of InstantSearch is left out of the app') }`

const SILENT = '() => () => undefined'
const HITS_SENDERS = `export const createSendEventForHits = ${SILENT}, createBindEventForHits = ${SILENT},
  _buildEventPayloadsForHits = () => []`
const FACET_SENDER = `export const createSendEventForFacet = ${SILENT}`

/**
 * Modules that InstantSearch loads even when unused, with their replacements: URL routing (ours is the
 * router's), user tracking (not used), metadata for Algolia's crawler, and server-rendered results.
 */
const UNUSED: Record<string, string> = {
  '../lib/routers/history.js': `export default ${REFUSE}`,
  '../middlewares/createInsightsMiddleware.js': `export const createInsightsMiddleware = ${REFUSE}`,
  '../middlewares/createMetadataMiddleware.js': `
    export const isMetadataEnabled = () => false
    export const createMetadataMiddleware = ${REFUSE}`,
  '../../lib/utils/createSendEventForHits.js': HITS_SENDERS,
  './createSendEventForHits.js': HITS_SENDERS,
  '../../lib/utils/createSendEventForFacet.js': FACET_SENDER,
  './createSendEventForFacet.js': FACET_SENDER,
  './utils/hydrateSearchClient.js': HYDRATE,
  './hydrateSearchClient.js': HYDRATE,
}
const LEFT_OUT = '\0left-out:'

/** Replaces the unused modules in the build, and fails if a new version has moved them. */
export function lightSearch(): Plugin {
  const found = new Set<string>()
  return {
    name: 'light-search',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('/node_modules/instantsearch.js/') || !UNUSED[source])
        return undefined
      found.add(source)
      return { id: LEFT_OUT + source, moduleSideEffects: false }
    },
    load: (id) => (id.startsWith(LEFT_OUT) ? UNUSED[id.slice(LEFT_OUT.length)] : undefined),
    generateBundle() {
      for (const part of Object.keys(UNUSED))
        if (!found.has(part)) this.warn(`InstantSearch no longer has ${part}: look where it went`)
    },
  }
}
