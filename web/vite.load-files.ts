import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The module with the function that Vite calls for each dynamic import. */
const BUNDLERS = '\0vite/preload-helper.js'
const OURS = fileURLToPath(new URL('src/lib/load-files.ts', import.meta.url))

/** Imports parts of the app by `importWithFiles`, and fails if a new version of Vite has moved its function. */
export function loadFilesFirst(): Plugin {
  let isReplaced = false
  return {
    name: 'load-files-first',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== BUNDLERS) return undefined
      isReplaced = true
      return `export { importWithFiles as __vitePreload } from ${JSON.stringify(OURS)}`
    },
    generateBundle() {
      if (!isReplaced) this.error('Vite no longer loads its function for dynamic imports')
    },
  }
}
