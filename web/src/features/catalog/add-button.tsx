import { Button, Loader, type ButtonProps } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'

interface AddButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  text: string
  /** Accessible name, including the product. */
  label?: string
  isAdding: boolean
  /** True where there is little room: text without icon. */
  bare?: boolean
  onAdd: () => void
}

/**
 * Button that adds a product; shows "Loading" while the line is prepared. Never disabled meanwhile, because
 * that would drop the keyboard focus.
 */
export function AddButton({ text, label, isAdding, bare, onAdd, size, className }: AddButtonProps) {
  const t = useTexts(catalogTexts)
  return (
    <Button
      size={size}
      // As wide while it says Loading: what is beside it stays where it is.
      {...(bare && { px: 6, miw: '5.75rem' })}
      className={className}
      leftSection={
        isAdding ? (
          <Loader size={16} color="currentcolor" aria-hidden />
        ) : (
          !bare && <IconShoppingCartPlus size={16} aria-hidden />
        )
      }
      aria-label={isAdding ? undefined : label}
      aria-disabled={isAdding}
      onClick={() => !isAdding && onAdd()}
      data-card-add
    >
      {isAdding ? t('loading') : text}
    </Button>
  )
}
