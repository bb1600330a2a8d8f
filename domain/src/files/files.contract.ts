import { z } from 'zod'
import { accountCall } from '../kernel/contract'
import { idShape } from '../kernel/shapes'
import { UPLOAD_RATE } from './files.constants'
import { FILE_PREFIXES, uploadShape } from './files.model'

/** The only call whose body is not JSON: `multipart/form-data`, its fields first, then `file`. */
export const uploadFile = accountCall({
  name: 'uploadFile',
  method: 'POST',
  path: '/files',
  summary: 'Stores a PDF or an image of up to 10 MB; for a message, also a document or a text',
  upload: true,
  rates: [UPLOAD_RATE],
  body: z.object({
    prefix: z.enum(FILE_PREFIXES),
    /** Refused at once if it is none: a proof is a picture, though its prefix has PDF files, too. */
    only: z.literal('image').optional(),
  }),
  data: uploadShape,
  errors: ['rule'],
})

export const getFile = accountCall({
  name: 'getFile',
  method: 'GET',
  path: '/files/:id',
  summary: 'An upload of one’s own side, with a fresh link',
  params: z.object({ id: idShape }),
  data: uploadShape,
})
