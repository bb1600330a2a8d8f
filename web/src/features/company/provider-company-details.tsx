import type { CompanyFile } from '@pasok/domain/company/company.provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
import type { ReactNode } from 'react'
import { Facts } from '../../documents/facts'
import { useTexts } from '../../lib/texts'
import { Code } from '../../ui/code'
import { CompanyHistory } from './provider-company-history'
import { CompanyUsers } from './provider-company-users'
import { EmailWithMark } from './provider-email-mark'
import { look } from '../../ui/look'

type Key = keyof typeof providerCompanyFileTexts

function Card({ title, children }: { title: Key; children: ReactNode }) {
  const t = useTexts(providerCompanyFileTexts)
  return (
    <section className={look('card')} aria-label={t(title)}>
      <h2
        className={look(
          'flex',
          'justify-between',
          'align-baseline',
          'gap-sm',
          'text-md',
          'semibold',
          'mb-sm',
        )}
      >
        {t(title)}
      </h2>
      {children}
    </section>
  )
}

type Row = readonly [label: Key, value: ReactNode]

/** Label beside value; what nobody gave says so. */
function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(providerCompanyFileTexts)
  const facts = rows.map(([label, value]) => ({
    label: t(label),
    value: value === '' ? <span className={look('dimmed')}>{t('notGiven')}</span> : value,
  }))
  return <Facts facts={facts} />
}

/** Everything that the company said of itself, its people and what became of it. */
export function CompanyDetails({ file }: { file: CompanyFile }) {
  const t = useTexts(providerCompanyFileTexts)
  const { detail } = file
  const social: readonly Row[] = [
    ['website', detail.website],
    ['instagram', detail.instagram],
    ['facebook', detail.facebook],
    ['twitter', detail.twitter],
  ]
  const isSocial = social.some(([, value]) => value !== '')
  return (
    <div className={look('stack', 'gap-md', 'min-w-0')}>
      <Card title="basic">
        <Rows
          rows={[
            ['legalName', file.legal_name],
            ['brandName', detail.name],
            ['companyCode', <Code key="code" value={file.company_code} />],
            ['customCode', detail.costume_code],
            ['category', detail.category],
            ['companyType', file.type_value],
          ]}
        />
      </Card>
      <Card title="contact">
        <Rows
          rows={[
            ['isOwner', file.owner_name],
            [
              'ownerEmail',
              <EmailWithMark key="email" email={file.owner_email} verified={file.email_verified} />,
            ],
            ['technicalContact', detail.technical_contact],
            ['phone', detail.phone],
            ['whatsapp', detail.whatsapp],
          ]}
        />
      </Card>
      <Card title="address">
        <Rows
          rows={[
            ['street', detail.street],
            ['village', detail.village],
            ['district', detail.subdistrict],
            ['city', detail.city],
            ['province', detail.province],
            ['postcode', detail.postcode],
            ['country', detail.country],
          ]}
        />
      </Card>
      <Card title="social">
        {isSocial ? <Rows rows={social} /> : <p className={look('dimmed')}>{t('noneGiven')}</p>}
      </Card>
      <Card title="users">
        <CompanyUsers users={file.users} />
      </Card>
      <Card title="history">
        <CompanyHistory file={file} />
      </Card>
    </div>
  )
}
