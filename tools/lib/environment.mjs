/** What a person has set for their own server must not steer the tests, nor be touched by them. */
const SETTINGS = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'DATA_DIR',
  'DEMO',
  'NODE_ENV',
  'LOG_LEVEL',
  'TRUSTED_PROXY',
  'NOTICE_SECONDS',
  'WEB_DIST',
]

/**
 * This process's environment without the server's settings.
 * @returns {NodeJS.ProcessEnv}
 */
export function ownEnvironment() {
  const env = { ...process.env }
  for (const name of SETTINGS) delete env[name]
  return env
}
