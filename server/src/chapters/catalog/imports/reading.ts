import {
  LONGEST_IMPORT_LINE,
  MOST_IMPORT_LINES,
} from '@pasok/domain/catalog/catalog.import.constants'
import { REMARK } from '@pasok/domain/catalog/catalog.import.cells'
import { importErrors } from '@pasok/domain/catalog/catalog.import.errors'
import {
  chooseDelimiter,
  countKnown,
  readHeading,
  type Heading,
} from '@pasok/domain/catalog/catalog.import.heading'
import { IMPORT_DELIMITERS, type ImportEncoding } from '@pasok/domain/catalog/catalog.import.model'
import type { Text, WordedValues } from '@pasok/domain/kernel/texts'
import { CsvError, parse, type Options } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'

/** The file as a whole can't be read: no other try helps. */
export class UnreadableFile extends Error {
  constructor(
    readonly text: Text,
    readonly values: WordedValues = {},
  ) {
    super(text.en)
    this.name = 'UnreadableFile'
  }
}

/** A line below the heading, and its row in a spreadsheet, the first row being 1. */
export interface FileLine {
  line: number
  cells: string[]
}

export interface OpenedFile {
  heading: Heading
  delimiter: string
  /** Without empty lines and remarks. */
  lines: AsyncGenerator<FileLine, void, undefined>
}

/** Characters among which the heading must end. */
const HEAD = LONGEST_IMPORT_LINE * 2
/** Excel's own way to say what stands between the cells, before the heading. */
const SEP_LINE = /^sep=(.)\r?\n/i

const optionsOf = (delimiter: string): Options => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // A sign for inches in the midst of a text is none that quotes.
  relax_quotes: true,
  max_record_size: LONGEST_IMPORT_LINE,
})

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
const isRemark = ([first = '']: readonly string[]) => first.trimStart().startsWith(REMARK)

async function* decoded(
  content: AsyncIterable<unknown>,
  encoding: ImportEncoding,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of content)
    if (chunk instanceof Uint8Array) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Rows among which the heading is looked for: price lists have a title above it. */
const HEADING_WITHIN = 10

/** The first rows of a text, those that can be read so. */
function firstRows(head: string, delimiter: string): string[][] {
  const rows: string[][] = []
  try {
    const on_record = (cells: string[]) => {
      rows.push(cells)
      return cells
    }
    parseAtOnce(head, { ...optionsOf(delimiter), to: HEADING_WITHIN, on_record })
  } catch {
    // What follows a row that was read does not matter here.
  }
  return rows
}

/** Of the first rows the one with the most columns that are known here. */
const mostKnown = (rows: readonly string[][]): string[] =>
  rows.toSorted((a, b) => countKnown(b) - countKnown(a))[0] ?? []

async function readHead(text: AsyncGenerator<string, void, undefined>): Promise<string> {
  let head = ''
  while (head.length < HEAD) {
    const next = await text.next()
    if (next.done) break
    head += next.value
  }
  return head
}

async function* continued(head: string, rest: AsyncIterable<string>) {
  yield head
  yield* rest
}

/** What the parser refuses, in words; it is ahead of who reads its rows. */
function inWords(error: unknown, before: number, linesBefore: number): unknown {
  if (!(error instanceof CsvError)) return error
  const counted = (name: 'records' | 'lines') => (typeof error[name] === 'number' ? error[name] : 0)
  const row = before + counted('records')
  const count = Math.max(1, counted('lines') - linesBefore)
  const values = { line: row + 1, most: LONGEST_IMPORT_LINE, count }
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new UnreadableFile(importErrors.longLine, values)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableFile(importErrors.openQuote, values)
  return new UnreadableFile(importErrors.unreadable, { line: row })
}

/** Every row of the file with its number, empty ones too. */
async function* rowsOf(
  text: AsyncIterable<string>,
  delimiter: string,
  before: number,
): AsyncGenerator<FileLine, void, undefined> {
  /** Lines of the file up to the end of the last row that was read. */
  let lines = 0
  const on_record: Options['on_record'] = (cells, context) => {
    lines = context.lines
    return cells
  }
  const parser = parse({ ...optionsOf(delimiter), on_record })
  let line = before
  const feeding = feed(text, parser)
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1
      yield { line, cells }
    }
  } catch (error) {
    throw inWords(error, before, lines)
  } finally {
    parser.destroy()
    await feeding
  }
}

/** Writes as fast as is read. What goes wrong in the source goes wrong in the parser. */
async function feed(text: AsyncIterable<string>, parser: ReturnType<typeof parse>): Promise<void> {
  try {
    for await (const part of text) {
      if (parser.destroyed) return
      if (!parser.write(part)) await drained(parser)
    }
    parser.end()
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error('unreadable', { cause: error }))
  }
}

const drained = (parser: ReturnType<typeof parse>) =>
  new Promise<void>((resolve) => {
    if (parser.destroyed) return resolve()
    parser.once('drain', resolve).once('close', resolve)
  })

async function* linesOf(rows: AsyncGenerator<FileLine, void, undefined>) {
  let count = 0
  for await (const row of rows) {
    if (isBlank(row.cells) || isRemark(row.cells)) continue
    count += 1
    if (count > MOST_IMPORT_LINES)
      throw new UnreadableFile(importErrors.tooManyLines, { most: MOST_IMPORT_LINES })
    yield row
  }
}

/**
 * Opens an uploaded file: finds what stands between its cells, reads its heading, and gives its
 * lines one by one, as much of it in memory as a line is long.
 * @throws UnreadableFile here or at the line from which on it can't be read.
 */
export async function openImportFile(
  content: AsyncIterable<unknown>,
  encoding: ImportEncoding,
): Promise<OpenedFile> {
  const text = decoded(content, encoding)
  const begun = await readHead(text)
  const [sepLine = '', sep] = SEP_LINE.exec(begun) ?? []
  const head = begun.slice(sepLine.length)
  const told = IMPORT_DELIMITERS.find((one) => one === sep)
  const delimiter = told ?? chooseDelimiter((one) => mostKnown(firstRows(head.trimStart(), one)))
  const rows = rowsOf(continued(head, text), delimiter, sepLine === '' ? 0 : 1)
  let failure: UnreadableFile | undefined
  let tried = 0
  for (let row = await rows.next(); !row.done; row = await rows.next()) {
    if (isBlank(row.value.cells)) continue
    const names = row.value.cells.map((cell) => cell.trim())
    while (names.at(-1) === '') names.pop()
    const heading = readHeading(names)
    if ('names' in heading) return { heading, delimiter, lines: linesOf(rows) }
    tried += 1
    const isTitle = countKnown(names) < 2
    // The first row says what is wrong, unless a later one names columns and is wrong itself.
    if (!failure || !isTitle) failure = new UnreadableFile(heading.text, heading.values)
    if (!isTitle || tried === HEADING_WITHIN) break
  }
  await rows.return()
  throw failure ?? new UnreadableFile(importErrors.noHeading, { found: '' })
}
