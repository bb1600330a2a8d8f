/** A quantity as the app writes figures, but in one piece to be typed over: `1000,5`. */
export const writeQuantity = (quantity: number | string): string =>
  String(quantity).replace('.', ',')

/** What was typed, with the point that a quantity is read with: a comma means the same. */
export const readQuantity = (typed: string): string => typed.trim().replace(',', '.')
