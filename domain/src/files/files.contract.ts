import { z } from 'zod'
import { accountCall } from '../kernel/contract'
import { idShape } from '../kernel/shapes'
import { UPLOAD_RATE } from './files.constants'
import { FILE_PREFIXES, uploadShape } from './files.model'

/**
 * Uploads a file. The only endpoint whose body is not JSON: `multipart/form-data`, with the fields
 * before `file`.
 */
export const uploadFile = accountCall({
  name: 'uploadFile',
  method: 'POST',
  path: '/files',
  summary: 'Stores a PDF or an image of up to 10 MB; for a message, also a document or a text',
  upload: true,
  rates: [UPLOAD_RATE],
  body: z.object({
    prefix: z.enum(FILE_PREFIXES),
    /** Refuses files that are not pictures: a proof must be a picture, although its prefix also allows PDF. */
    only: z.literal('image').optional(),
  }),
  data: uploadShape,
  errors: ['rule'],
})

export const getFile = accountCall({
  name: 'getFile',
  method: 'GET',
  path: '/files/:id',
  summary: 'An upload of the current user’s company, with a new link',
  params: z.object({ id: idShape }),
  data: uploadShape,
})
