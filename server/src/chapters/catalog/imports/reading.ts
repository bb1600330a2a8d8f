import {
  LONGEST_IMPORT_LINE,
  MAX_IMPORT_LINES,
} from '@pasok/domain/catalog/imports/imports.constants'
import { REMARK } from '@pasok/domain/catalog/imports/imports.cells'
import { importErrors } from '@pasok/domain/catalog/imports/imports.errors'
import {
  chooseDelimiter,
  countKnown,
  readHeading,
  type Heading,
} from '@pasok/domain/catalog/imports/imports.heading'
import { IMPORT_DELIMITERS, type ImportEncoding } from '@pasok/domain/catalog/imports/imports.model'
import type { Text, WordedValues } from '@pasok/domain/kernel/texts'
import { CsvError, parse, type Options } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'

/** Thrown when the whole file cannot be read and a retry is useless. */
export class UnreadableFile extends Error {
  constructor(
    readonly text: Text,
    readonly values: WordedValues = {},
  ) {
    super(text.en)
    this.name = 'UnreadableFile'
  }
}

/** A line below the heading, with its row number in a spreadsheet (the first row is 1). */
export interface FileLine {
  line: number
  cells: string[]
}

export interface OpenedFile {
  heading: Heading
  delimiter: string
  /** Without empty lines and comments. */
  lines: AsyncGenerator<FileLine, void, undefined>
}

/** Number of characters within which the heading must end. */
const HEAD = LONGEST_IMPORT_LINE * 2
/** Excel's own declaration of the cell delimiter, before the heading. */
const SEP_LINE = /^sep=(.)\r?\n/i

const optionsOf = (delimiter: string): Options => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // An inch sign within a text is not a quotation mark.
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

/** Number of rows searched for the heading, because price lists often begin with a title. */
const HEADING_WITHIN = 10

/** Returns the first rows that can be parsed with this delimiter. */
function firstRows(head: string, delimiter: string): string[][] {
  const rows: string[][] = []
  try {
    const on_record = (cells: string[]) => {
      rows.push(cells)
      return cells
    }
    parseAtOnce(head, { ...optionsOf(delimiter), to: HEADING_WITHIN, on_record })
  } catch {
    // An error in later rows is irrelevant here.
  }
  return rows
}

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

/**
 * Translates a parser error for the user. The parser reads ahead of its consumer, so row numbers come from its
 * own counters.
 */
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

/** Yields every row of the file with its number, empty rows included. */
async function* rowsOf(
  text: AsyncIterable<string>,
  delimiter: string,
  before: number,
): AsyncGenerator<FileLine, void, undefined> {
  /** Number of file lines up to the end of the last parsed row. */
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

/** Writes to the parser at the consumer's speed. An error of the source is raised in the parser. */
async function feed(text: AsyncIterable<string>, parser: ReturnType<typeof parse>): Promise<void> {
  try {
    for await (const part of text) {
      if (parser.destroyed) return
      if (!parser.write(part)) await drained(parser)
    }
    parser.end()
  } catch (error) {
    parser.destroy(
      error instanceof Error ? error : new Error('The file could not be read.', { cause: error }),
    )
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
    if (count > MAX_IMPORT_LINES)
      throw new UnreadableFile(importErrors.tooManyLines, { most: MAX_IMPORT_LINES })
    yield row
  }
}

/**
 * Opens an uploaded file: detects the delimiter, reads the heading and yields the lines, with only one line in
 * memory. @throws UnreadableFile here, or at the first line that cannot be read.
 */
export async function openImportFile(
  content: AsyncIterable<unknown>,
  encoding: ImportEncoding,
): Promise<OpenedFile> {
  const text = decoded(content, encoding)
  const beginning = await readHead(text)
  const [sepLine = '', sep] = SEP_LINE.exec(beginning) ?? []
  const head = beginning.slice(sepLine.length)
  const declared = IMPORT_DELIMITERS.find((one) => one === sep)
  const delimiter =
    declared ?? chooseDelimiter((one) => mostKnown(firstRows(head.trimStart(), one)))
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
    // Reports the problem of the first row, unless a later row is a heading with a problem of its own.
    if (!failure || !isTitle) failure = new UnreadableFile(heading.text, heading.values)
    if (!isTitle || tried === HEADING_WITHIN) break
  }
  await rows.return()
  throw failure ?? new UnreadableFile(importErrors.noHeading, { found: '' })
}
