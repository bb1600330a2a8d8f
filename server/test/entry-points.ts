import type { InjectOptions } from 'fastify'

/** A route that needs no token. */
export interface PublicRoute {
  at: string
  /** The required credential, in words; undefined for public routes. */
  requires?: string
  /** The source file; only these files have routes without a contract. */
  file: string
  /** Requests without the required credential, and their statuses. */
  refuses?: readonly { what: string; by: InjectOptions; status: number }[]
}

const CALLBACKS = 'src/chapters/payments/callbacks/callbacks.routes.ts'
const SEARCH = 'src/chapters/catalog/search-protocol/search-protocol.ts'
const LINKS = 'src/chapters/files/links/links.routes.ts'
const OAUTH = 'src/chapters/identity/sign-in/oauth.routes.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'
const UNTIL = 99_999_999_999

const signIn = (username: string, password: string): InjectOptions => ({
  method: 'POST',
  url: '/oauth/token',
  payload: {
    grant_type: 'password',
    username,
    password,
    client_id: 'test',
    connection: 'test',
    scope: 'openid',
  },
})

const callback = (gateway: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: `/api/callback/${gateway}`,
  headers,
  payload: { external_id: 'TRX-1', status: 'PAID', partner_trx_id: 'TRX-1' },
})

const search = (headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/1/indexes/products/query',
  headers,
  payload: { query: '' },
})

export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  {
    at: 'POST /oauth/token',
    requires: 'an email address and its password',
    file: OAUTH,
    refuses: [
      { what: 'a wrong password', by: signIn('owner@maju.test', 'wrong#2026'), status: 403 },
      {
        what: 'an email address without an account',
        by: signIn('nobody@maju.test', 'wrong#2026'),
        status: 403,
      },
    ],
  },
  { at: 'GET /.well-known/jwks.json', file: OAUTH },
  {
    at: 'POST /api/callback/{xendit, oy, sandbox}',
    requires:
      'the secret or signature of that payment gateway; any other request is refused and not stored',
    file: CALLBACKS,
    refuses: [
      { what: 'no credential', by: callback('xendit'), status: 401 },
      {
        what: 'a guessed credential',
        by: callback('xendit', { 'x-callback-token': 'guess' }),
        status: 401,
      },
      { what: 'no credential', by: callback('oy'), status: 401 },
      { what: 'no credential', by: callback('sandbox'), status: 401 },
      { what: 'an unknown gateway', by: callback('bank'), status: 404 },
    ],
  },
  {
    at: 'GET or POST /1/indexes/…',
    requires:
      'the signed search key of an open session, which expires with the session, finds only products delivered to its company, and allows no writing',
    file: SEARCH,
    refuses: [
      { what: 'no credential', by: search(), status: 403 },
      {
        what: 'a wrong key',
        by: search({ 'x-algolia-application-id': 'pasok', 'x-algolia-api-key': 'guess' }),
        status: 403,
      },
    ],
  },
  {
    at: 'GET /files/{id}/{name}',
    requires: 'a valid signature that has not expired, of a session that is still open (see Files)',
    file: LINKS,
    refuses: [
      { what: 'no credential', by: { method: 'GET', url: `/files/${NOBODY}/a.pdf` }, status: 403 },
      {
        what: 'a guessed credential',
        by: { method: 'GET', url: `/files/${NOBODY}/a.pdf?e=${UNTIL}&s=guess` },
        status: 403,
      },
    ],
  },
  { at: 'GET /pictures/{name}', file: 'src/chapters/catalog/pictures/pictures.routes.ts' },
  { at: 'GET /pictures/{icon}/{tint}: only with the demo data', file: 'demo/demo.ts' },
  { at: 'GET /health/live, /health/ready', file: 'src/http/health.ts' },
  { at: 'GET /api/openapi.json', file: 'src/http/docs.ts' },
  { at: 'GET /mailbox…: not in production and not with SMTP', file: 'src/http/mailbox.ts' },
  { at: '/sandbox-pay…: not in production', file: 'src/http/sandbox-pay.ts' },
]

/** The credential that each endpoint without a token requires instead. */
export const REQUIRED_INSTEAD: Readonly<Record<string, string>> = {
  applyAsVendor: 'the link of an invitation, which works once',
  requestPasswordReset: 'an email address; the response is the same for every address',
  requestVerificationMail: 'an email address; the response is the same for every address',
  checkResetLink: 'the link in a mail',
  getInvitation: 'the link in a mail',
  registerCompany:
    'an email address, which is then verified by mail; an invited company, the link of its invitation',
  resetPassword: 'the link in a mail, which works once',
  verifyEmail: 'the link in a mail',
}
