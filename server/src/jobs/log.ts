/** Where what goes wrong beside the calls is told; the server's own log does. */
export interface Log {
  warn(details: object, message: string): void
}
