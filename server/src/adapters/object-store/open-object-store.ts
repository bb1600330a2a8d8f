import { join } from 'node:path'
import type { ObjectStore } from '../../ports/object-store'
import { StartError } from '../../start-error'
import { openDiskStore } from './disk/disk-object-store'
import { openS3Store, type S3Place } from './s3/s3-object-store'

/**
 * Opens the object store that the configuration selects: a bucket or a folder of the data directory. @throws
 * StartError when the folder is not writable.
 */
export async function openObjectStore(choice: {
  dataDir: string
  s3: S3Place | undefined
}): Promise<ObjectStore> {
  if (choice.s3) return openS3Store(choice.s3)
  const folder = join(choice.dataDir, 'files')
  try {
    return await openDiskStore(folder)
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
    throw new StartError(
      'data_folder_not_writable',
      `Files can't be stored in ${folder} (${why}). Check DATA_DIR and its permissions.`,
      { cause },
    )
  }
}
