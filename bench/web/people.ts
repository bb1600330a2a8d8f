import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { PEOPLE, type Screen, type Who } from './all-screens'
import { FLAGS } from './app'

const PASSWORD = 'pasok#2026'

export interface Person {
  page: Page
  context: BrowserContext
  /** The port of the browser's developer tools. */
  port: number
  close(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((done) => {
    server.close(done)
  })
  return port
}

/** Opens a separate browser for a user, signed in unless it is `nobody`. */
export async function openAs(
  who: Who,
  url: string,
  flags: readonly string[] = [],
): Promise<Person> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-bench-browser-'))
  const port = await freePort()
  const executablePath = process.env['CHROMIUM_PATH']
  const context = await chromium.launchPersistentContext(folder, {
    args: [...FLAGS, ...flags, `--remote-debugging-port=${port}`],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    ...(executablePath && { executablePath }),
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const email = PEOPLE[who]
  if (email !== null) {
    await page.goto(url)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL((at) => at.pathname !== '/')
  }
  return {
    page,
    context,
    port,
    close: async () => {
      await context.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Waits until nothing is being loaded and no placeholders are visible. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root') === null)
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )
}

/** Returns the address of a screen, following the links or the button that lead to it. */
export async function addressOf(
  page: Page,
  url: string,
  { path, links, press }: Screen,
): Promise<string> {
  let address = url + path
  for (const link of links) {
    await page.goto(address)
    await waitUntilLoaded(page)
    const all = await page
      .locator('a[href]')
      .evaluateAll((found) => found.map((one) => one.getAttribute('href') ?? ''))
    const href = all.find((one) => link.test(one))
    if (href === undefined) throw new Error(`${address} has no link like ${link.source}`)
    address = new URL(href, url).href
  }
  if (!press) return address
  await page.goto(address)
  await page.getByRole('button', { name: press }).first().click()
  await page.waitForURL((at) => at.href !== address)
  return page.url()
}
