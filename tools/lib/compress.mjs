import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Files below this size in bytes fit into one packet anyway. */
const WORTH_IT = 1_400

/**
 * Writes a brotli-compressed copy next to each file, which the server sends to clients that accept
 * it.
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
