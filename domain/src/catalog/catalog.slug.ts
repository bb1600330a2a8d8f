/** Longest slug, in characters; what makes one unlike others may follow. */
const LONGEST_SLUG = 80

/** Random digits of a product's id: they make its slug unlike one that is taken. */
export const markOf = (id: string): string => id.slice(-8)

/**
 * A product's name as it stands in an address: small letters and digits with hyphens between
 * (Spec 2 §2: a product is found by its slug). `mark` makes it unlike another of the same name.
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
