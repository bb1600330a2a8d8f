import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { SCREENS, type Screen, type Who } from './all-screens'
import { startDemo } from './app'
import { addressOf, openAs, settle, type Person } from './people'

const RESULTS = fileURLToPath(new URL('../results/screens.md', import.meta.url))
/** Where the pictures go; none are kept without it. */
const PICTURES = process.env['BENCH_PICTURES']
/** Of one or some screens alone, by a part of their names. */
const ONLY = process.env['BENCH_ONLY']
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const SCHEMES = ['light', 'dark'] as const
const LANGUAGES = ['en', 'id'] as const
/** `design`: nothing jumps. */
const MOST_SHIFT = 0.02
const GRAVE = ['serious', 'critical']

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface Finding {
  screen: string
  look: string
  what: string
}

interface Looked {
  screen: Screen
  looks: number
  findings: Finding[]
  /** Of faults that axe calls moderate or minor. */
  minor: Set<string>
}

const scanner = () =>
  readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function findFaults(page: Page): Promise<{ grave: string[]; minor: string[] }> {
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  const said = ({ id, nodes }: axe.Result) => `${id}: ${nodes[0]?.target.join(' ') ?? ''}`
  const isGrave = ({ impact }: axe.Result) => GRAVE.includes(impact ?? '')
  return {
    grave: violations.filter(isGrave).map(said),
    minor: violations.filter((one) => !isGrave(one)).map(({ id }) => id),
  }
}

const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]
    observer.disconnect()
    return shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0)
  })

const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

async function wear(page: Page, scheme: string): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('pasok.color-scheme', wanted)
    document.documentElement.setAttribute('data-mantine-color-scheme', wanted)
    return new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
  }, scheme)
}

const fileName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

async function takePicture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  await mkdir(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `${fileName(name)}.png`) })
}

/** In one language and width, in each scheme; loaded once. */
async function lookOnce(page: Page, address: string, look: string, into: Looked): Promise<void> {
  const note = (what: string, at = look) =>
    into.findings.push({ screen: into.screen.name, look: at, what })
  await page.goto(address)
  await settle(page)
  const shift = await readShift(page)
  if (shift > MOST_SHIFT) note(`jumps by ${shift.toFixed(3)}`)
  await page.evaluate(await scanner())
  for (const scheme of SCHEMES) {
    await wear(page, scheme)
    const at = `${look}, ${scheme}`
    const beyond = await readOverflow(page)
    if (beyond > 0) note(`${beyond} px beyond the side`, at)
    const { grave, minor } = await findFaults(page)
    for (const fault of grave) note(fault, at)
    for (const fault of minor) into.minor.add(fault)
    into.looks += 1
    await takePicture(page, `${into.screen.name} ${at}`)
  }
  await wear(page, SCHEMES[0])
}

async function lookAt({ page }: Person, screen: Screen, url: string): Promise<Looked> {
  const looked: Looked = { screen, looks: 0, findings: [], minor: new Set() }
  try {
    const address = await addressOf(page, url, screen)
    await page.goto(address)
    for (const language of LANGUAGES) {
      await page.evaluate((wanted) => localStorage.setItem('pasok.language', wanted), language)
      for (const viewport of WIDTHS) {
        await page.setViewportSize(viewport)
        await lookOnce(page, address, `${language}, ${viewport.width} px`, looked)
      }
    }
    await page.evaluate(() => localStorage.setItem('pasok.language', 'en'))
    await page.setViewportSize(WIDTHS[0])
  } catch (error) {
    const what = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    looked.findings.push({ screen: screen.name, look: 'all', what: `was not looked at: ${what}` })
  }
  return looked
}

function report(all: readonly Looked[], errors: readonly string[]): string {
  const findings = all.flatMap((one) => one.findings)
  const looks = all.reduce((sum, one) => sum + one.looks, 0)
  const rows = all.map(({ screen, looks: seen, findings: found, minor }) =>
    [
      '',
      screen.name,
      screen.who,
      String(seen),
      String(found.length),
      [...minor].toSorted().join(', '),
      '',
    ].join(' | '),
  )
  return [
    '# Every screen, looked at by axe',
    '',
    `${all.length} screens, each in English and Indonesian, at 1440 and 390 px, light and dark: ${looks} looks.`,
    'A finding is what axe calls serious or critical, anything beyond the side of the screen, or a',
    `layout shift over ${MOST_SHIFT}. What axe calls moderate or minor is named.`,
    '',
    `**${findings.length} findings, ${errors.length} errors in the browser.**`,
    '',
    ...findings.map(({ screen, look, what }) => `- ${screen}, ${look}: ${what}`),
    ...errors.map((one) => `- error: ${one}`),
    '',
    '| Screen | Seen by | Looks | Findings | Moderate or minor |',
    '| --- | --- | ---: | ---: | --- |',
    ...rows.map((row) => row.trim()),
    '',
  ].join('\n')
}

const chosen = SCREENS.filter(({ name }) => ONLY === undefined || name.includes(ONLY))
const people = [...new Set(chosen.map(({ who }) => who))]

async function lookAs(who: Who, url: string, errors: string[]): Promise<Looked[]> {
  const person = await openAs(who, url)
  person.context.on('weberror', (error) => errors.push(`${who}: ${error.error().message}`))
  const all: Looked[] = []
  for (const screen of chosen.filter((one) => one.who === who)) {
    const looked = await lookAt(person, screen, url)
    process.stdout.write(
      `${screen.name}: ${looked.looks} looks, ${looked.findings.length} findings\n`,
    )
    all.push(looked)
  }
  await person.close()
  return all
}

/** Every screen in both languages, widths and schemes; writes `bench/results/screens.md`. */
export async function run(): Promise<void> {
  const app = await startDemo()
  const errors: string[] = []
  try {
    const all: Looked[] = []
    for (const who of people) all.push(...(await lookAs(who, app.url, errors)))
    const text = report(all, errors)
    await mkdir(dirname(RESULTS), { recursive: true })
    await writeFile(RESULTS, text)
    process.stdout.write(text)
  } finally {
    await app.stop()
  }
}
