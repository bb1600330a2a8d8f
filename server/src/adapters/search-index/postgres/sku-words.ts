/**
 * Prefix for SKU entries in the vocabulary. No text contains it, and it is longer than the two edits allowed,
 * so prefix and typo searches of other words never reach these entries.
 */
const MARK = '\0\0\0'

/** Vocabulary entry for a part of an SKU between its separators. */
export const skuPart = (word: string): string => `${MARK}${word}`

/** Vocabulary entry for a whole SKU, by its letters and digits. */
export const wholeSku = (folded: string): string => `${MARK}=${folded}`
