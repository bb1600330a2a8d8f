/** Normalizes a typed quantity: a decimal comma becomes a point. */
export const readQuantity = (typed: string): string => typed.trim().replace(',', '.')
