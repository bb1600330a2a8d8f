/** A test of the web that stands on a browser of its own, or puts a module in another one's place. */
const ALONE = /@vitest-environment|\bvi\.(?:mock|doMock|resetModules)\b/

/** Whether a test file of the web is to read its modules anew: the others share what a worker has read. */
export const standsAlone = (text: string): boolean => ALONE.test(text)
