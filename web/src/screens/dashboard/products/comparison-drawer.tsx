import { Button, Checkbox, Drawer, Group } from '@mantine/core'
import { MAX_COMPARED } from '@pasok/domain/catalog/catalog.constants'
import { comparisonTexts } from '@pasok/domain/catalog/catalog.comparison.texts'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../../../features/catalog/add-button'
import { useComparison, type ComparedColumn } from '../../../features/catalog/comparison.queries'
import { rowsOf } from '../../../features/catalog/comparison-rows'
import {
  replaceCompared,
  stopComparing,
  useCompared,
  type Compared,
} from '../../../features/catalog/comparison.store'
import { ComparisonTable } from '../../../features/catalog/comparison-table'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { useTexts, useTx } from '../../../lib/texts'
import { toastUndo } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { useFocusReturn } from '../../../ui/focus-return'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { useAdding } from '../shared/adding/add-to-cart'
import { useIsUnavailableShown } from '../shared/adding/unavailable-host'

interface SideBySideProps {
  owner: string
  compared: readonly Compared[]
}

function SideBySide({ owner, compared }: SideBySideProps) {
  const t = useTexts(comparisonTexts)
  const tx = useTx()
  const { city } = useDeliveryAreas()
  const { add, isAdding, words } = useAdding()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const columns = useComparison(compared)
  const restore = () => replaceCompared(owner, compared)
  const takeOut = (change: () => void) => {
    change()
    toastUndo(t('removed'), t('undo'), restore)
  }
  const actionOf = ({ compared: product, state }: ComparedColumn) =>
    add &&
    state === 'there' && (
      <AddButton
        size="xs"
        text={words.short}
        label={words.named(product.name)}
        isAdding={isAdding(product.productId)}
        onAdd={() => add(product)}
      />
    )
  if (columns.every(({ state }) => state === 'loading'))
    return <SkeletonRows rows={10} height={44} />
  const all = rowsOf(columns, tx, city)
  const rows = onlyDifferences ? all.filter(({ differs }) => differs) : all
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Checkbox
          label={t('onlyDifferences')}
          checked={onlyDifferences}
          disabled={compared.length < 2}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => takeOut(() => replaceCompared(owner, []))}
        >
          {t('removeAll')}
        </Button>
      </Group>
      <ComparisonTable
        columns={columns}
        rows={rows}
        onRemove={(column) => takeOut(() => stopComparing(owner, column.compared.productId))}
        actionOf={actionOf}
      />
      {rows.length === 0 && <EmptyState text={t('noDifferences')} />}
    </>
  )
}

/** View Comparison (Spec 1 §2): up to five products side by side. */
export function ComparisonDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts(comparisonTexts)
  const { owner, compared } = useCompared()
  const isBelow = useIsUnavailableShown()
  useFocusReturn()
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={!isBelow}
      trapFocus={!isBelow}
      position="right"
      size="min(100%, 1160px)"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {compared.length === 0 ? (
        <EmptyState
          icon={<IconArrowsLeftRight size={22} />}
          text={t('empty')}
          helper={t('emptyHelper', { most: MAX_COMPARED })}
        />
      ) : (
        <SideBySide owner={owner} compared={compared} />
      )}
    </Drawer>
  )
}
