import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'code' | 'isEntry'
>
/** The screens that load something, each by its address. */
type Screens = ReadonlySet<string>

interface SharedFile {
  modules: readonly string[]
  bytes: number
  screens: Screens
  /** The files that are loaded with this one. */
  imports: ReadonlySet<SharedFile>
}

/** One more request costs a screen as much as so many bytes of source, of which a sixth travels. */
const REQUEST = 20_000

// The files that the router loads for an address, by their paths.
const START = /\/src\/start\.tsx$/
const FRAME = /\/src\/app\/frames\/(.*)\.tsx$/
const SCREEN = /\/src\/screens\/((?:.*\/)?)screen\.tsx$/

export const isStart = ({ moduleIds }: Pick<Chunk, 'moduleIds'>) =>
  moduleIds.some((id) => START.test(id))

/** The chunks that have a module with such a path, each with the address in it. */
const findChunks = (chunks: readonly Chunk[], path: RegExp) =>
  chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const address = path.exec(id)?.[1]
      return address === undefined ? [] : [{ address, chunk }]
    }),
  )

function withImports(some: readonly Chunk[], chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const all = new Set(some)
  for (const { imports } of all)
    for (const chunk of imports.flatMap((name) => byName.get(name) ?? [])) all.add(chunk)
  return all
}

/** What each screen loads first, by its address: the app, the screen, and what is around the screen. */
export function chunksOfScreens(chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<Chunk>> {
  const app = chunks.filter((chunk) => chunk.isEntry || isStart(chunk))
  const frames = findChunks(chunks, FRAME)
  return new Map(
    findChunks(chunks, SCREEN).map(({ address, chunk }) => {
      const around = frames.filter((frame) => address.startsWith(`${frame.address}/`))
      const loaded = [...app, ...around.map((frame) => frame.chunk), chunk]
      return [`/${address}`.replace(/(.)\/$/, '$1'), withImports(loaded, chunks)]
    }),
  )
}

/**
 * Puts each chunk into the file where that costs the screens least, or into a new one. The screens of a
 * file then load all of it, and the files that it imports.
 */
function shareFiles(screensOf: ReadonlyMap<Chunk, Screens>): readonly SharedFile[] {
  // Chunks of many screens come first, so that what a chunk imports has its file already.
  const chunks = [...screensOf].toSorted(
    ([a, ofA], [b, ofB]) => ofB.size - ofA.size || b.code.length - a.code.length,
  )
  // What a screen loads besides the part that is the same for all.
  const sizes = new Map<string, number>()
  for (const [{ code }, screens] of chunks)
    if (screens.size < (chunks[0]?.[1].size ?? 0))
      for (const screen of screens) sizes.set(screen, (sizes.get(screen) ?? 0) + code.length)
  /** The sum of the shares by which screens grow that did not load these bytes before. */
  const growth = (bytes: number, screens: Screens, before: Screens) => {
    let sum = 0
    for (const screen of screens)
      if (!before.has(screen)) sum += bytes / (sizes.get(screen) ?? bytes)
    return sum
  }

  const files: SharedFile[] = []
  const fileOf = new Map<string, SharedFile>()
  for (const [{ fileName, imports, moduleIds, code }, screens] of chunks) {
    const needed = imports.flatMap((name) => fileOf.get(name) ?? [])
    const costIn = (file: SharedFile) => {
      const all = new Set([...file.screens, ...screens])
      let cost = growth(code.length, file.screens, screens)
      for (const one of new Set([file, ...file.imports, ...needed]))
        cost += growth(one.bytes + REQUEST, all, one.screens)
      return cost
    }
    let best: SharedFile = { modules: [], bytes: 0, screens: new Set(), imports: new Set() }
    let least = costIn(best)
    for (const file of files) {
      const cost = costIn(file)
      if (cost < least) [best, least] = [file, cost]
    }
    if (best.bytes === 0) files.push(best)
    best.modules = [...best.modules, ...moduleIds]
    best.bytes += code.length
    best.screens = new Set([...best.screens, ...screens])
    best.imports = new Set([...best.imports, ...needed])
    for (const one of best.imports) one.screens = new Set([...one.screens, ...best.screens])
    fileOf.set(fileName, best)
  }
  return files.toSorted((a, b) => b.screens.size - a.screens.size)
}

/** The modules of each file: one for the entry, and those that screens share. */
export function groupModules(chunks: readonly Chunk[]): readonly (readonly string[])[] {
  const entry = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  )
  const screensOf = new Map<Chunk, Set<string>>()
  for (const [screen, loaded] of chunksOfScreens(chunks))
    for (const chunk of loaded)
      if (!entry.has(chunk)) screensOf.set(chunk, (screensOf.get(chunk) ?? new Set()).add(screen))
  const shared = shareFiles(screensOf).map(({ modules }) => modules)
  return [[...entry].flatMap(({ moduleIds }) => moduleIds), ...shared]
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'

/** The chunks of an app as the bundler makes them by itself: one for all that the same screens and dialogs share. */
async function buildChunks(app: InlineConfig): Promise<readonly Chunk[]> {
  const options = { ...app.build, write: false, minify: false }
  const built = await build({ ...app, configFile: false, logLevel: 'error', build: options })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The app was not built')
  return result.output.filter(isChunk)
}

/**
 * Builds an app in such files that each screen loads few, and little that it doesn't need. The bundler's
 * own chunks, up to 280 for one screen, are built first, to see what each screen needs.
 */
export function filesByScreen(app: InlineConfig): Plugin {
  return {
    name: 'files-by-screen',
    apply: 'build',
    async config({ root }) {
      const groups = groupModules(await buildChunks({ ...app, root })).map((modules) => {
        const ids = new Set(modules)
        return { name: 'shared', test: (id: string) => ids.has(id) }
      })
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    // For those who measure what a screen loads.
    generateBundle(_, bundle) {
      const screens = [...chunksOfScreens(Object.values(bundle).filter(isChunk))].map(
        ([screen, loaded]) => [screen, [...loaded].map(({ fileName }) => fileName)] as const,
      )
      const source = JSON.stringify(Object.fromEntries(screens))
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source })
    },
  }
}
