/** Invisible characters: zero-width and direction marks, fillers, the Braille blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu
/** Line breaks, tabs, control characters and spaces of any width; character 0 is rejected elsewhere. */
const SPACE = /\r\n|(?!\0)[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]/gu

/**
 * Normalises a name for storage: composed (NFC), on one line, without invisible characters, so that
 * names that look the same are equal and no name looks empty.
 */
export const cleanName = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SPACE, ' ').normalize('NFC').trim()
