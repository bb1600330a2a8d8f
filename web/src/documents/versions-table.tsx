import { Box, VisuallyHidden } from '@mantine/core'
import type { LineDifference } from '@pasok/domain/cart/cart.differences'
import { differenceTexts } from '@pasok/domain/cart/cart.texts'
import { quantity } from '../lib/format'
import { useTexts } from '../lib/texts'
import classes from './versions-table.module.css'
import { look } from '../ui/look'

/** A difference between two versions outside the lines. */
export interface ChoiceDifference {
  label: string
  mine: string
  theirs: string
}

interface VersionProps {
  line: LineDifference
  side: 'mine' | 'theirs'
}

function Version({ line, side }: VersionProps) {
  const t = useTexts(differenceTexts)
  const version = line[side]
  if (!version) return <span className={look('dimmed')}>{t('notInIt')}</span>
  const note = version.note === '' ? t('withoutNote') : t('notePart', { note: version.note })
  const isBoth = line.mine !== null && line.theirs !== null
  return (
    <>
      <span className={look('block', 'tabular', line.differs.quantity && 'semibold')}>
        {quantity(version.quantity)}
      </span>
      {line.differs.note && (isBoth || version.note !== '') && (
        <span className={look('dimmed')}>{note}</span>
      )}
    </>
  )
}

interface VersionsTableProps {
  choices: readonly ChoiceDifference[]
  lines: readonly LineDifference[]
}

/** The user's version beside the other user's, where they differ. */
export function VersionsTable({ choices, lines }: VersionsTableProps) {
  const t = useTexts(differenceTexts)
  return (
    <Box
      className={`${look('frame', 'mb-sm')} ${classes.frame}`}
      role="region"
      aria-label={t('differences')}
      // Focusable, so that a long table can be scrolled with the keyboard.
      tabIndex={0}
    >
      <table
        className={`${look('table', 'table-fixed', 'sticky-heads', 'color-text', 'break-anywhere')} ${classes.table}`}
      >
        <thead>
          <tr className={look('border-b', 'text-xs')}>
            <th scope="col" className={`${look('phone-hidden')} ${classes.what}`}>
              <VisuallyHidden>{t('what')}</VisuallyHidden>
            </th>
            <th scope="col">{t('mine')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ label, mine, theirs }) => (
            <tr key={label} className={look('ruled')}>
              <th scope="row" className={`${look('medium', 'phone-span-all')} ${classes.row}`}>
                {label}
              </th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
          {lines.map((line) => (
            <tr key={line.productId} className={look('ruled')}>
              <th scope="row" className={`${look('medium', 'phone-span-all')} ${classes.row}`}>
                {line.name}
              </th>
              <td>
                <Version line={line} side="mine" />
              </td>
              <td>
                <Version line={line} side="theirs" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
