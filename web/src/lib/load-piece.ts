import { connectionTexts } from '@pasok/domain/kernel/shell.texts'
import { connectionStore, checkConnection } from './connection'
import { tx } from './texts'

/** A part of the app could not be loaded because the server cannot be reached; its message is for the screen. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable'
}

/**
 * Loads a part of the app. If a release has replaced the file, a reload helps, which the router offers. Without
 * a connection a reload would lose the page, so that case has its own error. @throws ServerUnreachable
 */
export async function loadPiece<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  try {
    return await load()
  } catch (cause) {
    await checkConnection()
    if (connectionStore.get() === 'connected') throw cause
    throw new ServerUnreachable(tx(connectionTexts.notNow), { cause })
  }
}
