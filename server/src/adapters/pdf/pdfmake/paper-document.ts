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

/** Points: of the page's edges, and of the room that its head takes. */
const EDGE = 36
const HEAD_ROOM = 76
const FOOT_ROOM = 44
const LINE = '#c4cad0'
/** Of the lines above the heads of a table and above its first row. */
const LINE_WIDTHS: Record<number, number> = { 1: 0.5, 2: 0.75 }
const QUIET = '#57616c'
/** A longer word may be broken anywhere: it would run out of its column. */
const LONGEST_WORD = 16
/** Characters of a company's name at the head: two lines, for which there is room. */
const LONGEST_HEAD = 90

type Inline = { text: string; font?: string; wordBreak?: 'break-all' }

/** Words that are written from right to left: drawn as one, or they would stand in the wrong order. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const BETWEEN_FROM_RIGHT = new RegExp(`(?<=${FROM_RIGHT.source}) (?=${FROM_RIGHT.source})`, 'gu')

/**
 * Replaces what the fonts have no letters for: all beyond the first plane but emoji, and halves of
 * letters. Skin tones and marks that draw nothing are removed. Of any other letter that they lack the
 * fonts draw a box.
 */
const plain = (text: string) =>
  text
    .replaceAll(/[\u{1F3FB}-\u{1F3FF}]/gu, '')
    .replaceAll(/[\u{10000}-\u{10FFFF}\p{Cs}]/gu, (letter) => (isDrawnEmoji(letter) ? letter : '□'))
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replaceAll(BETWEEN_FROM_RIGHT, '\u00A0')

/** A text whose long words break wherever the column ends. */
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

/** The title stands in the table's head, so that it is repeated with the columns. */
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

/** Three beside each other, the others in rows below. */
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

/** A box for each person to sign in. */
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

/** The library's own document of a paper. */
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
