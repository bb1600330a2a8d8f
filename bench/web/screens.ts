import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { type Screen, SCREENS, type Who } from './all-screens'
import { startDemo } from './app'
import {
  bringScanner,
  findFaults,
  readOverflow,
  readPage,
  readShift,
  takePicture,
  waitUntilStable,
  wear,
} from './looking'
import { addressOf, openAs, type Person, waitUntilLoaded } from './people'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'

interface Look {
  language: 'en' | 'id'
  viewport: { width: number; height: number }
  schemes: readonly ('light' | 'dark')[]
}

interface State {
  name: string
  looks: readonly Look[]
  /** Answers the screen's requests; without it they are answered normally. */
  answer?: (route: Route) => Promise<void> | void
  ready: (page: Page) => Promise<void>
  /** Returns what a user would miss on the screen. */
  miss: (page: Page) => Promise<string[]>
}

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const BOTH = ['light', 'dark'] as const

const EVERY_LOOK: readonly Look[] = (['en', 'id'] as const).flatMap((language) =>
  [WIDE, PHONE].map((viewport) => ({ language, viewport, schemes: BOTH })),
)
const ONE_OF_EACH: readonly Look[] = [
  { language: 'en', viewport: WIDE, schemes: ['light'] },
  { language: 'id', viewport: PHONE, schemes: ['dark'] },
]

/** Requests of the frame around every screen: counts, settings, notifications. */
const FRAME = /\/live\/|\/chats\/unread|\/count$|\/user-buyer\/setting|\/vendor\/own|limit=1$/
const isOwnCall = (url: string): boolean => !FRAME.test(url)

const AGAIN: readonly string[] = [documentTexts.tryAgain, shellTexts.retry].flatMap(
  ({ en, id }) => [en, id],
)

/** Technical texts that users must never see. */
const RAW = /\[object|\bundefined\b|\bNaN\b|\bnull\b|TypeError|"errors":|\bat .+\.js:\d+/

const AWAY = {
  status: 503,
  headers: { 'Retry-After': '0' },
  json: {
    data: null,
    message: 'The service is not available for a moment',
    errors: [{ code: 'unavailable', message: 'The service is not available for a moment' }],
  },
}

async function missAnything(page: Page): Promise<string[]> {
  const { text, isWaiting } = await readPage(page)
  const raw = RAW.exec(text)?.[0]
  return [
    ...(text === '' && !isWaiting ? ['is blank'] : []),
    ...(raw === undefined ? [] : [`reads “${raw}”`]),
  ]
}

async function missWaiting(page: Page): Promise<string[]> {
  const { isWaiting, buttons } = await readPage(page)
  return [
    ...(await missAnything(page)),
    ...(isWaiting ? [] : ['no loading state']),
    ...(buttons.some((name) => AGAIN.includes(name)) ? ['already shows a failure'] : []),
  ]
}

async function missRetry(page: Page): Promise<string[]> {
  const { text, isWaiting } = await readPage(page)
  return [
    ...(await missAnything(page)),
    ...(/try again|coba lagi/i.test(text) ? [] : ['no way to try again']),
    ...(isWaiting ? ['still shows a loading state'] : []),
  ]
}

/** The states in which screens are checked: requests answered, pending, and failed. */
const STATES: readonly State[] = [
  { name: 'loaded', looks: EVERY_LOOK, ready: waitUntilLoaded, miss: missAnything },
  {
    name: 'waiting',
    looks: ONE_OF_EACH,
    answer: () => undefined,
    ready: waitUntilStable,
    miss: missWaiting,
  },
  {
    name: 'failing',
    looks: ONE_OF_EACH,
    answer: (route) => route.fulfill(AWAY),
    ready: waitUntilStable,
    miss: missRetry,
  },
]

const RESULTS = fileURLToPath(new URL('../results/screens.md', import.meta.url))
/** Selects screens by a part of their names. */
const ONLY = process.env['BENCH_ONLY']
/** Selects one state. */
const STATE = process.env['BENCH_STATE']
/** Maximum cumulative layout shift. */
const MAX_SHIFT = 0.02
/**
 * Maximum attempts: a failing request is retried three times; when two parts of a screen send it,
 * seven times.
 */
const MAX_TRIES = 8

interface Finding {
  screen: string
  look: string
  what: string
}

interface Looked {
  screen: Screen
  looks: number
  findings: Finding[]
  /** Violations that axe calls moderate or minor. */
  minor: Set<string>
}

/**
 * Opens the screen with its requests answered according to the state; returns which of its own
 * requests it sends, and how often.
 */
async function openIn(
  page: Page,
  address: string,
  { answer, ready }: State,
): Promise<ReadonlyMap<string, number>> {
  const requests = new Map<string, number>()
  if (answer)
    await page.route(
      (url) => !url.pathname.startsWith('/health/'),
      (route) => {
        if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback()
        const url = route.request().url()
        if (isOwnCall(url)) requests.set(url, (requests.get(url) ?? 0) + 1)
        return answer(route)
      },
    )
  await page.goto(address)
  await ready(page)
  return requests
}

async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await wear(page, 'light')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => localStorage.setItem('pasok.language', 'en'))
}

