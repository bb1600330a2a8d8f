import { Button } from '@mantine/core'
import { companyWaitingTexts } from '@pasok/domain/company/company.waiting.texts'
import { IconPencil } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Facts, type Fact } from '../../documents/facts'
import { LoadError } from '../../documents/load-error'
import type { Company } from '../../features/company/company.queries'
import { useFormats } from '../../lib/format'
import { NONE } from '../../lib/none'
import { useTexts } from '../../lib/texts'
import { SkeletonRows } from '../../ui/skeleton-rows'
import classes from './waiting.module.css'
import { look } from '../../ui/look'

interface WaitingSentProps {
  company: UseQueryResult<Company>
  /** A returned company is led to its correction by the notice. */
  mayChange: boolean
}

/** What the provider looks at, in short, and the way to look at it or change it. */
export function WaitingSent({ company, mayChange }: WaitingSentProps) {
  const t = useTexts(companyWaitingTexts)
  return (
    <section
      className={`${classes.card} ${look('card', 'rounded-lg')}`}
      aria-labelledby="waiting-sent"
    >
      <h2 id="waiting-sent" className={look('text-lg', 'semibold', 'mb-md')}>
        {t('sent')}
      </h2>
      {company.data ? (
        <SentFacts company={company.data} />
      ) : company.isError ? (
        <LoadError
          error={company.error}
          busy={company.isFetching}
          onRetry={() => void company.refetch()}
        />
      ) : (
        <SkeletonRows rows={6} height={29} />
      )}
      {mayChange && (
        <Button
          renderRoot={(props) => <Link {...props} to="/dashboard" search={{ page: 'correct' }} />}
          className={look('mt-lg')}
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        >
          {t('change')}
        </Button>
      )}
    </section>
  )
}

function SentFacts({ company }: { company: Company }) {
  const t = useTexts(companyWaitingTexts)
  const { dateTime } = useFormats()
  const { legal_documents: documents, type_value: type, submitted_at: submitted } = company
  const given = documents.filter(({ file_id }) => file_id !== '').length
  const documentsText =
    documents.length > 0
      ? t('documentsCount', { given, asked: documents.length })
      : t(company.type === '' ? 'documentsNoType' : 'documentsNone')
  const place = [company.street, company.city, company.postcode].filter((part) => part !== '')
  const facts: Fact[] = [
    { label: t('company'), value: company.legal_name },
    { label: t('companyType'), value: type || NONE },
    { label: t('contact'), value: company.technical_contact || NONE },
    { label: t('address'), value: place.join(', ') || NONE },
    { label: t('submitted'), value: submitted ? dateTime(submitted) : NONE },
    { label: t('documents'), value: documentsText },
  ]
  return <Facts facts={facts} />
}
