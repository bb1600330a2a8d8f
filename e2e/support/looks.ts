import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { loaded } from './loading'
import { LOOKS, type Look } from './screens'

/** Maximum cumulative layout shift. */
const MAX_SHIFT = 0.02
const GRAVE = ['serious', 'critical']

/** The minified scanner, because every tested page has to parse it. */
const SCANNER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
    differentLooks: typeof differentLooks
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources?: { node?: Element }[]
}

/** Waits until nothing is loading and two frames have passed. */
async function waitUntilStill(page: Page): Promise<void> {
  await loaded(page)
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )
}

/** Expects no layout shift since the page was opened, except as a response to input. */
export async function expectCalm(page: Page): Promise<void> {
  await waitUntilStill(page)
  const { shift, from } = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = (observer.takeRecords() as ShiftEntry[]).filter((one) => !one.hadRecentInput)
    observer.disconnect()
    const nodes = shifts.flatMap(({ sources = [] }) => sources.map(({ node }) => node))
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      from: nodes
        .map((node) => (node ? ` ${node.nodeName}.${node.className}` : ' (gone)'))
        .join(''),
    }
  })
  expect.soft(shift, `layout shift at ${page.url()} of${from}`).toBeLessThanOrEqual(MAX_SHIFT)
}

/**
 * Expects no part of the page outside the screen's width; retried, because scripted layouts follow
 * a change of width later.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const message = `beyond the side of ${page.url()}`
  await expect.soft.poll(() => findBeyond(page), { message, timeout: 15_000 }).toBe('')
}

/** Describes elements outside the screen's width; empty when there are none. */
const findBeyond = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.documentElement
    const beyond = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.nodeName}.${element.getAttribute('class') ?? ''}`)
    const { scrollWidth: wide, clientWidth: room } = root
    return wide <= room ? '' : `${wide} px of ${room}: ${beyond.join(' ')}`
  })

/**
 * Returns the first of the text elements with the same appearance. The contrast check is by far the
 * slowest, and all rows of a list give the same result.
 */
function differentLooks(): Element[] {
  const first = new Map<string, Element>()
  const known = new Map<string, number>()
  const hasWords = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
  // Axe does not check disabled elements, so they must not represent enabled ones.
  const isOff = (element: Element) =>
    element.matches(':disabled, [aria-disabled="true"], [data-disabled]') ||
    (element instanceof HTMLLabelElement && element.control?.matches(':disabled'))
  const walk = (element: Element, above: number) => {
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, color, fontSize, fontWeight } = style
    const kind = [above, element.nodeName, element.getAttribute('class'), isOff(element)]
    const ground = [...kind, backgroundColor, backgroundImage, opacity].join(' ')
    const id = known.get(ground) ?? known.size
    known.set(ground, id)
    const look = [id, color, fontSize, fontWeight].join(' ')
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (isSeen && !first.has(look) && hasWords(element)) first.set(look, element)
    for (const child of element.children) walk(child, id)
  }
  walk(document.body, -1)
  return [...first.values()]
}

/**
 * Sets the colour scheme, as a user would, and the width. The browser's own scheme stays, because a
 * page cannot be reused after changing it (`page-pool.ts`), and a new page per look is slow.
 */
export async function wear(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate((scheme) => {
    localStorage.setItem('pasok.color-scheme', scheme)
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
    return new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
  }, colorScheme)
}

/** Expects the look still to be set, also after another page has loaded. */
export const expectWorn = (page: Page, { colorScheme }: Look): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)

/** Repeats an action in each look, starting and ending with the light, wide one. */
export async function inEachLook(page: Page, work: (look: Look) => Promise<void>): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look)
    await work(look)
    await expectWorn(page, look)
  }
  await wear(page, LOOKS[0])
}

/**
 * Expects a screen's state to fit the width and be accessible in each look. @param shown an element
 * that is visible in each look
 */
export const expectGoodLooks = (page: Page, shown: Locator): Promise<void> =>
  inEachLook(page, async () => {
    await expect(shown).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

/**
 * Expects a screen to load without layout shifts, and then to fit and be accessible in each look.
 * The second look only restyles the loaded page; shifts on phones are covered by the test that
 * loads every screen in each look.
 */
export async function expectGoodScreen(page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(path)
  await expect(shown).toBeVisible()
  await expectCalm(page)
  await expectGoodLooks(page, shown)
}

/** Rules with at most moderate impact, which are not counted; skipping them saves a fifth of the time. */
const MILD = [
  'aria-allowed-role',
  'empty-table-header',
  'focus-order-semantics',
  'form-field-multiple-labels',
  'heading-order',
  'hidden-content',
  'html-xml-lang-mismatch',
  'identical-links-same-purpose',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

const devtoolsOf = new WeakMap<Page, CDPSession>()

/**
 * Loads the scanner through the developer tools, which takes a third of the time of Playwright's own method.
 */
async function bringScanner(page: Page): Promise<void> {
  const devtools = devtoolsOf.get(page) ?? (await page.context().newCDPSession(page))
  devtoolsOf.set(page, devtools)
  const expression = `${SCANNER}; window.differentLooks = ${differentLooks.toString()}; 0`
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression })
  expect(exceptionDetails?.text, 'the scanner').toBeUndefined()
}

/** Lists are dimmed while their next response is loading; their contrast does not count then. */
const DIMMED = '[data-waiting], [data-stale]'

/** Expects no serious or critical axe violation; the scanner is loaded once per page. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator(DIMMED)).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await bringScanner(page)
  const work = async ({ grades, mild }: { grades: string[]; mild: string[] }) => {
    const common = { resultTypes: ['violations'], iframes: false } satisfies axe.RunOptions
    const off = ['color-contrast', ...mild].map((id) => [id, { enabled: false }] as const)
    const rules = Object.fromEntries(off)
    const all = await window.axe.run(document, { ...common, rules })
    const looks = window.differentLooks()
    const ofContrast = { ...common, runOnly: ['color-contrast'] }
    const contrast = looks.length > 0 ? await window.axe.run(looks, ofContrast) : all
    return [...new Set([...all.violations, ...contrast.violations])]
      .filter(({ impact }) => grades.includes(impact ?? ''))
      .map(({ id, nodes }) => ({
        id,
        where: nodes
          .slice(0, 4)
          .map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
      }))
  }
  const grave = await page.evaluate(work, { grades: GRAVE, mild: MILD })
  expect.soft(grave, 'axe').toEqual([])
}

/** Minimum height of a touch target in pixels. */
const THUMB = 44

/** Expects that every point within 44 px of height around the element's middle activates it. */
export async function expectThumbRoom(target: Locator): Promise<void> {
  const met = await target.evaluate((element, room) => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    const reach = room / 2 - 1
    return [-reach, 0, reach].map((away) => {
      const there = document.elementFromPoint(middle.x, middle.y + away)
      return there !== null && element.contains(there)
    })
  }, THUMB)
  expect
    .soft(met, await target.evaluate((element) => element.outerHTML.slice(0, 160)))
    .toEqual([true, true, true])
}
