import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Folder for pictures; without it none are saved. */
const PICTURES = process.env['BENCH_PICTURES']
const GRAVE = ['serious', 'critical']

declare global {
  interface Window {
    axe: typeof axe
  }
}

export async function bringScanner(page: Page): Promise<void> {
  await page.evaluate(
    await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  )
}

/** Runs axe on a page and returns the violations. */
export async function findFaults(page: Page): Promise<{ grave: string[]; minor: string[] }> {
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  const formatViolation = ({ id, nodes }: axe.Result) =>
    `${id}: ${nodes[0]?.target.join(' ') ?? ''}`
  const isGrave = ({ impact }: axe.Result) => GRAVE.includes(impact ?? '')
  return {
    grave: violations.filter(isGrave).map(formatViolation),
    minor: violations.filter((one) => !isGrave(one)).map(({ id }) => id),
  }
}

export const readShift = (page: Page): Promise<number> =>
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

export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

export async function wear(page: Page, scheme: string): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('pasok.color-scheme', wanted)
    document.documentElement.setAttribute('data-mantine-color-scheme', wanted)
    return new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
  }, scheme)
}

const fileName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export async function takePicture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  await mkdir(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `${fileName(name)}.png`), fullPage: true })
}

/** Waits until a page with content has not changed for a while; endless loading ends here. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.innerText.trim() !== '')
  await page.evaluate(
    ({ calm, most }) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, calm)
        setTimeout(done, most)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, calm)
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }),
    { calm: 1000, most: 10_000 },
  )
}

/** Reads a page's main part: its text, its buttons, and whether it is loading. */
export const readPage = (page: Page) =>
  page.evaluate(() => {
    const part = document.querySelector<HTMLElement>('main') ?? document.body
    const waits = '[aria-busy="true"], .mantine-Skeleton-root, [data-loading], .mantine-Loader-root'
    return {
      text: part.innerText.trim(),
      isWaiting: [...part.querySelectorAll(waits)].some((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      ),
      buttons: [...part.querySelectorAll<HTMLElement>('button, [role="alert"] a')].map(
        ({ innerText }) => innerText.trim(),
      ),
    }
  })
