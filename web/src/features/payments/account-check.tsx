import { Button } from '@mantine/core'
import { ownAccountTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

/** The account holder's name. It replaces the Check button and is announced before the user saves. */
function Holder({ name }: { name: string }) {
  const t = useTexts(ownAccountTexts)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <div
      ref={card}
      tabIndex={-1}
      className={look('stack', 'border', 'rounded-md', 'p-10-sm', 'break-anywhere')}
    >
      <span className={look('dimmed')}>{t('holder')}</span>
      <strong>{name}</strong>
      <span className={look('dimmed')}>{t('holderHelp')}</span>
    </div>
  )
}

interface AccountCheckProps {
  /** The bank's response; undefined before the check. */
  holder: string | undefined
  isChecking: boolean
  onCheck: () => void
}

/** Asks the bank for the account holder's name and shows it. */
export function AccountCheck({ holder, isChecking, onCheck }: AccountCheckProps) {
  const t = useTexts(ownAccountTexts)
  return (
    <div role="status">
      {holder === undefined ? (
        <Button variant="default" loading={isChecking} onClick={onCheck}>
          {t('check')}
        </Button>
      ) : (
        <Holder name={holder} />
      )}
    </div>
  )
}
