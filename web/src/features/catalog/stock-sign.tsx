import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

interface StockSignProps {
  stock: number
  counted?: boolean
}

export function StockSign({ stock, counted = false }: StockSignProps) {
  const t = useTexts(catalogTexts)
  const there = stock > 0
  const Icon = there ? IconCircleCheck : IconCircleX
  const text = there && counted ? t('stock', { stock: quantity(stock) }) : undefined
  return (
    <span
      className={look(
        'inline-row',
        'gap-4',
        there ? 'green' : 'gray',
        'text-xs',
        'medium',
        'tabular',
        'nowrap',
      )}
    >
      <Icon size={14} aria-hidden />
      {text ?? t(there ? 'inStock' : 'outOfStock')}
    </span>
  )
}
