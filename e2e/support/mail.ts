import type { APIRequestContext } from '@playwright/test'
import { expect } from './test'

interface Mail {
  id: string
  kind: string
  to: string
  subject: string
  html: string
  text: string
  links: string[]
  files: { name: string; mediaType: string; bytes: number; url: string }[]
}

export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const answer = await request.get('/mailbox.json', { params: { to: email } })
  return answer.json()
}

/** Waits for the newest mail of a kind to an address. */
export async function mailTo(
  request: APIRequestContext,
  email: string,
  kind: string,
  atLeast = 1,
): Promise<Mail> {
  const find = async () => (await mailsTo(request, email)).filter((mail) => mail.kind === kind)
  await expect
    .poll(async () => (await find()).length, { message: `mail "${kind}" to ${email}` })
    .toBeGreaterThanOrEqual(atLeast)
  const [newest] = await find()
  if (!newest) throw new Error(`No mail "${kind}" to ${email}`)
  return newest
}

/** Returns the path of a mail's only link, relative to the test server. */
export function linkIn(mail: Mail): string {
  const [link] = mail.links
  if (link === undefined) throw new Error(`The mail "${mail.subject}" has no link`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
