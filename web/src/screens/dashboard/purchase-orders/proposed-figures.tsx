import { VisuallyHidden } from '@mantine/core'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { IconArrowRight } from '@tabler/icons-react'
import type { ProposedFigure } from '../../../features/orders/item-proposal'
import { quantity, rupiah } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

function Figure({ figure: { figure, was, is } }: { figure: ProposedFigure }) {
  const t = useTexts(orderScreenTexts)
  const write = figure === 'quantity' ? quantity : rupiah
  return (
    <div className={look('flex', 'wrap', 'gap-2-xs')}>
      <dt>{t(figure)}</dt>
      <dd>
        {was === is ? (
          <span className={look('inline-row', 'wrap', 'gap-6', 'tabular')}>{write(is)}</span>
        ) : (
          <>
            <VisuallyHidden>{t('becomes', { was: write(was), is: write(is) })}</VisuallyHidden>
            <span aria-hidden className={look('inline-row', 'wrap', 'gap-6', 'tabular')}>
              <s>{write(was)}</s>
              <IconArrowRight size={14} />
              <strong className={look('semibold')}>{write(is)}</strong>
            </span>
          </>
        )}
      </dd>
    </div>
  )
}

export function ProposedFigures({ figures }: { figures: readonly ProposedFigure[] }) {
  const t = useTexts(orderScreenTexts)
  return (
    <dl className={look('flex', 'wrap', 'gap-4-20')} aria-label={t('proposal')}>
      {figures.map((figure) => (
        <Figure key={figure.figure} figure={figure} />
      ))}
    </dl>
  )
}
