/**
 * Settings of a user's own server. Tests and benchmarks must neither be affected by them nor use
 * its mail server, files, gateway and search index.
 */
export const SETTINGS = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'DATA_DIR',
  'DEMO',
  'SMTP_URL',
  'MAIL_FROM',
  'MARKETING_EMAIL',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_PATH_STYLE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ALGOLIA_APPLICATION_ID',
  'ALGOLIA_ADMIN_KEY',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_HOST',
  'SIGNING_KEYS_FILE',
  'IDENTITY_ISSUER',
  'IDENTITY_AUDIENCE',
  'IDENTITY_CLIENT_ID',
  'IDENTITY_CONNECTION',
  'PAYMENT_SANDBOX',
  'XENDIT_SECRET_KEY',
  'XENDIT_CALLBACK_TOKEN',
  'XENDIT_BASE_URL',
  'OY_USERNAME',
  'OY_API_KEY',
  'OY_BASE_URL',
  'OY_CALLBACK_TOKEN',
  'NODE_ENV',
  'LOG_LEVEL',
  'TRUSTED_PROXY',
  'NOTICE_SECONDS',
  'WEB_DIST',
]

/**
 * Returns this process's environment without the server's settings.
 * @returns {NodeJS.ProcessEnv}
 */
export function ownEnvironment() {
  const env = { ...process.env }
  for (const name of SETTINGS) delete env[name]
  return env
}
