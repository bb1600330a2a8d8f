import { dirname, join } from 'node:path'
import { prepareBinaries } from './binaries'
import { readNote, removeEmbeddedPostgres } from './place'
import { stopPostmaster } from './postmaster'
import { hasLivingUsers } from './users'

const silent = () => undefined

/**
 * Removes an unused temporary database including its server. Only for folders of test runs, never for real
 * data.
 */
export async function sweepEmbeddedPostgres(dataDir: string): Promise<void> {
  const cluster = join((await readNote(dataDir)) ?? dataDir, 'cluster')
  const base = dirname(cluster)
  if (hasLivingUsers(base)) return
  await stopPostmaster(cluster, await prepareBinaries(base, null, silent))
  await removeEmbeddedPostgres(dataDir)
}
