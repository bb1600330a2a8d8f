/** Deeper than any search, but far below the depth at which recursion exhausts the stack. */
const DEEPEST = 32

/**
 * Parses untrusted JSON; undefined when it is malformed or nested too deeply. The depth is counted in the text
 * before any recursive parser runs.
 */
export function findShallowJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isInText && letter === '\\') at += 1
    else if (letter === '"') isInText = !isInText
    else if (isInText) continue
    else if (letter === '[' || letter === '{') depth += 1
    else if (letter === ']' || letter === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
