import { Socket } from 'node:net'
import { Readable } from 'node:stream'

type Part = string | Uint8Array

const STALLED_MS = 60_000

/**
 * A file from its first part on, which is made before anything is sent. Who stops reading stops its
 * making, and who left before it began, too.
 */
export async function begin(parts: AsyncIterable<Part>): Promise<Readable> {
  const making = parts[Symbol.asyncIterator]()
  const first = await making.next()
  const content = Readable.from(continued(first, making))
  return content.once('close', () => void making.return?.())
}

async function* continued(first: IteratorResult<Part>, parts: AsyncIterator<Part>) {
  for (let part = first; !part.done; part = await parts.next()) yield part.value
}

/** Whoever neither reads nor leaves would keep what a file is made with: its thread, its transaction. */
export function giveUpStalled(socket: Socket, after = STALLED_MS): void {
  // What stands for one where there is no line has no time.
  if (socket instanceof Socket) socket.setTimeout(after)
}
