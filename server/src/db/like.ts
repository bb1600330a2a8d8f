/** The pattern that finds a text wherever it stands, whatever characters are in it. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
