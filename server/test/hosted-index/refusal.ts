/** An answer of the stand-in that is none: `{ message, status }`. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
