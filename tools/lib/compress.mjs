import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Smaller ones travel in one packet anyway. */
const WORTH_IT = 1_400

/**
 * Puts a brotli form beside each file; the server hands it out to those who take it.
 * @param {string[]} paths
 */
export async function compressFiles(paths) {
  for (const path of paths) {
    const plain = await readFile(path)
    if (plain.length < WORTH_IT) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${path}.br`, await compress(plain, { params }))
  }
}
