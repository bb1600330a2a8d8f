import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

const FOLDER = '../screens'
const FILE = '/screen.tsx'

/** Every screen: that of `/vendor/orders/$code` is `screens/vendor/orders/$code/screen.tsx`. */
const SCREENS: Readonly<Record<string, Load>> = import.meta.glob<{ default: ComponentType }>(
  '../screens/**/screen.tsx',
)

/**
 * What is around the screens of an address and those below it, and decides who may open them: that of
 * `/vendor` is `frames/vendor.tsx`. The build looks for these files, too (`web/vite.chunks.ts`).
 */
const FRAMES: Readonly<Record<string, Load>> = import.meta.glob<{ default: ComponentType }>(
  './frames/**/*.tsx',
)

const frameOf = (address: string) => `./frames${address}.tsx`

/** The addresses that have a screen, as the router writes them. */
export const ADDRESSES: readonly string[] = Object.keys(SCREENS).map(
  (file) => file.slice(FOLDER.length, -FILE.length) || '/',
)

const partsOf = (address: string) => address.split('/').filter((part) => part !== '')

async function load(loader: Load | undefined, address: string) {
  if (!loader) throw new Error(`No screen at ${address}`)
  return loader()
}

/** Fetches the screen of a route, by the route's address. */
export const loadScreen = (address: string) =>
  load(SCREENS[[FOLDER, ...partsOf(address)].join('/') + FILE], address)

/** Fetches what is around the screens of an address and those below it. */
export const loadFrame = (address: string) => load(FRAMES[frameOf(address)], address)

/** The route of a path; a part that is written out goes before one that takes any value. */
export function screenAt(path: string): string | undefined {
  const parts = partsOf(path)
  const accepts = (address: string, isExact: boolean) => {
    const pattern = partsOf(address)
    return (
      pattern.length === parts.length &&
      pattern.every((part, at) => part === parts[at] || (!isExact && part.startsWith('$')))
    )
  }
  return (
    ADDRESSES.find((address) => !address.includes('$') && accepts(address, true)) ??
    ADDRESSES.find((address) => accepts(address, false))
  )
}

/**
 * Begins to fetch what a path shows before the app itself has arrived. What fails is fetched again by
 * the router, which also says what went wrong.
 */
export function fetchAhead(path: string): void {
  const address = screenAt(path)
  if (address === undefined) return
  const above = partsOf(address).map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`)
  const frames = above.filter((one) => FRAMES[frameOf(one)])
  const fetched = [...frames.map(loadFrame), loadScreen(address)]
  for (const one of fetched) one.catch(() => undefined)
}
