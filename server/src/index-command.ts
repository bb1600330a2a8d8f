import { openSearchIndex } from './adapters/search-index/open-search-index'
import { rebuildIndex, type Progress } from './chapters/catalog/rebuild-index'
import { readConfig, type Config } from './config'
import { createDb } from './db/db'
import { startDatabase } from './db/start-database'
import { DocumentsRefused } from './ports/search-index'
import { StartError } from './start-error'

const say = (line: string) => process.stderr.write(`${line}\n`)

/** A line a second at most, and where a terminal looks on, over the line before it. */
function tellProgress(): (progress: Progress) => void {
  const beganAt = performance.now()
  let toldAt = Number.NEGATIVE_INFINITY
  return ({ saved, total }) => {
    const now = performance.now()
    if (now - toldAt < 1_000 && saved < total) return
    toldAt = now
    const perSecond = Math.round(saved / ((now - beganAt) / 1_000))
    const percent = Math.floor((100 * saved) / Math.max(1, total))
    const line = `Index: ${percent}%, ${saved} of ${total} products, ${perSecond} a second`
    if (!process.stderr.isTTY) return void say(line)
    process.stderr.write(`\r\u001b[2K${line}${saved < total ? '' : '\n'}`)
  }
}

async function rebuild(config: Config): Promise<void> {
  const database = await startDatabase(config, say)
  try {
    const index = openSearchIndex(database.pool, config.search)
    const saved = await rebuildIndex(createDb(database.pool), index, tellProgress())
    say(`Index: ${saved} products, made anew`)
  } finally {
    await database.stop()
  }
}

try {
  await rebuild(readConfig(process.env))
} catch (error) {
  if (error instanceof DocumentsRefused)
    say(`Index: made anew, but without these, which it refuses: ${error.objectIds.join(', ')}`)
  else console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
