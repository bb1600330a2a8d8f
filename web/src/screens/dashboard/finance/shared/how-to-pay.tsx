import { paymentGuides } from '@pasok/domain/payments/payments.guide'
import { guideTexts } from '@pasok/domain/payments/payments.guide.texts'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { IconChevronRight } from '@tabler/icons-react'
import { rupiah } from '../../../../lib/format'
import { useLanguage, useTexts } from '../../../../lib/texts'
import { look } from '../../../../ui/look'
import { Card } from '../../../../ui/two-columns'

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={look('numbered', 'stack', 'gap-6')}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** The steps for completing a pending payment, per channel of its bank. */
export function HowToPay({ transaction }: { transaction: Transaction }) {
  const t = useTexts(guideTexts)
  const language = useLanguage()
  const guides = paymentGuides(transaction, rupiah(transaction.expected_amount), language)
  const [first, another] = guides
  // Nothing is left to do where the proof of the transfer is with the vendor.
  if (!first || transaction.lastStatus === 'Review Payment') return null
  return (
    <Card title={t('heading')}>
      {another ? (
        <div className={look('frame', 'divided')}>
          {guides.map(({ title, steps }, index) => (
            <details key={title} name="how-to-pay" open={index === 0}>
              <summary className={look('row', 'gap-xs', 'px-md', 'min-h-40', 'medium', 'pointer')}>
                <IconChevronRight
                  size={16}
                  aria-hidden
                  className={look('turn', 'quarter-turned')}
                />
                {title}
              </summary>
              <div className={look('p-sm-md')}>
                <Steps steps={steps} />
              </div>
            </details>
          ))}
        </div>
      ) : (
        <Steps steps={first.steps} />
      )}
    </Card>
  )
}
