import { uploadProductPicture } from '@pasok/domain/catalog/portal/portal.contract'
import { pictureKeys, picturePaths } from '@pasok/domain/catalog/catalog.pictures'
import { failure } from '@pasok/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { endpoint } from '../../../http/endpoint'
import type { ObjectStore } from '../../../ports/object-store'
import { storeAway } from '../../files/uploads/store-row-first'
import { PICTURE_TYPE } from './shrink-picture'
import type { PictureRow } from './pictures.store'
import { storePicture } from './store-picture'

function presentPicture({ id, width, height }: PictureRow) {
  const { url, smallUrl } = picturePaths(id)
  return { _id: id, url, small_url: smallUrl, width, height }
}

export const pictureEndpoints = [
  endpoint(uploadProductPicture, {
    receive: async ({ work, file }) => ({ data: presentPicture(await storePicture(work, file)) }),
  }),
]

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-400)?\.webp$/

/** Product pictures are public, and the content under a name never changes. */
export function registerProductPictures(app: FastifyInstance, objects: ObjectStore): void {
  app.get<{ Params: { name: string } }>(
    '/pictures/:name',
    { config: { access: 'public' } },
    async (request, reply) => {
      const [, id, size] = NAME.exec(request.params.name) ?? []
      if (id === undefined) throw failure('not_found')
      const { large, small } = pictureKeys(id)
      const found = await objects.find(size ? small : large).catch((cause: unknown) => {
        throw storeAway(cause)
      })
      if (!found) throw failure('not_found')
      return reply
        .type(PICTURE_TYPE)
        .header('content-security-policy', "default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', found.size)
        .send(found.content)
    },
  )
}
