import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { BLANK } from './page-pool'

const LIB = join(import.meta.dirname, '..', '..', 'web', 'src', 'lib')

let code: Promise<string> | undefined

/** Bundles the app's own sign-in code as a script. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export { signIn } from './session'", resolveDir: LIB, loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'sessions',
    define: { 'import.meta.env': '{}', 'process.env.NODE_ENV': '"production"' },
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** Signs a page's browser in without showing a screen; screens opened next use the session. */
export async function storeSession(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().endsWith(BLANK)) await page.goto(BLANK)
  code ??= bundle()
  const given = JSON.stringify([email, password])
  await page.evaluate(`(() => { ${await code}; return sessions.signIn(...${given}) })()`)
  const isStored = await page.evaluate(() => localStorage.getItem('pasok.session') !== null)
  if (!isStored) throw new Error(`The browser stored no session of ${email}`)
}
