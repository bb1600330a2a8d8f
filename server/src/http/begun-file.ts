import { Socket } from 'node:net'
import { Readable } from 'node:stream'

type Part = string | Uint8Array

const STALLED_MS = 60_000

/**
 * Waits for a file's first part before anything is sent, so that early errors become normal responses. When the
 * client stops reading, even before the first part, the generator ends.
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

/**
 * Closes stalled connections, because a client that neither reads nor disconnects would occupy the file's
 * thread and transaction.
 */
export function giveUpStalled(socket: Socket, after = STALLED_MS): void {
  // A simulated request has no real socket and no timeout.
  if (socket instanceof Socket) socket.setTimeout(after)
}
