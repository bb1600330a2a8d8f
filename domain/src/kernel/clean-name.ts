/** What takes up no place: zero-width and direction marks, fillers, the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu
/** Line breaks, tabs, signs for devices and spaces of any width; the character 0 is refused later. */
const SPACE = /\r\n|(?!\0)[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]/gu

/**
 * A name as it is kept: composed (NFC), in one line, without what nobody sees, so that two names
 * that look the same are the same and none looks like nothing.
 */
export const cleanName = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SPACE, ' ').normalize('NFC').trim()
