import { connectionStore, lookForServer } from './connection'

/** A piece of the app that could not be fetched, as the server can't be reached. */
export class Unreached extends Error {
  override readonly name = 'Unreached'
}

/**
 * Fetches a piece of the app. What a release has replaced is not there any more, and a reload helps
 * (the router's own way out); without a connection a reload would lose the page, too: that failure
 * is told apart.
 * @throws Unreached
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
