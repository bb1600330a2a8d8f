import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { ROOT } from './home.mjs'

const DIST = join(ROOT, 'server', 'dist')
const fromDist = (/** @type {string} */ path) => relative(DIST, path).split(sep).join('/')

/**
 * Our own rooms go into the bundle, packages of npm stay outside.
 * @type {import('esbuild').Plugin}
 */
const rooms = {
  name: 'rooms',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      const [, room, rest] = /^@pasok\/(\w+)\/(.+)$/.exec(path) ?? []
      if (!room) return { path, external: true }
      return { path: join(ROOT, room, 'src', `${rest}.ts`) }
    })
  },
}

/**
 * Files that a module finds beside itself are still found from the bundle.
 * @type {import('esbuild').Plugin}
 */
const places = {
  name: 'places',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.')) return undefined
      const dir = JSON.stringify(`/${fromDist(dirname(path))}`)
      const file = JSON.stringify(`./${fromDist(path)}`)
      const contents = text
        .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + ${dir})`)
        .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${file}, import.meta.url).href`)
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * Bundles the server into one file below `outdir`.
 * @param {string} outdir
 */
export async function bundleServer(outdir) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: ROOT,
    entryPoints: { main: join(ROOT, 'server', 'src', 'main.ts') },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    sourceRoot: '',
    plugins: [rooms, places],
    logLevel: 'error',
  })
}
