/** Maximum length of a slug in characters, without the mark that makes it unique. */
const LONGEST_SLUG = 80

/** Returns the random last digits of a product's id, which make its slug unique. */
export const markOf = (id: string): string => id.slice(-8)

/**
 * Returns a product's slug: lower-case letters and digits separated by hyphens (Spec 2 §2). `mark`
 * distinguishes products with the same name.
 */
export function slugOf(name: string, mark = ''): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
  return [words || 'product', mark].filter(Boolean).join('-')
}
