import { Alert, Button, TextInput } from '@mantine/core'
import type { BankPayment } from '@pasok/domain/payments/payments.banks.model'
import { checkoutTexts } from '@pasok/domain/payments/payments.pay.texts'
import { IconBuildingBank, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { BankMark } from '../../../../features/payments/bank-mark'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { LoadError } from '../../../../documents/load-error'
import { hasWords } from '../../../../lib/cut'
import { isCutOff } from '../../../../lib/cut-off'
import { rupiah } from '../../../../lib/format'
import { useTexts, useTx } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { ChoiceCards, type ChoiceCard } from './choice-cards'
import type { PayTarget } from './pay-targets'
import type { usePayTargets } from './use-pay-targets'
import { look } from '../../../../ui/look'

/** Fewer than these are seen at a glance. */
const WORTH_A_SEARCH = 9

interface TargetChoiceProps {
  found: ReturnType<typeof usePayTargets>
  method: BankPayment
  isDirect: boolean
  /** Its key. */
  chosen: string | undefined
  onChoose: (key: string) => void
  /** Pays by a transfer instead. */
  onTransfer: () => void
}

function useCards() {
  const t = useTexts(checkoutTexts)
  const tx = useTx()
  return (target: PayTarget): ChoiceCard => ({
    key: target.key,
    mark: <BankMark name={target.name} />,
    name: target.isDefault ? `${target.name} · ${t('default')}` : target.name,
    ...(target.number !== '' && {
      text: `${target.number} · ${t('holder', { name: target.holder })}`,
    }),
    ...(target.problem && {
      problem: tx(target.problem.text, { limit: rupiah(target.problem.limit) }),
    }),
  })
}

/** Banks, or accounts, one of which is paid to; one that can't be says why (Spec 2 §2). */
export function TargetChoice(props: TargetChoiceProps) {
  const { found, method, isDirect, chosen, onChoose, onTransfer } = props
  const t = useTexts(checkoutTexts)
  const cardOf = useCards()
  const [words, setWords] = useState('')
  const { asked, targets } = found
  if (isCutOff(asked)) return <CutOffNote />
  if (asked.error && !targets)
    return (
      <LoadError error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
    )
  if (!targets) return <SkeletonRows rows={4} height={56} />
  if (targets.length === 0)
    return (
      <EmptyState
        icon={<IconBuildingBank size={22} />}
        text={t('noBank')}
        helper={t(isDirect ? 'noVendorAccountHelp' : 'noBankHelp')}
      />
    )
  const shown = targets.filter(({ name, number }) => hasWords([name, number], words))
  return (
    <div className={look('grid', 'gap-sm')}>
      {targets.length >= WORTH_A_SEARCH && (
        <TextInput
          type="search"
          aria-label={t('searchBank')}
          placeholder={t('searchBank')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {targets.every(({ problem }) => problem) && (
        <Alert color="yellow" title={t('noneFits')}>
          <Button size="xs" variant="default" onClick={onTransfer}>
            {t('payByTransfer')}
          </Button>
        </Alert>
      )}
      {shown.length === 0 && <p className={look('dimmed', 'text-xs')}>{t('noBank')}</p>}
      <ChoiceCards
        label={t(method === 'Virtual Account' ? 'bank' : 'account')}
        cards={shown.map(cardOf)}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  )
}
