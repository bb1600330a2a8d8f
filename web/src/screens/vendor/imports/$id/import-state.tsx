import type { ProductImport } from '@pasok/domain/catalog/imports/imports.model'
import { isRunning } from '@pasok/domain/catalog/imports/imports.states'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import { count as formatCount } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { ProgressTrack } from '../../../../ui/progress-track'
import { look } from '../../../../ui/look'

type Words = keyof typeof importTexts
type StateText = readonly [Words, Readonly<Record<string, string>>?]

/** Returns the import's status with the next step, as text. */
function stateTextOf(record: ProductImport): StateText {
  const { state, good, bad, imported, lines, lines_checked, lines_imported } = record
  const values = {
    good: formatCount(good),
    bad: formatCount(bad),
    all: formatCount(lines ?? lines_checked),
  }
  switch (state) {
    case 'checking':
      return ['checkingProgress', { done: formatCount(lines_checked) }]
    case 'importing':
      return [
        'importingProgress',
        { done: formatCount(lines_imported), all: formatCount(lines ?? 0) },
      ]
    case 'checked':
      if (good === 0) return ['checkedNone']
      if (good === 1 && bad === 0) return ['checkedOne']
      return bad === 0 ? ['checkedAll', { count: formatCount(good) }] : ['checkedSome', values]
    case 'canceled':
      return imported === 0
        ? ['canceledNothing']
        : ['canceledSome', { count: formatCount(imported) }]
    default:
      if (imported === 1 && bad === 0) return ['doneOne']
      return bad === 0
        ? ['doneAll', { count: formatCount(imported) }]
        : ['doneSome', { ...values, good: formatCount(imported) }]
  }
}

interface Props {
  record: ProductImport
}

function Bar({ record }: Props) {
  const t = useTexts(importTexts)
  const { state, lines, lines_imported } = record
  // The number of lines is unknown until the whole file has been checked.
  if (state === 'checking' || !lines) return <ProgressTrack label={t('checking')} />
  const percent = Math.floor((lines_imported / lines) * 100)
  return <ProgressTrack label={t('importing')} percent={percent} />
}

/** Status of an import as text, with a progress bar while it runs. */
export function ImportProgress({ record }: Props) {
  const t = useTexts(importTexts)
  const isOn = isRunning(record.state)
  return (
    <section
      className={look('stack', 'gap-6', 'p-md', 'border', 'rounded-md')}
      aria-label={t('state')}
    >
      <p className={look('medium')} role="status">
        {t(...stateTextOf(record))}
      </p>
      {isOn && <Bar record={record} />}
      {isOn && <p className={look('dimmed', 'text-xs', 'break-anywhere')}>{t('mayLeave')}</p>}
    </section>
  )
}

/** Line counts: as checked before the import, and as imported afterwards. */
export function ImportFigures({ record }: Props) {
  const t = useTexts(importTexts)
  const isDone = record.imported > 0
  const fresh = isDone ? record.created : record.new_lines
  const changed = isDone ? record.changed : record.changed_lines
  const good = isDone ? record.imported : record.good
  const figures: readonly [Words, number][] = [
    ['lines', record.lines ?? record.lines_checked],
    [isDone ? 'imported' : 'good', good],
    ['newLines', fresh],
    ['changedLines', changed],
    ['sameLines', Math.max(0, good - fresh - changed)],
    ['badLines', record.bad],
  ]
  return (
    <dl className={look('grid', 'auto-columns', 'gap-sm', 'mt-md', 'mb-md')}>
      {figures.map(([name, value]) => (
        <div key={name} className={look('p-10-md', 'border', 'rounded-md')}>
          <dt className={look('text-xs')}>{t(name)}</dt>
          <dd
            className={look(
              'text-lg',
              'semibold',
              'tabular',
              name === 'badLines' && value > 0 && 'error',
            )}
          >
            {formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
