import { shorten } from '@pasok/domain/kernel/cut'
import type { Content, DocumentDefinition } from 'pdfmake'
import type {
  Paper,
  PaperCell,
  PaperColumn,
  PaperFact,
  PaperFigure,
  PaperTable,
} from '@pasok/domain/kernel/paper'
import { isDrawnEmoji, runsOf } from './paper-letters'
import { fittingRows, SMALL, TEXT } from './paper-rows'

/** Page margins and the height reserved for the page header and footer, in points. */
const EDGE = 36
const HEAD_ROOM = 76
const FOOT_ROOM = 44
const LINE = '#c4cad0'
/** Widths of the lines above a table's column heads and above its first row, in points, by line index. */
const LINE_WIDTHS: Record<number, number> = { 1: 0.5, 2: 0.75 }
const QUIET = '#57616c'
/** Longer words may be broken at any letter; otherwise they would overflow their column. */
const LONGEST_WORD = 16
/** Maximum number of characters of a company name in the page header: two lines. */
const LONGEST_HEAD = 90

type Inline = { text: string; font?: string; wordBreak?: 'break-all' }

/** Text written from right to left: drawn as one unit, or its words would appear in the wrong order. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const BETWEEN_FROM_RIGHT = new RegExp(`(?<=${FROM_RIGHT.source}) (?=${FROM_RIGHT.source})`, 'gu')

/**
 * Replaces characters that the fonts cannot draw: everything beyond the first Unicode plane except emoji, and
 * lone surrogates. Removes skin tones and invisible marks. Any other missing character is drawn by the fonts as
 * a box.
 */
const plain = (text: string) =>
  text
    .replaceAll(/[\u{1F3FB}-\u{1F3FF}]/gu, '')
    .replaceAll(/[\u{10000}-\u{10FFFF}\p{Cs}]/gu, (letter) => (isDrawnEmoji(letter) ? letter : '□'))
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replaceAll(BETWEEN_FROM_RIGHT, '\u00A0')

/** Splits a text so that long words break at the column's end. */
function breaking(text: string): Inline[] {
  return plain(text)
    .split(/(?<=[^\S\u00A0])/u)
    .flatMap((word) =>
      runsOf(word).map((run): Inline =>
        word.length > LONGEST_WORD && run.font !== 'Emoji' && !FROM_RIGHT.test(word)
          ? { ...run, wordBreak: 'break-all' }
          : run,
      ),
    )
}

const small = (line: string) => ({ text: breaking(line), fontSize: SMALL, color: QUIET })

const cellOf = (
  { text, struck = [], below = [] }: PaperCell,
  { align = 'left' }: PaperColumn,
): Content => ({
  stack: [
    { text: breaking(text) },
    ...struck.map((line) => ({ ...small(line), decoration: 'lineThrough' as const })),
    ...below.map(small),
  ],
  alignment: align,
})

function figuresOf(figures: readonly PaperFigure[], width: number): Content {
  return {
    unbreakable: true,
    columns: [
      { text: '', width: '*' },
      {
        width,
        table: {
          widths: ['*', 'auto'],
          body: figures.map(({ label, value, total }) => [
            { text: breaking(label), bold: total === true },
            { text: plain(value), alignment: 'right', bold: total === true, noWrap: true },
          ]),
        },
        layout: {
          hLineWidth: (line) => (figures[line]?.total === true ? 0.75 : 0),
          vLineWidth: () => 0,
          paddingTop: () => 2,
          paddingBottom: () => 2,
          paddingLeft: () => 0,
          paddingRight: () => 0,
        },
      },
    ],
    margin: [0, 6, 0, 0],
  }
}

