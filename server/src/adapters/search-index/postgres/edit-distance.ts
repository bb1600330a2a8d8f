/**
 * Rows of the restricted Damerau–Levenshtein distance (insert, delete, replace, swap neighbours) between one
 * query word and a sorted vocabulary. Words with a common prefix share its rows. When every cell of a row is
 * over the limit, all words with that prefix are skipped.
 */
export class DistanceRows {
  /** `rows[d][m]`: edits from the query's first m letters to the first d letters of the word. */
  private readonly rows: Uint8Array[] = []
  private readonly typed: string

  constructor(typed: string) {
    this.typed = typed
    this.rows.push(Uint8Array.from({ length: typed.length + 1 }, (_, column) => column))
  }

  /**
   * Fills the rows of a word whose first `filled` rows are already computed. Returns the length of the prefix
   * that exceeds the limit, or 0 when none does.
   */
  fillFrom(word: Uint16Array, filled: number, limit: number): number {
    for (let depth = filled + 1; depth <= word.length; depth++) {
      if (this.fill(word, depth) > limit) return depth
    }
    return 0
  }

  /** Fills the row of the word's letter number `depth` (from 1) and returns its smallest cell. */
  private fill(word: Uint16Array, depth: number): number {
    const typed = this.typed
    const above = this.row(depth - 1)
    const twoAbove = depth > 1 ? this.row(depth - 2) : above
    const row = (this.rows[depth] ??= new Uint8Array(typed.length + 1))
    const letter = word[depth - 1]
    const letterBefore = depth > 1 ? word[depth - 2] : -1
    let left = depth
    let smallest = depth
    row[0] = depth
    for (let column = 1; column <= typed.length; column++) {
      const typedLetter = typed.charCodeAt(column - 1)
      const replaced = cell(above, column - 1) + (typedLetter === letter ? 0 : 1)
      let edits = Math.min(replaced, left + 1, cell(above, column) + 1)
      const swapped =
        column > 1 && typedLetter === letterBefore && typed.charCodeAt(column - 2) === letter
      if (swapped) edits = Math.min(edits, cell(twoAbove, column - 2) + 1)
      row[column] = edits
      left = edits
      if (edits < smallest) smallest = edits
    }
    return smallest
  }

  /** Returns the edits from the whole query word to the first `depth` letters of the last filled word. */
  at(depth: number): number {
    return cell(this.row(depth), this.typed.length)
  }

  /** Returns the edits to the nearest prefix of that word, up to `depth` letters. */
  smallestTo(depth: number): number {
    let smallest = this.at(1)
    for (let letters = 2; letters <= depth; letters++) {
      smallest = Math.min(smallest, this.at(letters))
    }
    return smallest
  }

  private row(depth: number): Uint8Array {
    const row = this.rows[depth]
    if (!row) throw new RangeError(`Row ${depth} was not computed before it was read.`)
    return row
  }
}

function cell(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}

/** Returns the edits between two words; swapping two neighbouring letters is one edit. */
export function editDistance(a: string, b: string): number {
  const rows = new DistanceRows(a)
  const letters = Uint16Array.from({ length: b.length }, (_, at) => b.charCodeAt(at))
  rows.fillFrom(letters, 0, Number.POSITIVE_INFINITY)
  return rows.at(b.length)
}
