// Columns of numbers that grow. A million rows take a few megabytes each, and loops stay fast.

interface NumberArray {
  readonly length: number
  [index: number]: number
}

/** An array of numbers that a snapshot stores. */
export type Column =
  | Float64Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>

const LONG = 65_536

/** The factor by which an array of this length grows: a long one by less, because unused capacity costs memory. */
export const growthOf = (length: number): number => (length < LONG ? 1.5 : 1.125)

class Growing<
  T extends NumberArray & { set(from: T): void; subarray(from: number, to: number): T },
> {
  /** Longer than the content; read only positions that were written. */
  values: T
  private readonly make: (length: number) => T

  constructor(make: (length: number) => T) {
    this.make = make
    this.values = make(0)
  }

  set(place: number, value: number): void {
    if (place >= this.values.length)
      this.resize(Math.max(place + 1, 64, this.values.length * growthOf(this.values.length)))
    this.values[place] = value
  }

  get(place: number): number {
    return this.values[place] ?? 0
  }

  /** Returns the first values, without copying them. */
  first(length: number): T {
    if (length > this.values.length) this.resize(length)
    return this.values.subarray(0, length)
  }

  /** Releases the capacity after the first values, which a column that grows no more does not need. */
  trim(length: number): void {
    if (this.values.length > length) this.resize(length)
  }

  private resize(length: number): void {
    const resized = this.make(Math.ceil(length))
    resized.set(
      this.values.length > resized.length ? this.values.subarray(0, resized.length) : this.values,
    )
    this.values = resized
  }
}

export class Integers extends Growing<Int32Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Int32Array(length))
  }
}

export class Floats extends Growing<Float64Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Float64Array(length))
  }
}

/** UTF-16 code units of texts. */
export class Letters extends Growing<Uint16Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Uint16Array(length))
  }
}

/** Returns the columns of a snapshot in the order in which they were stored. */
export class StoredColumns {
  private readonly columns: readonly Column[]
  private at = 0

  constructor(columns: readonly Column[]) {
    this.columns = columns
  }

  integers(): Int32Array<ArrayBuffer> {
    const column = this.columns[this.at++]
    return column instanceof Int32Array ? column : misplaced()
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const column = this.columns[this.at++]
    return column instanceof Uint8Array ? column : misplaced()
  }

  floats(): Float64Array<ArrayBuffer> {
    const column = this.columns[this.at++]
    return column instanceof Float64Array ? column : misplaced()
  }

  letters(): Uint16Array<ArrayBuffer> {
    const column = this.columns[this.at++]
    return column instanceof Uint16Array ? column : misplaced()
  }
}

function misplaced(): never {
  throw new Error('The snapshot has its columns in another order.')
}

/** Values shared by many rows, numbered in order of insertion. */
export class Dictionary<T> {
  readonly items: T[] = []
  private readonly ids = new Map<string, number>()

  intern(key: string, make: () => T): number {
    return this.ids.get(key) ?? this.add(key, make())
  }

  idOf(key: string): number | undefined {
    return this.ids.get(key)
  }

  add(key: string, item: T): number {
    const id = this.items.length
    this.items.push(item)
    this.ids.set(key, id)
    return id
  }

  /** The keys in the order of their numbers. */
  keys(): string[] {
    return [...this.ids.keys()]
  }
}

/** The words of each row's name, in order, as vocabulary numbers. */
export class NameWords {
  private readonly starts = new Integers()
  private readonly words = new Integers()
  private length = 0

  /** Rows must be added in ascending order. */
  add(row: number, words: readonly number[]): void {
    this.starts.set(row, this.length)
    for (const word of words) this.words.set(this.length++, word)
    this.starts.set(row + 1, this.length)
  }

  /** The columns from which `restore` makes the same names of so many rows. */
  columns(rows: number): Column[] {
    return [this.starts.first(rows + 1), this.words.first(this.length)]
  }

  restore(stored: StoredColumns): void {
    this.starts.values = stored.integers()
    this.words.values = stored.integers()
    this.length = this.words.values.length
  }

  trim(): void {
    this.words.trim(this.length)
  }

  /** The words of all names, concatenated; those of a row begin at `startOf(row)`. */
  get all(): Int32Array {
    return this.words.values
  }

  startOf(row: number): number {
    return this.starts.values[row] ?? 0
  }

  /** Renumbers the rows: `moved[row]` is the new number, or negative when the row was removed. */
  compact(moved: Int32Array): void {
    let size = 0
    for (const [row, to] of moved.entries()) {
      const [from, end] = [this.startOf(row), this.startOf(row + 1)]
      if (to < 0) continue
      this.starts.set(to, size)
      for (let at = from; at < end; at++) this.words.set(size++, this.words.get(at))
      // The next row's start is read before it is overwritten, because rows only move down.
      if (to < row) this.starts.set(to + 1, size)
    }
    this.length = size
  }
}

/**
 * All rows, newest first, with the larger key first among equals. The results of an empty search are at the
 * beginning, so it need not scan all rows.
 */
export class NewestRows {
  private sorted = new Int32Array(0)
  private added: number[] = []
  private readonly created: Floats
  private readonly keys: Integers

  constructor(created: Floats, keys: Integers) {
    this.created = created
    this.keys = keys
  }

  add(row: number): void {
    this.added.push(row)
  }

  /** Resets the order after rows were renumbered from 0 up to `count`. */
  renumber(count: number): void {
    this.sorted = new Int32Array(0)
    this.added = Array.from({ length: count }, (_, row) => row)
  }

  restore(stored: StoredColumns): void {
    this.sorted = stored.integers()
    this.added = []
  }

  /** Includes dead rows. New rows are merged into the sorted ones instead of sorting all. */
  inOrder(): Int32Array<ArrayBuffer> {
    if (this.added.length === 0) return this.sorted
    const added = this.added.sort((a, b) => this.compare(a, b))
    const merged = new Int32Array(this.sorted.length + added.length)
    let [from, next] = [0, 0]
    for (let place = 0; place < merged.length; place++) {
      const [old, young] = [this.sorted[from], added[next]]
      const takesOld = young === undefined || (old !== undefined && this.compare(old, young) < 0)
      merged[place] = (takesOld ? old : young) ?? 0
      if (takesOld) from++
      else next++
    }
    this.sorted = merged
    this.added = []
    return merged
  }

  private compare(a: number, b: number): number {
    return this.created.get(b) - this.created.get(a) || this.keys.get(b) - this.keys.get(a)
  }
}
