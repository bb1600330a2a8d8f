/** What takes up no place: zero-width and direction marks, fillers, the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu
/** Line breaks, tabs, signs for devices and spaces of any width; half characters are for others. */
const SPACE = /\r\n|[\p{Zs}\p{Zl}\p{Zp}\u0001-\u001f\u007f-\u009f]/gu

/**
 * A name as it is kept: composed (NFC), in one line, without what nobody sees, so that two names
 * that look the same are the same and none looks like nothing.
 */
export const cleanName = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SPACE, ' ').normalize('NFC').trim()
