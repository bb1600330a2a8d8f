import type { Paper, PaperCell, PaperFigure, PaperTable } from '@pasok/domain/kernel/paper'
import { createPortal } from 'react-dom'
import { PaperFoot } from './paper-foot'
import classes from './paper-sheet.module.css'

function Figures({ figures }: { figures: readonly PaperFigure[] }) {
  if (figures.length === 0) return null
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value, total }) => (
        <div key={label} className={classes.figure} data-total={total}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Cell({
  cell,
  align,
}: {
  cell: PaperCell | undefined
  align: 'left' | 'right' | undefined
}) {
  return (
    <td data-align={align}>
      {cell?.text}
      {cell?.struck?.map((line) => (
        <s key={line} className={classes.below}>
          {line}
        </s>
      ))}
      {cell?.below?.map((line) => (
        <span key={line} className={classes.below}>
          {line}
        </span>
      ))}
    </td>
  )
}

/** Title and heads stand on every page that the table goes on to. */
function Table({ table }: { table: PaperTable }) {
  const { title, aside, columns, rows, figures } = table
  return (
    <section>
      <table className={classes.table}>
        <colgroup>
          {columns.map(({ head, width }) => (
            <col key={head} style={width === undefined ? undefined : { width: `${width}pt` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={columns.length} className={classes.title}>
              {title} <span className={classes.aside}>{aside}</span>
            </th>
          </tr>
          <tr>
            {columns.map(({ head, align }) => (
              <th key={head} scope="col" data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // Each begins with its number.
            <tr key={row[0]?.text}>
              {columns.map(({ head, align }, column) => (
                <Cell key={head} cell={row[column]} align={align} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Figures figures={figures} />
    </section>
  )
}

/** All that a document says, the same on paper and on the screen. */
function Content({ paper }: { paper: Paper }) {
  const { head, facts, tables, figures, signatures } = paper
  return (
    <>
      <PaperFoot code={paper.title} />
      <header className={classes.head}>
        <strong>{head.company}</strong>
        <span className={classes.code}>
          <strong>{head.code}</strong>
          <span>{head.kind}</span>
          {head.status !== undefined && <span>{head.status}</span>}
        </span>
      </header>
      <dl className={classes.facts}>
        {facts.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {tables.map((table) => (
        <Table key={table.title} table={table} />
      ))}
      <div className={classes.totals}>
        <Figures figures={figures} />
      </div>
      {signatures && (
        <div className={classes.signatures}>
          {signatures.people.map((who) => (
            <div key={who}>
              <span>{who}</span>
              <span>{signatures.hint}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** A document on A4, which is seen by the printer alone: while it stands there, nothing else is printed. */
export function PaperSheet({ paper }: { paper: Paper }) {
  return createPortal(
    <article className={`${classes.paper} ${classes.sheet}`} lang={paper.language} aria-hidden>
      <Content paper={paper} />
    </article>,
    document.body,
  )
}

/** The same document on the screen, as it comes out on A4. */
export function PaperPreview({ paper }: { paper: Paper }) {
  return (
    <article
      className={`${classes.paper} ${classes.preview}`}
      lang={paper.language}
      aria-label={paper.title}
    >
      <Content paper={paper} />
    </article>
  )
}
