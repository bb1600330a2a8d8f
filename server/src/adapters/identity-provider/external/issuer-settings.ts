/** An issuer that speaks Auth0's calls. */
export interface IssuerSettings {
  /** Without a slash at its end; tokens may name it with one. */
  readonly issuer: string
  /** Of access tokens; id tokens are for the client id. */
  readonly audience: string
  readonly clientId: string
  /** The directory of its accounts. */
  readonly connection: string
  /** Milliseconds between two looks for keys that are not known yet. */
  readonly keysCooldown?: number
}
