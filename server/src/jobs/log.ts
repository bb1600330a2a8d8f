/** Log for errors outside requests; the server's logger implements it. */
export interface Log {
  warn(details: object, message: string): void
}
