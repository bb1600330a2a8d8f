import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { PEOPLE, type Screen, SCREENS, type Who } from './all-screens'
import { startDemo } from './app'
import { addToCart, type Build, importFile, launch, openBuild, signIn } from './open-build'
import { addressOf } from './people'

/** Runs in the browser: counts the pixels that differ and marks them red on the paled second picture. */
async function markDifferences(pictures: readonly string[]) {
  const bitmaps = await Promise.all(
    pictures.map(async (base64) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob()),
    ),
  )
  const width = Math.max(...bitmaps.map((one) => one.width))
  const height = Math.max(...bitmaps.map((one) => one.height))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  const [before = [], after = []] = bitmaps.map((bitmap) => {
    context.clearRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  })
  context.fillStyle = '#fffc'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f00'
  let pixels = 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < before.length; at += 1) {
    if (before[at] === after[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels += 1
    ;[left, top] = [Math.min(left, x), Math.min(top, y)]
    ;[right, bottom] = [Math.max(right, x), Math.max(bottom, y)]
    context.fillRect(x, y, 1, 1)
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  const box = `${right - left + 1} × ${bottom - top + 1} at ${left}, ${top}`
  return { pixels, box, marked: btoa(binary) }
}

const { BENCH_BEFORE, BENCH_AFTER, BENCH_TO, BENCH_LOOKS, BENCH_ONLY = '' } = process.env
const OWN_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Width and scheme, then optionally `print` and `id` (Indonesian). */
const LOOKS = (BENCH_LOOKS ?? '1440-light,1440-dark,390-light,390-dark').split(',')

const extra = (who: Who, path: string, ...links: readonly RegExp[]): Screen => ({
  who,
  name: path,
  path,
  links,
})

/** Addresses that `SCREENS` lacks: redirects, and variants of its screens. */
const EXTRA: readonly Screen[] = [
  extra('nobody', '/open?to=%2Fdashboard%2Fteams'),
  ...[
    '?page=notification',
    '/products?page=detail-product&slug=nowhere',
    '/good-receipt-note?package=nowhere',
    '/templates?page=detail&id=nowhere',
    '/report-charts?filter=last_month&figure=total_po',
    '/message?chat=nowhere',
    '/custom-role?page=create',
    '/create/purchase-requests',
    '/create/template',
    '/nowhere',
  ].map((path) => extra('buyer', `/dashboard${path}`)),
  extra('buyer', '/dashboard/good-receipt-note', /\?package/),
  extra('vendor', '/vendor/orders', /\/orders\/./, /\/paper/),
  extra('vendor', '/vendor/invoices/new'),
  extra('vendor', '/vendor/buyers', /\/buyers\/./, /\/statement\/./),
  extra('vendor', '/vendor/settings?tab=profile'),
  extra('vendor', '/vendor/imports', /\/imports\/./),
  extra('provider', '/provider/company-types?id=new'),
  extra('provider', '/provider/owed', /\/owed\/./),
]
const only = new RegExp(BENCH_ONLY)
const CHOSEN = [...SCREENS, ...EXTRA].filter(({ who, name, path }) =>
  only.test(`${who}: ${name} ${path}`),
)

/** Looks of one width and language share one loading of the page. */
const loadingOf = (look: string) =>
  `${Number.parseInt(look, 10)}-${/-id\b/.test(look) ? 'id' : 'en'}`

type Pair = readonly [before: Build, after: Build]

/** Loads the address in both builds and takes a picture of each in every look of this width and language. */
async function takeBoth(pair: Pair, address: string, looks: readonly string[]) {
  const [width = '', language = 'en'] = loadingOf(looks[0] ?? '').split('-')
  await Promise.all(
    pair.map(async ({ page, waitUntilIdle }) => {
      await page.setViewportSize({ width: Number(width), height: Number(width) < 700 ? 844 : 900 })
      await page.evaluate((wanted) => localStorage.setItem('pasok.language', wanted), language)
      await page.goto(address)
      await waitUntilIdle()
    }),
  )
  const pictures = new Map<string, Buffer[]>()
  for (const look of looks) {
    const colorScheme = look.includes('dark') ? 'dark' : 'light'
    const media = look.includes('print') ? 'print' : 'screen'
    const screenshots = pair.map(async ({ page }) => {
      await page.emulateMedia({ colorScheme, media })
      return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    })
    pictures.set(look, await Promise.all(screenshots))
  }
  return pictures
}

const total = { compared: 0, different: 0, failed: 0 }
const log = (...parts: readonly string[]): void =>
  void process.stdout.write(`${parts.join(' · ')}\n`)
const isDifferent = ([before, after]: readonly Buffer[] = []) =>
  before !== undefined && after !== undefined && !before.equals(after)

/** Writes both pictures and a third one that marks the different pixels, and prints their paths. */
async function report(
  to: string,
  label: string,
  look: string,
  canvas: Page,
  pair: readonly Buffer[],
) {
  const encoded = pair.map((one) => one.toString('base64'))
  const { pixels, box, marked } = await canvas.evaluate(markDifferences, encoded)
  total.different += 1
  const folder = join(to, `${label}-${look}`.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 150))
  await mkdir(folder, { recursive: true })
  const pictures = { before: pair[0], after: pair[1], marked: Buffer.from(marked, 'base64') }
  for (const [name, bytes = ''] of Object.entries(pictures))
    await writeFile(join(folder, `${name}.png`), bytes)
  log(label, look, `${pixels} pixels`, box, folder)
}

/** Takes differing pictures a second time, because data and timing may differ by chance. */
async function compareAt(pair: Pair, canvas: Page, label: string, address: string, to: string) {
  for (const key of new Set(LOOKS.map(loadingOf))) {
    const looks = LOOKS.filter((look) => loadingOf(look) === key)
    const first = await takeBoth(pair, address, looks)
    total.compared += first.size
    const suspects = looks.filter((look) => isDifferent(first.get(look)))
    if (suspects.length === 0) continue
    const second = await takeBoth(pair, address, suspects)
    for (const look of suspects) {
      const pictures = second.get(look) ?? []
      if (isDifferent(pictures)) await report(to, label, look, canvas, pictures)
      else log(label, look, 'differed only once')
    }
  }
}

async function compareAs(who: Who, pair: Pair, canvas: Page, url: string, to: string) {
  const email = PEOPLE[who]
  await Promise.all(pair.map(({ page }) => (email ? signIn(page, url, email) : page.goto(url))))
  if (who === 'buyer') await Promise.all(pair.map(({ page }) => addToCart(page, url)))
  if (who === 'vendor') await importFile(pair[0].page, url)
  const done = new Set<string>()
  for (const screen of CHOSEN.filter((one) => one.who === who)) {
    let label = `${who}: ${screen.name}`
    try {
      const address = await addressOf(pair[0].page, url, screen)
      if (done.has(address)) continue
      done.add(address)
      label = `${who}: ${address.slice(url.length)}`
      await compareAt(pair, canvas, label, address, to)
      const isSignedOut = email !== null && new URL(pair[0].page.url()).pathname === '/'
      if (isSignedOut) throw new Error('The session has ended')
    } catch (error) {
      total.failed += 1
      log(label, 'FAILED', error instanceof Error ? (error.message.split('\n')[0] ?? '') : '')
    }
  }
}

/**
 * Compares two builds of the web app, `BENCH_BEFORE` and this repository's own, picture by picture: both
 * are served with the same data at the same fixed time.
 */
export async function run(): Promise<void> {
  if (BENCH_BEFORE === undefined) {
    log('pictures', 'skipped, because BENCH_BEFORE names no build')
    return
  }
  const to = BENCH_TO ?? (await mkdtemp(join(tmpdir(), 'pasok-pictures-')))
  // Builds are copied, because a build that runs meanwhile replaces the files.
  const builds = await mkdtemp(join(tmpdir(), 'pasok-builds-'))
  await cp(BENCH_BEFORE, join(builds, 'before'), { recursive: true })
  await cp(BENCH_AFTER ?? OWN_BUILD, join(builds, 'after'), { recursive: true })
  const app = await startDemo()
  const browser = await launch()
  try {
    const now = new Date()
    const open = (name: string) => openBuild(browser, join(builds, name), app.url, now)
    const canvas = await browser.newPage()
    for (const who of new Set(CHOSEN.map((one) => one.who))) {
      const pair: Pair = await Promise.all([open('before'), open('after')])
      await compareAs(who, pair, canvas, app.url, to)
      log(who, `${total.compared} pictures so far`)
      for (const { page } of pair) await page.context().close()
    }
  } finally {
    await browser.close()
    await app.stop()
    await rm(builds, { recursive: true, force: true })
  }
  const failed = total.failed > 0 ? [`${total.failed} addresses failed`] : []
  log(`${total.compared} pictures compared, ${total.different} differ`, ...failed, to)
  if (total.different + total.failed > 0) process.exitCode = 1
}
