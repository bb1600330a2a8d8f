// Columns of numbers that grow. A million rows take a few megabytes each, and loops stay fast.

interface NumberArray {
  readonly length: number
  [index: number]: number
}

/** An array of numbers that a snapshot stores. */
export type Column =
  | Float64Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>

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

  postings(): Uint32Array<ArrayBuffer> {
    const column = this.columns[this.at++]
    return column instanceof Uint32Array ? column : misplaced()
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
