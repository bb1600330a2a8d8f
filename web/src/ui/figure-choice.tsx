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

/** Asks which of two numbers the user meant, because amounts must not be guessed. */
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
          // Pressing a choice must not blur the field, which would submit the value.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(reading)}
        >
          {reading}
        </Button>
      ))}
    </span>
  )
}

/** Returns the question about an ambiguous figure, otherwise the field's error. */
export function figureError(
  typed: string,
  choose: (reading: string) => void,
  otherwise?: ReactNode,
): ReactNode {
  const readings = readingsOf(typed)
  return readings ? <FigureChoice readings={readings} choose={choose} /> : otherwise
}
