/** Settings of an issuer with an Auth0-compatible API. */
export interface IssuerSettings {
  /** Without a trailing slash; the `iss` claim of tokens may have one. */
  readonly issuer: string
  /** Audience of access tokens; the audience of id tokens is the client id. */
  readonly audience: string
  readonly clientId: string
  /** The issuer's user directory (Auth0 "connection"). */
  readonly connection: string
  /** Minimum milliseconds between two fetches caused by an unknown key id. */
  readonly keysCooldown?: number
}