/** Builds a table. Its title is part of the table head, so that it is repeated on each page. */
function tableOf({ title, aside, columns, rows, figures }: PaperTable): Content[] {
  const parts = fittingRows(rows, columns)
  const isFurther = parts.flatMap((row) => row.map((_, part) => part > 0))
  const isInRow = (line: number) => isFurther[line - 2] === true
  const heading: Content = {
    colSpan: columns.length,
    text: [
      { text: breaking(title), bold: true, fontSize: 10 },
      ...(aside === undefined ? [] : [{ text: `   ${plain(aside)}`, color: QUIET }]),
    ],
    margin: [0, 2, 0, 2],
  }
  const spanned = columns.slice(1).map((): Content => ({ text: '' }))
  const heads = columns.map(({ head, align = 'left' }): Content => ({
    text: plain(head),
    fontSize: SMALL,
    color: QUIET,
    alignment: align,
  }))
  const table: Content = {
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width ?? '*'),
      body: [
        [heading, ...spanned],
        heads,
        ...parts
          .flat()
          .map((row) => row.map((cell, at) => cellOf(cell, columns[at] ?? { head: '' }))),
      ],
    },
    layout: {
      hLineWidth: (line) => (line === 0 || isInRow(line) ? 0 : (LINE_WIDTHS[line] ?? 0.25)),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: (column) => (column === 0 ? 0 : 4),
      paddingRight: (column) => (column === columns.length - 1 ? 0 : 4),
      paddingTop: (row) => (isInRow(row) ? 0 : 3),
      paddingBottom: (row) => (isInRow(row + 1) ? 0 : 3),
    },
    margin: [0, 16, 0, 0],
  }
  return figures.length === 0 ? [table] : [table, figuresOf(figures, 240)]
}

const factOf = ({ label, lines }: PaperFact): Content => ({
  width: '*',
  stack: [
    { text: breaking(label), fontSize: SMALL, color: QUIET, margin: [0, 0, 0, 2] },
    ...lines.map((line) => ({ text: breaking(line) })),
  ],
})

function factsOf(facts: readonly PaperFact[]): Content[] {
  const rows = Array.from({ length: Math.ceil(facts.length / 3) }, (_, at) =>
    facts.slice(at * 3, at * 3 + 3),
  )
  return rows.map((row) => ({
    columns: [
      ...row.map(factOf),
      ...Array.from({ length: 3 - row.length }, (): Content => ({ width: '*', text: '' })),
    ],
    columnGap: 16,
    margin: [0, 0, 0, 10],
  }))
}

const headOf = ({ kind, code, company, status }: Paper['head']): Content => ({
  margin: [EDGE, 28, EDGE, 0],
  stack: [
    {
      columns: [
        { width: '*', text: breaking(shorten(company, LONGEST_HEAD)), bold: true, fontSize: 12 },
        {
          width: 'auto',
          stack: [
            { text: plain(code), bold: true, fontSize: 12, alignment: 'right' },
            {
              text: plain(status === undefined ? kind : `${kind} · ${status}`),
              color: QUIET,
              alignment: 'right',
            },
          ],
        },
      ],
      columnGap: 16,
    },
  ],
})

const signaturesOf = ({ people, hint }: NonNullable<Paper['signatures']>): Content => ({
  unbreakable: true,
  table: {
    widths: people.map(() => '*'),
    body: [
      people.map((who) => ({
        stack: [
          { text: breaking(who), fontSize: SMALL, color: QUIET },
          { text: breaking(hint), fontSize: SMALL, color: QUIET, margin: [0, 60, 0, 0] },
        ],
      })),
    ],
  },
  layout: { hLineColor: () => LINE, vLineColor: () => LINE },
  margin: [0, 24, 0, 0],
})

export function documentOf(paper: Paper): DocumentDefinition {
  return {
    pageSize: 'A4',
    pageMargins: [EDGE, HEAD_ROOM, EDGE, FOOT_ROOM],
    language: paper.language,
    info: { title: plain(paper.title), creator: 'Pasok', producer: 'Pasok' },
    defaultStyle: { font: 'Roboto', fontSize: TEXT, lineHeight: 1.15 },
    header: () => headOf(paper.head),
    footer: (page, pages) => {
      const { left, right } = paper.foot
      return {
        margin: [EDGE, 12, EDGE, 0],
        fontSize: SMALL,
        color: QUIET,
        columns: [
          { width: '*', text: breaking(left) },
          {
            width: 'auto',
            text: plain(
              right.replace('{{page}}', String(page)).replace('{{pages}}', String(pages)),
            ),
            alignment: 'right',
          },
        ],
      }
    },
    content: [
      ...factsOf(paper.facts),
      ...paper.tables.flatMap(tableOf),
      ...(paper.figures.length === 0
        ? []
        : [{ stack: [figuresOf(paper.figures, 280)], margin: [0, 12, 0, 0] } satisfies Content]),
      ...(paper.signatures === undefined ? [] : [signaturesOf(paper.signatures)]),
    ],
  }
}
