const CODE = /(?<![\w-])(?:PR|PO|INV)-[A-Z0-9]+-\d{6}-\d{5,}(?![\w-])/gi

/** Maximum number of document cards per message; further codes remain plain text. */
export const MAX_CARDS = 5

/** Returns the codes of requests, orders and invoices in a text, without duplicates, in order. */
export function codesIn(text: string): readonly string[] {
  const found = Array.from(text.matchAll(CODE), ([code]) => code.toUpperCase())
  return Array.from(new Set(found)).slice(0, MAX_CARDS)
}
