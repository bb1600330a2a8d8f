/** URL prefixes of account names; a website is stored as a link. */
const HOSTS = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
} as const

export type SocialNetwork = 'website' | keyof typeof HOSTS

const ACCOUNT = /^@?([\w.-]{1,50})$/

/** Returns the URL of a stored web address or account name; undefined for other text. */
export function socialLink(network: SocialNetwork, text: string): string | undefined {
  if (/^https?:\/\//i.test(text)) return text
  const account = ACCOUNT.exec(text)?.[1]
  return network === 'website' || account === undefined ? undefined : HOSTS[network] + account
}

/** Returns a link for display, without protocol, `www.` and trailing slash. */
export const shownLink = (text: string): string =>
  text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
