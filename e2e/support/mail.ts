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

/** Mails to somebody, newest first, as the mailbox has them. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const answer = await request.get('/mailbox.json', { params: { to: email } })
  return answer.json()
}

/** The newest mail of a kind to somebody; it is on its way for a moment. */
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

/** The path of a mail's one link, below the address of the test's own server. */
export function linkIn(mail: Mail): string {
  const [link] = mail.links
  if (link === undefined) throw new Error(`The mail "${mail.subject}" has no link`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
