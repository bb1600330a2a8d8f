import type { Readable } from 'node:stream'

/** Keeps bytes by key. Keys are ours: letters, digits, `-`, `/` and `.`. */
export interface ObjectStore {
  /** Whole or not at all: what ends early leaves nothing under its key. */
  put(key: string, content: Buffer, mediaType: string): Promise<void>
  /**
   * The same of what is not whole yet, with little of it in memory. A content that fails leaves
   * nothing under its key.
   */
  putArriving(key: string, content: AsyncIterable<Buffer>, mediaType: string): Promise<void>
  /** Nothing for a key that isn't there. */
  find(key: string): Promise<{ content: Readable; size: number } | undefined>
  /** Removing what isn't there is no failure. */
  remove(key: string): Promise<void>
}
