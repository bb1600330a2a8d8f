import { Button } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { readingsOf } from '@pasok/domain/kernel/read-figure'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { look } from './look'

interface FigureChoiceProps {
  readings: readonly string[]
  choose: (reading: string) => void
}

/** Asks which of two numbers was meant; nobody guesses with money. */
function FigureChoice({ readings, choose }: FigureChoiceProps) {
  const t = useTexts(formTexts)
  return (
    <span className={look('inline-row', 'wrap', 'gap-4')}>
      {t('whichFigure')}
      {readings.map((reading) => (
        <Button
          key={reading}
          variant="default"
          size="compact-xs"
          aria-label={t('takeFigure', { figure: reading })}
          // The field keeps the focus: leaving it would be taken for an answer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(reading)}
        >
          {reading}
        </Button>
      ))}
    </span>
  )
}

/** The question that a typed figure leaves open, or else what is said of the field anyway. */
export function figureError(
  typed: string,
  choose: (reading: string) => void,
  otherwise?: ReactNode,
): ReactNode {
  const readings = readingsOf(typed)
  return readings ? <FigureChoice readings={readings} choose={choose} /> : otherwise
}
