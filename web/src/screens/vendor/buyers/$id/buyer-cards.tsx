import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type { RelatedBuyerPage } from '@pasok/domain/vendors/vendors.relations.model'
import type { ReactNode } from 'react'
import { Facts, type Fact } from '../../../../documents/facts'
import { percent, useFormats } from '../../../../lib/format'
import { NONE } from '../../../../lib/none'
import { useTexts } from '../../../../lib/texts'
import classes from '../buyers.module.css'
import { look } from '../../../../ui/look'

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={look('card')} aria-label={title}>
      <h2 className={look('text-md', 'semibold', 'mb-xs')}>{title}</h2>
      {children}
    </section>
  )
}

function useCourse(buyer: RelatedBuyerPage): Fact[] {
  const t = useTexts(buyersTexts)
  const { dateTime } = useFormats()
  const told = (name: string, at: string) =>
    name === '' ? dateTime(at) : t('byAt', { name, at: dateTime(at) })
  const { answered_at: answered, ended_at: ended, reason } = buyer
  return [
    { label: t('askedBy'), value: told(buyer.requested_by, buyer.requested_at) },
    ...(answered ? [{ label: t('answeredBy'), value: told(buyer.answered_by, answered) }] : []),
    ...(ended ? [{ label: t('endedBy'), value: told(buyer.ended_by, ended) }] : []),
    ...(reason === '' ? [] : [{ label: t('reason'), value: reason }]),
  ]
}

function Asked({ buyer }: { buyer: RelatedBuyerPage }) {
  const t = useTexts(buyersTexts)
  const {
    initial_discount: discount,
    payment_term: term,
    down_payment: down,
    product,
  } = buyer.asked
  return (
    <Card title={t('asked')}>
      <Facts
        facts={[
          {
            label: t('discount'),
            value: discount === null ? t('notGiven') : percent(discount),
          },
          {
            label: t('term'),
            value: term ? t('days', { days: term.value }) : t('notGiven'),
          },
          { label: t('down'), value: down === null ? t('notGiven') : percent(down) },
        ]}
      />
      {product.length > 0 && (
        <ul className={look('bullets', 'mt-xs')}>
          {product.map((one) => (
            <li key={`${one.product_name} ${one.discount}`}>
              {one.product_name}: {percent(one.discount)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Granted({ buyer }: { buyer: RelatedBuyerPage }) {
  const t = useTexts(buyersTexts)
  const { initial_discount: discount, payment_term: days, down_payment: down, stage } = buyer
  return (
    <Card title={t(stage === 'Active' ? 'granted' : 'grantedBefore')}>
      <Facts
        facts={[
          { label: t('discount'), value: discount === null ? t('none') : percent(discount) },
          { label: t('term'), value: days === null ? t('usual') : t('days', { days }) },
          { label: t('down'), value: down === null ? t('usual') : percent(down) },
        ]}
      />
    </Card>
  )
}

/** Who a buyer is, what it asks and gets, and what became of it. */
export function BuyerCards({ buyer }: { buyer: RelatedBuyerPage }) {
  const t = useTexts(buyersTexts)
  const course = useCourse(buyer)
  const { initial_discount: discount, payment_term: term, down_payment: down } = buyer
  const wasGranted = [discount, term, down].some((one) => one !== null)
  return (
    <div className={`${classes.cards} ${look('grid', 'gap-md', 'mb-lg')}`}>
      <Card title={t('about')}>
        <Facts
          facts={[
            { label: t('code'), value: buyer.company_code },
            { label: t('category'), value: buyer.category || NONE },
            { label: t('phone'), value: buyer.phone || NONE },
            { label: t('address'), value: buyer.address || NONE },
          ]}
        />
      </Card>
      <Asked buyer={buyer} />
      {(buyer.stage === 'Active' || wasGranted) && <Granted buyer={buyer} />}
      <Card title={t('course')}>
        <Facts facts={course} />
      </Card>
    </div>
  )
}
