/** A refusal in the protocol's own shape: `{ message, status }`. */
export class ProtocolError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ProtocolError'
    this.status = status
  }
}

export const badRequest = (message: string) => new ProtocolError(400, message)

export const unknownIndex = (name: string) => new ProtocolError(404, `Index ${name} does not exist`)
