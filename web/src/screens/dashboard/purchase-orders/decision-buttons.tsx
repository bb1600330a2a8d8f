import { Button, Group } from '@mantine/core'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { ItemDecision } from '../../../features/orders/orders.moves'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

interface DecisionButtonsProps {
  /** Of an item, or of a package for all that wait in it. */
  of: string
  labels: Readonly<Record<ItemDecision, string>>
  /** For those who don't see what is beside them. */
  names: Readonly<Record<ItemDecision, string>>
  isBusy: boolean
  isPending: (kind: ItemDecision, of: string) => boolean
  onDecide: (kind: ItemDecision) => void
}

const KINDS = [
  { kind: 'accept', Icon: IconCheck },
  { kind: 'reject', Icon: IconX },
] as const

/** Approve and Reject. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { of, labels, names, isBusy, isPending, onDecide } = props
  return (
    <Group gap="xs" className={look('flex-none', 'phone-own-line')}>
      {KINDS.map(({ kind, Icon }) => (
        <Button
          key={kind}
          size="xs"
          variant="default"
          className={look('phone-flex-1')}
          aria-label={names[kind]}
          leftSection={<Icon size={14} aria-hidden />}
          loading={isPending(kind, of)}
          disabled={isBusy && !isPending(kind, of)}
          onClick={() => onDecide(kind)}
        >
          {labels[kind]}
        </Button>
      ))}
    </Group>
  )
}

/** What the two are called on an item. */
export function useDecisionLabels(): Readonly<Record<ItemDecision, string>> {
  const t = useTexts(orderScreenTexts)
  return { accept: t('approve'), reject: t('reject') }
}
