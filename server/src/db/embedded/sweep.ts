import { dirname, join } from 'node:path'
import { prepareBinaries } from './binaries'
import { readNote, removeEmbeddedPostgres } from './place'
import { stopPostmaster } from './postmaster'
import { hasLivingUsers } from './users'

const silent = () => undefined

/**
 * Removes a throwaway database that nobody uses any more, its server included. Meant for the
 * temporary folders of test runs, never for people's data.
 */
export async function sweepEmbeddedPostgres(dataDir: string): Promise<void> {
  const cluster = join((await readNote(dataDir)) ?? dataDir, 'cluster')
  const base = dirname(cluster)
  if (hasLivingUsers(base)) return
  await stopPostmaster(cluster, await prepareBinaries(base, null, silent))
  await removeEmbeddedPostgres(dataDir)
}
