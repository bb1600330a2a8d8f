import type { Page, Route } from '@playwright/test'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { waitUntilStable, readPage } from './looking'
import { waitUntilLoaded } from './people'

export interface Look {
  language: 'en' | 'id'
  viewport: { width: number; height: number }
  schemes: readonly ('light' | 'dark')[]
}

export interface State {
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

/** Requests of the frame around every screen: counts, settings, news. */
const FRAME = /\/live\/|\/chats\/unread|\/count$|\/user-buyer\/setting|\/vendor\/own|limit=1$/
export const isOwnCall = (url: string): boolean => !FRAME.test(url)

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
    ...(isWaiting ? [] : ['nothing says that it loads']),
    ...(buttons.some((name) => AGAIN.includes(name)) ? ['has given up already'] : []),
  ]
}

async function missRetry(page: Page): Promise<string[]> {
  const { text, isWaiting } = await readPage(page)
  return [
    ...(await missAnything(page)),
    ...(/try again|coba lagi/i.test(text) ? [] : ['no way to try again']),
    ...(isWaiting ? ['still says that it loads'] : []),
  ]
}

/** The states in which screens are checked: requests answered, pending, and failed. */
export const STATES: readonly State[] = [
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
