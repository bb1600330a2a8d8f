import { Button, Loader, type ButtonProps } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'

interface AddButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  text: string
  /** What it says to those who don't see what it belongs to. */
  label?: string
  isAdding: boolean
  /** Its words alone, where there is little room. */
  bare?: boolean
  onAdd: () => void
}

/**
 * Adds a product; says Loading while the line is prepared. It is never disabled meanwhile, since that
 * would take the focus away from who works by keyboard.
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
