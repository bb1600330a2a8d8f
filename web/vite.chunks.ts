import { build, type InlineConfig, type Rolldown } from 'vite'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'code' | 'isEntry' | 'facadeModuleId'
>

/** What one more file costs a screen, as bytes of source that is not minified (a sixth of that in brotli). */
const FILE_COST = 100_000

interface Group {
  modules: readonly string[]
  bytes: number
  /** The screens that load it; a bit for each. */
  screens: bigint
  /** Groups whose modules it imports, directly or not: its screens load them, too. */
  needs: ReadonlySet<Group>
}

/** The files of the app as the bundler makes them by itself: modules share one when the same entries need them. */
async function findChunks(config: InlineConfig): Promise<readonly Chunk[]> {
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('The app was not built')
  return output.output.filter((file) => file.type === 'chunk')
}

function countBits(set: bigint): number {
  let count = 0
  for (let rest = set; rest > 0n; rest >>= 32n) {
    let word = Number(rest & 0xffffffffn)
    for (; word !== 0; word = (word & (word - 1)) >>> 0) count += 1
  }
  return count
}

const costOf = (screens: bigint, bytes: number) => countBits(screens) * (bytes + FILE_COST)

/** How much more all screens together load when two groups are one; negative: less. */
function costOfMerge(one: Group, other: Group): number {
  const screens = one.screens | other.screens
  const own =
    costOf(screens, one.bytes + other.bytes) -
    costOf(one.screens, one.bytes) -
    costOf(other.screens, other.bytes)
  if (own >= 0) return own
  const needed = new Set([...one.needs, ...other.needs])
  needed.delete(one)
  needed.delete(other)
  let cost = own
  for (const { screens: before, bytes } of needed)
    cost += costOf(before | screens, bytes) - costOf(before, bytes)
  return cost
}

function merge(groups: Set<Group>, one: Group, other: Group): readonly Group[] {
  const merged: Group = {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    screens: one.screens | other.screens,
    needs: new Set(
      [...one.needs, ...other.needs].filter((group) => group !== one && group !== other),
    ),
  }
  groups.delete(one)
  groups.delete(other)
  const changed = [merged]
  for (const group of groups) {
    const isAbove = group.needs.has(one) || group.needs.has(other)
    if (isAbove) {
      const needs = new Set([...group.needs, ...merged.needs, merged])
      for (const gone of [one, other, group]) needs.delete(gone)
      group.needs = needs
    }
    const screens = merged.needs.has(group) ? group.screens | merged.screens : group.screens
    if (isAbove || screens !== group.screens) changed.push(group)
    group.screens = screens
  }
  groups.add(merged)
  return changed
}

/** Merges groups for as long as all screens together then load less. */
function mergeAll(groups: Set<Group>): void {
  const pairs = new Map<Group, Map<Group, number>>()
  const compare = (group: Group) => {
    const costs = new Map<Group, number>()
    for (const other of groups) if (other !== group) costs.set(other, costOfMerge(group, other))
    pairs.set(group, costs)
  }
  for (const group of groups) compare(group)
  for (;;) {
    let best: { one: Group; other: Group; cost: number } | undefined
    for (const [one, costs] of pairs)
      for (const [other, cost] of costs)
        if (cost < (best?.cost ?? 0) && groups.has(other)) best = { one, other, cost }
    if (!best) return
    const changed = merge(groups, best.one, best.other)
    pairs.delete(best.one)
    pairs.delete(best.other)
    changed.forEach(compare)
  }
}

/** The groups of a graph of files: one for what every screen begins with, the others for some screens each. */
export function groupsOf(chunks: readonly Chunk[]): readonly (readonly string[])[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (from: readonly Chunk[]) => {
    const reached = new Set(from)
    for (const { imports } of reached)
      for (const file of imports) {
        const chunk = byFile.get(file)
        if (chunk) reached.add(chunk)
      }
    return reached
  }
  const modulesOf = (some: Iterable<Chunk>) => [...some].flatMap(({ moduleIds }) => moduleIds)
  const entry = reach(chunks.filter(({ isEntry }) => isEntry))
  const start = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/start.tsx'))
  const first = reach([...entry, ...start])
  const opened = new Set([...entry].flatMap(({ dynamicImports }) => dynamicImports))
  const screens = [...opened]
    .flatMap((file) => byFile.get(file) ?? [])
    .filter((one) => !first.has(one))

  const screensOf = new Map<Chunk, bigint>()
  screens.forEach((screen, at) => {
    for (const chunk of reach([screen]))
      if (!first.has(chunk)) screensOf.set(chunk, (screensOf.get(chunk) ?? 0n) | (1n << BigInt(at)))
  })
  const bySet = new Map<bigint, Chunk[]>()
  for (const [chunk, set] of screensOf) bySet.set(set, [...(bySet.get(set) ?? []), chunk])
  const groupOf = new Map<bigint, Group>()
  for (const [set, members] of bySet)
    groupOf.set(set, {
      modules: modulesOf(members),
      bytes: members.reduce((sum, { code }) => sum + code.length, 0),
      screens: set,
      needs: new Set(),
    })
  for (const [set, members] of bySet) {
    const needed = [...reach(members)].flatMap((chunk) => {
      const other = screensOf.get(chunk)
      return other === undefined || other === set ? [] : (groupOf.get(other) ?? [])
    })
    const group = groupOf.get(set)
    if (group) group.needs = new Set(needed)
  }
  const groups = new Set(groupOf.values())
  mergeAll(groups)
  const shared = [...groups].toSorted((a, b) => countBits(b.screens) - countBits(a.screens))
  const others = [...first].filter((chunk) => !entry.has(chunk))
  return [modulesOf(entry), modulesOf(others), ...shared.map(({ modules }) => modules)]
}

/**
 * Decides which modules share a file, by what each screen loads. Left to itself the bundler makes a file
 * for every set of screens and dialogs that share something, up to 290 for one screen; groups by share
 * count and size give fewer, of twice the bytes.
 */
export async function groupModules(config: InlineConfig) {
  const groups = groupsOf(await findChunks(config))
  return groups.map((modules, at) => {
    const ids = new Set(modules)
    return { name: ['entry', 'first'][at] ?? 'shared', test: (id: string) => ids.has(id) }
  })
}
