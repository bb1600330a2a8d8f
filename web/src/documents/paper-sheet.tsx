import type { Paper, PaperCell, PaperFigure, PaperTable } from '@pasok/domain/kernel/paper'
import { createPortal } from 'react-dom'
import { look } from '../ui/look'
import { PaperFoot } from './paper-foot'
import classes from './paper-sheet.module.css'

function Figures({ figures }: { figures: readonly PaperFigure[] }) {
  if (figures.length === 0) return null
  return (
    <dl className={`${look('paper-unbroken')} ${classes.figures}`}>
      {figures.map(({ label, value, total }) => (
        <div
          key={label}
          className={`${look('flex', 'justify-between', 'gap-md', 'tabular')} ${classes.figure}`}
          data-total={total}
        >
          <dt>{label}</dt>
          <dd className={look('nowrap')}>{value}</dd>
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
    <td data-align={align} className={look(align === 'right' && 'nowrap')}>
      {cell?.text}
      {cell?.struck?.map((line) => (
        <s key={line} className={`${look('block')} ${classes.small}`}>
          {line}
        </s>
      ))}
      {cell?.below?.map((line) => (
        <span key={line} className={`${look('block')} ${classes.small}`}>
          {line}
        </span>
      ))}
    </td>
  )
}

/** A table whose title and headings repeat on every printed page. */
function Table({ table }: { table: PaperTable }) {
  const { title, aside, columns, rows, figures } = table
  return (
    <section>
      <table className={`${look('table', 'table-fixed', 'break-anywhere')} ${classes.table}`}>
        <colgroup>
          {columns.map(({ head, width }) => (
            <col key={head} style={width === undefined ? undefined : { width: `${width}pt` }} />
          ))}
        </colgroup>
        <thead>
          <tr className={look('paper-unbroken')}>
            <th scope="colgroup" colSpan={columns.length} className={classes.title}>
              {title} <span className={look('tiny', 'regular')}>{aside}</span>
            </th>
          </tr>
          <tr className={look('paper-unbroken')}>
            {columns.map(({ head, align }) => (
              <th
                key={head}
                scope="col"
                data-align={align}
                className={look(align === 'right' && 'nowrap')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // The first cell is the line number and therefore unique.
            <tr key={row[0]?.text} className={look('paper-unbroken')}>
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

function Content({ paper }: { paper: Paper }) {
  const { head, facts, tables, figures, signatures } = paper
  return (
    <>
      <PaperFoot code={paper.title} />
      <header className={look('flex', 'justify-between', 'gap-md', 'mb-md', 'text-lg')}>
        <strong>{head.company}</strong>
        <span className={look('stack', 'flex-none', 'text-right')}>
          <strong>{head.code}</strong>
          <span className={look('tiny')}>{head.kind}</span>
          {head.status !== undefined && <span className={look('tiny')}>{head.status}</span>}
        </span>
      </header>
      <dl className={`${look('grid', 'break-anywhere')} ${classes.facts}`}>
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
        <div className={`${look('grid', 'paper-unbroken')} ${classes.signatures} ${classes.small}`}>
          {signatures.people.map((who) => (
            <div key={who} className={`${look('stack', 'justify-between')} ${classes.signature}`}>
              <span>{who}</span>
              <span>{signatures.hint}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** A document on A4, visible to the printer only; while it is rendered, nothing else is printed. */
export function PaperSheet({ paper }: { paper: Paper }) {
  return createPortal(
    <article
      className={`${look('tiny', 'paper-only')} ${classes.sheet}`}
      lang={paper.language}
      aria-hidden
    >
      <Content paper={paper} />
    </article>,
    document.body,
  )
}

/** A document on the screen as it prints on A4. */
export function PaperPreview({ paper }: { paper: Paper }) {
  return (
    <article
      className={`${look('tiny')} ${classes.preview}`}
      lang={paper.language}
      aria-label={paper.title}
    >
      <Content paper={paper} />
    </article>
  )
}
