/**
 * What is known of SKUs stands among the words, behind signs that no text has: neither beginnings nor
 * misspellings of other words are looked for there. The three signs are more than a word's two typos.
 */
const MARK = '\0\0\0'

/** A part of an SKU between its separators. */
export const skuPart = (word: string): string => `${MARK}${word}`

/** A whole SKU, by its letters and digits. */
export const wholeSku = (folded: string): string => `${MARK}=${folded}`
