import { spokenRupiahOf } from '@pasok/domain/kernel/figures'
import {
  COMPARED,
  COMPARED_TILES,
  type ComparedTile,
  type Tile,
} from '@pasok/domain/reports/reports.figures'
import type { Report } from '@pasok/domain/reports/reports.model'
import { reportTexts } from '@pasok/domain/reports/reports.texts'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { changeOf } from '../../../features/reports/change'
import { useLanguage, useTexts } from '../../../lib/texts'
import classes from './before.module.css'
import { look } from '../../../ui/look'

interface BeforeProps {
  report: Pick<Report, ComparedTile | 'before'>
  tile: Tile
}

/** What a tile is beside that of the range before; what stands open today is beside nothing. */
export function Before({ report: { before, ...report }, tile }: BeforeProps) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const compared = COMPARED_TILES.find((one) => one === tile)
  if (!compared) return t('standing')
  if (!before) return null
  const [now, then] = [report[compared].totalAmount, before.tiles[compared].totalAmount]
  if (now === then) return now > 0 && t('same')
  if (then === 0) return t('none')
  const isMore = now > then
  const { text, ...values } = changeOf(now, then)
  const Arrow = isMore ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={look('block')}>
      <Arrow
        size={14}
        className={`${classes.arrow} ${look(meaningOf(COMPARED[compared], isMore))}`}
        aria-hidden
      />
      {t(text, {
        ...values,
        before: spokenRupiahOf(language)(then).replace(' ', '\u00A0'),
      })}
    </span>
  )
}

/** The colour of a change for the better or the worse. */
const meaningOf = (more: 'neither' | 'better' | 'worse', isMore: boolean) =>
  more !== 'neither' && (isMore === (more === 'better') ? 'green' : 'red')
