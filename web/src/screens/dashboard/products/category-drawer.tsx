import { Drawer } from '@mantine/core'
import { categoryTexts } from '@pasok/domain/catalog/search/search.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CategoryBrowser } from '../../../features/catalog/category-browser'
import { useTexts } from '../../../lib/texts'
import { useFocusReturn } from '../../../ui/focus-return'

/** All Category (Spec 1 §2): selects a category of levels 0 to 4 to search in. */
export function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts(categoryTexts)
  const { category, sort } = useSearch({ from: '/dashboard/products' })
  const navigate = useNavigate()
  useFocusReturn()
  const choose = (id: string) =>
    // Resets words and filters, because the category may have no matches for them.
    void navigate({
      to: '/dashboard/products',
      search: { category: id, ...(sort && { sort }) },
      replace: true,
    })
  return (
    <Drawer
      opened
      onClose={onClose}
      position="left"
      size="sm"
      title={t('allCategory')}
      closeButtonProps={{ 'aria-label': t('closeCategories') }}
    >
      <CategoryBrowser chosen={category} onChoose={choose} />
    </Drawer>
  )
}
