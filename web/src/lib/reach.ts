import { connectionStore, lookForServer } from './connection'

/** A part of the app could not be loaded because the server cannot be reached. */
export class Unreached extends Error {
  override readonly name = 'Unreached'
}

/**
 * Loads a part of the app. If a release has replaced the file, a reload helps, which the router offers. Without
 * a connection a reload would lose the page, so that case has its own error. @throws Unreached
 */
export async function reach<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  try {
    return await load()
  } catch (cause) {
    await lookForServer()
    if (connectionStore.get() === 'connected') throw cause
    throw new Unreached('The server cannot be reached', { cause })
  }
}
