// Columns of numbers that grow by half. A million rows take a few megabytes each, and loops stay fast.

interface NumberArray {
  readonly length: number
  [index: number]: number
}

class Growing<T extends NumberArray & { set(from: T): void }> {
  /** Longer than the content; read only positions that were written. */
  values: T
  private readonly make: (length: number) => T

  constructor(make: (length: number) => T) {
    this.make = make
    this.values = make(64)
  }

  set(place: number, value: number): void {
    if (place >= this.values.length) {
      const grown = this.make(Math.max(place + 1, Math.ceil(this.values.length * 1.5)))
      grown.set(this.values)
      this.values = grown
    }
    this.values[place] = value
  }

  get(place: number): number {
    return this.values[place] ?? 0
  }
}

export class Integers extends Growing<Int32Array> {
  constructor() {
    super((length) => new Int32Array(length))
  }
}

export class Floats extends Growing<Float64Array> {
  constructor() {
    super((length) => new Float64Array(length))
  }
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
}
