import { z } from 'zod'

/** What a file is for; where it may be used follows from it (`wire.md`, `POST /files`). Reports are made, not uploaded. */
export const FILE_PREFIXES = [
  'buyer',
  'vendor',
  'provider',
  'emailPO',
  'products',
  'report',
  // Attached to messages, and to nothing else.
  'chat',
] as const
export type FilePrefix = (typeof FILE_PREFIXES)[number]

/**
 * An upload as its uploader sees it; `url` is a link that expires (`FILE_LINK_SECONDS`) and ends with
 * the session that requested it. In a message over the socket it is empty: that is for many sessions.
 */
export const uploadShape = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  /** The media type, found in the content. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
})
export type Upload = z.output<typeof uploadShape>
