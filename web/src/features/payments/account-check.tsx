import { Button } from '@mantine/core'
import { ownAccountTexts } from '@pasok/domain/payments/payments.banks.texts'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

/** In whose name it stands: it comes in the place of Check, and is read before anything is saved. */
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
  /** As the bank said; undefined until it is asked. */
  holder: string | undefined
  isChecking: boolean
  onCheck: () => void
}

/** Asks the bank in whose name an account stands, and says it. */
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
