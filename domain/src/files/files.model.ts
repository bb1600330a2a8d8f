import { z } from 'zod'

/** The purpose of a file, which determines where it can be used. Reports are generated, not uploaded. */
export const FILE_PREFIXES = [
  'buyer',
  'vendor',
  'provider',
  'emailPO',
  'products',
  'report',
  // Attachments of messages only.
  'chat',
] as const
export type FilePrefix = (typeof FILE_PREFIXES)[number]

/**
 * An upload as shown to its uploader; `url` is a link that expires (`FILE_LINK_SECONDS`) and ends with the
 * session that requested it. It is empty in messages over the socket, because they go to many sessions.
 */
export const uploadShape = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  /** The media type, detected from the content. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
})
export type Upload = z.output<typeof uploadShape>
