/** Where an account name leads; a website is a link already. */
const HOSTS = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
} as const

export type SocialNetwork = 'website' | keyof typeof HOSTS

const ACCOUNT = /^@?([\w.-]{1,50})$/

/** Where a kept link leads: a web address or an account, nothing for anything else. */
export function socialLink(network: SocialNetwork, text: string): string | undefined {
  if (/^https?:\/\//i.test(text)) return text
  const account = ACCOUNT.exec(text)?.[1]
  return network === 'website' || account === undefined ? undefined : HOSTS[network] + account
}

/** A link as people read it: without what is the same in every one. */
export const shownLink = (text: string): string =>
  text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