/**
 * Checks the screen in one state, language and width, in both colour schemes with a single load.
 * Returns false when it sent no request.
 */
async function lookOnce(
  page: Page,
  address: string,
  state: State,
  look: Look,
  into: Looked,
): Promise<boolean> {
  const { language, viewport, schemes } = look
  const where = [state.name, language, `${viewport.width} px`].join(', ')
  const note = (what: string, at = where) =>
    into.findings.push({ screen: into.screen.name, look: at, what })
  await page.evaluate((wanted) => localStorage.setItem('pasok.language', wanted), language)
  await page.setViewportSize(viewport)
  const requests = await openIn(page, address, state)
  if (state.answer && requests.size === 0) return false
  for (const [url, times] of requests)
    if (times > MAX_TRIES) note(`requests ${new URL(url).pathname} ${times} times`)
  const shift = await readShift(page)
  if (shift > MAX_SHIFT) note(`layout shift of ${shift.toFixed(3)}`)
  for (const what of await state.miss(page)) note(what)
  await bringScanner(page)
  for (const scheme of schemes) {
    await wear(page, scheme)
    const at = `${where}, ${scheme}`
    const beyond = await readOverflow(page)
    if (beyond > 0) note(`${beyond} px wider than the screen`, at)
    const { grave, minor } = await findFaults(page)
    for (const fault of grave) note(fault, at)
    for (const fault of minor) into.minor.add(fault)
    into.looks += 1
    await takePicture(page, `${into.screen.name} ${at}`)
  }
  return true
}

async function lookAt({ page }: Person, screen: Screen, url: string): Promise<Looked> {
  const looked: Looked = { screen, looks: 0, findings: [], minor: new Set() }
  try {
    const address = await addressOf(page, url, screen)
    await page.goto(address)
    for (const state of STATES.filter(({ name }) => STATE === undefined || name === STATE))
      for (const look of state.looks) {
        await leave(page)
        if (!(await lookOnce(page, address, state, look, looked))) break
      }
  } catch (error) {
    const what = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    looked.findings.push({
      screen: screen.name,
      look: 'all',
      what: `could not be checked: ${what}`,
    })
  }
  await leave(page)
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
    '# Accessibility and layout of every screen',
    '',
    `${all.length} screens, each in English and Indonesian, at 1440 and 390 px, light and dark; then with`,
    'its requests pending (waiting), and answered with 503 (failing), in English, wide and light,',
    `and in Indonesian, narrow and dark: ${looks} checks.`,
    'A finding is a serious or critical violation reported by axe, content wider than the screen, a layout',
    `shift over ${MAX_SHIFT}, a blank screen, one that shows a technical error, waits without`,
    'saying so, fails without a way to try again, or repeats requests endlessly. Moderate and minor violations are listed.',
    '',
    `**${findings.length} findings, ${errors.length} errors in the browser.**`,
    '',
    ...findings.map(({ screen, look, what }) => `- ${screen}, ${look}: ${what}`),
    ...errors.map((one) => `- error: ${one}`),
    '',
    '| Screen | User | Checks | Findings | Moderate or minor |',
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
      `${screen.name}: ${looked.looks} checks, ${looked.findings.length} findings\n`,
    )
    all.push(looked)
  }
  await person.close()
  return all
}

/** Checks every screen in both languages, widths and colour schemes; writes `bench/results/screens.md`. */
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
