import { SEARCH_QUERY_BYTES } from './catalog.constants'

/** A search cut to what the index takes: a pasted text says nothing more about a product later on. */
export function cutQuery(text: string): string {
  // A character is at least one byte and at most four.
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
