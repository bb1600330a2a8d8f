const CODE = /(?<![\w-])(?:PR|PO|INV)-[A-Z0-9]+-\d{6}-\d{5,}(?![\w-])/gi

/** Cards of one message; what else it names stays words. */
export const MOST_CARDS = 5

/** The codes of requests, orders and invoices in a text, each once, in their order. */
export function codesIn(text: string): readonly string[] {
  const found = Array.from(text.matchAll(CODE), ([code]) => code.toUpperCase())
  return Array.from(new Set(found)).slice(0, MOST_CARDS)
}
