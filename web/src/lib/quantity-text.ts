/** What was typed, with the point that a quantity is read with: a comma means the same. */
export const readQuantity = (typed: string): string => typed.trim().replace(',', '.')
