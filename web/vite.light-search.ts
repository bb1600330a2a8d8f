import type { Plugin } from 'vite'

/**
 * Parts of InstantSearch that it loads whether or not one has them switched on: its own addresses
 * (ours are the router's) and its tracking of people, which this app doesn't do.
 */
const UNUSED: Record<string, string> = {
  '../lib/routers/history.js': 'export default',
  '../middlewares/createInsightsMiddleware.js': 'export const createInsightsMiddleware =',
}
const REFUSE = `() => { throw new Error('This part of InstantSearch is left out of the app') }`
const LEFT_OUT = '\0left-out:'

/** Leaves them out of the built app, and says so when a release has moved them. */
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
    load: (id) =>
      id.startsWith(LEFT_OUT) ? `${UNUSED[id.slice(LEFT_OUT.length)]} ${REFUSE}` : undefined,
    generateBundle() {
      for (const part of Object.keys(UNUSED))
        if (!found.has(part)) this.warn(`InstantSearch no longer has ${part}: look where it went`)
    },
  }
}
