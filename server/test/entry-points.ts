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
      { what: 'nobody’s address', by: signIn('nobody@maju.test', 'wrong#2026'), status: 403 },
    ],
  },
  { at: 'GET /.well-known/jwks.json', file: OAUTH },
  {
    at: 'POST /api/callback/{xendit, oy, sandbox}',
    requires:
      'the secret or signature of that payment gateway; of others, and without, nothing is kept',
    file: CALLBACKS,
    refuses: [
      { what: 'nothing', by: callback('xendit'), status: 401 },
      { what: 'a guess', by: callback('xendit', { 'x-callback-token': 'guess' }), status: 401 },
      { what: 'nothing', by: callback('oy'), status: 401 },
      { what: 'nothing', by: callback('sandbox'), status: 401 },
      { what: 'a gateway that is none', by: callback('bank'), status: 404 },
    ],
  },
  {
    at: 'GET or POST /1/indexes/…',
    requires:
      'the search key of an open session: signed, expiring with it, for the products delivered to its company; it writes nothing',
    file: SEARCH,
    refuses: [
      { what: 'nothing', by: search(), status: 403 },
      {
        what: 'a wrong key',
        by: search({ 'x-algolia-application-id': 'pasok', 'x-algolia-api-key': 'guess' }),
        status: 403,
      },
    ],
  },
  {
    at: 'GET /files/{id}/{name}',
    requires: 'a signature of ours that has not expired, of a session that lasts (see Files)',
    file: LINKS,
    refuses: [
      { what: 'nothing', by: { method: 'GET', url: `/files/${NOBODY}/a.pdf` }, status: 403 },
      {
        what: 'a guess',
        by: { method: 'GET', url: `/files/${NOBODY}/a.pdf?e=${UNTIL}&s=guess` },
        status: 403,
      },
    ],
  },
  { at: 'GET /pictures/{name}', file: 'src/chapters/catalog/pictures/pictures.routes.ts' },
  { at: 'GET /pictures/{icon}/{tint}, of the demo', file: 'demo/demo.ts' },
  { at: 'GET /health/live, /health/ready', file: 'src/http/health.ts' },
  { at: 'GET /api/openapi.json', file: 'src/http/docs.ts' },
  { at: 'GET /mailbox…: never in production, nor with SMTP', file: 'src/http/mailbox.ts' },
  { at: '/sandbox-pay…: never in production', file: 'src/http/sandbox-pay.ts' },
]

/** The credential that each endpoint without a token requires instead. */
export const REQUIRED_INSTEAD: Readonly<Record<string, string>> = {
  applyAsVendor: 'the link of an invitation, once',
  requestPasswordReset: 'an address; the answer is the same for every one',
  requestVerificationMail: 'an address; the answer is the same for every one',
  checkResetLink: 'the link of a mail',
  getInvitation: 'the link of a mail',
  registerCompany:
    'an address, which is then verified by mail; an invited one the link of its invitation',
  resetPassword: 'the link of a mail, once',
  verifyEmail: 'the link of a mail',
}
