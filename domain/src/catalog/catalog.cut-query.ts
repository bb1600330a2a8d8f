import { SEARCH_QUERY_BYTES } from './catalog.constants'

/** Cuts a search to the length that the index accepts; the rest of a long pasted text adds nothing. */
export function cutQuery(text: string): string {
  // A character takes one to four bytes.
  if (text.length * 4 <= SEARCH_QUERY_BYTES) return text
  let bytes = 0
  let cut = ''
  for (const letter of text) {
    bytes += bytesOf(letter.codePointAt(0) ?? 0)
    if (bytes > SEARCH_QUERY_BYTES) break
    cut += letter
  }
  return cut
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
