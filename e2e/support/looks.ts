import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { loaded } from './loading'
import { LOOKS, type Look } from './screens'

/** `design`: nothing jumps. */
const MOST_SHIFT = 0.02
const GRAVE = ['serious', 'critical']

/** The scanner without its comments and spaces: every page that is looked at reads half as much. */
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

/** Waits until nothing is left to load, and two frames have passed in which it may move. */
async function settle(page: Page): Promise<void> {
  await loaded(page)
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )
}

/** Nothing has jumped since the page was opened, but where a person asked for it. */
export async function expectCalm(page: Page): Promise<void> {
  await settle(page)
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
  expect.soft(shift, `layout shift at ${page.url()} of${from}`).toBeLessThanOrEqual(MOST_SHIFT)
}

/**
 * No part of the page is beyond the screen's side. Where a script lays it out, that follows a change of the
 * screen's width a moment later.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const message = `beyond the side of ${page.url()}`
  await expect.soft.poll(() => findBeyond(page), { message, timeout: 15_000 }).toBe('')
}

/** What is beyond the side, in words; nothing when all is within. */
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
 * Elements with words in them, of all that are painted alike the first: contrast is by far what axe
 * takes longest for, and the rows of a list answer it like the first of them.
 */
function differentLooks(): Element[] {
  const first = new Map<string, Element>()
  const known = new Map<string, number>()
  const hasWords = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
  // Axe asks nothing of what is off, and so it can't answer for what is on.
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
 * The scheme as the person chose it, and the width. The browser's own scheme stays: who changes that
 * spends the page (`kept-pages.ts`), and a page for each look costs more than what is looked at.
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

/** A page that was loaded in between still has the look. */
export const expectWorn = (page: Page, { colorScheme }: Look): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)

/** Does the same in each look; it begins and ends light and wide. */
export async function inEachLook(page: Page, work: (look: Look) => Promise<void>): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look)
    await work(look)
    await expectWorn(page, look)
  }
  await wear(page, LOOKS[0])
}

/** A state fits the screen and is accessible in each look. @param shown what the state has in each. */
export const expectGoodLooks = (page: Page, shown: Locator): Promise<void> =>
  inEachLook(page, async () => {
    await expect(shown).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

/**
 * A screen is calm while it loads, and then fits and is accessible in each look. It is only dressed
 * anew for the second: what jumps on a phone is seen where every screen is loaded in each.
 */
export async function expectGoodScreen(page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(path)
  await expect(shown).toBeVisible()
  await expectCalm(page)
  await expectGoodLooks(page, shown)
}

/** What axe calls minor or moderate at most, which isn't counted: a fifth of its work. */
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

/** Past Playwright's own way, which reads the half megabyte as words first: a third of the work. */
async function bringScanner(page: Page): Promise<void> {
  const devtools = devtoolsOf.get(page) ?? (await page.context().newCDPSession(page))
  devtoolsOf.set(page, devtools)
  const expression = `${SCANNER}; window.differentLooks = ${differentLooks.toString()}; 0`
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression })
  expect(exceptionDetails?.text, 'the scanner').toBeUndefined()
}

/** A list is dimmed while its next answer is on the way: nobody is asked to read it then. */
const DIMMED = '[data-waiting], [data-stale]'

/** What axe calls serious or critical; the scanner is brought into a page once. */
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

/** `design/look`: the height of a touch target, px. */
const THUMB = 44

/** Pressing anywhere within a thumb's height around its middle meets the element. */
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
