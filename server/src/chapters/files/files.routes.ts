import { getFile, uploadFile } from '@pasok/domain/files/files.contract'
import { endpoint } from '../../http/endpoint'
import { fileLinks } from './links/file-links'
import { presentUpload, getUpload } from './files.queries'
import { storeUpload } from './uploads/store-upload'

export const fileEndpoints = [
  endpoint(uploadFile, {
    receive: async ({ work, body, file }) => ({
      data: presentUpload(
        await storeUpload(work, body, file),
        await fileLinks(work.db, work.actor),
      ),
    }),
  }),
  endpoint(getFile, async ({ db, scope, actor, params: { id } }) => ({
    data: presentUpload(await getUpload(db, scope, id), await fileLinks(db, actor)),
  })),
]
