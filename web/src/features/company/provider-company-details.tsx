import type { CompanyFile } from '@pasok/domain/company/provider/provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/provider/provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import {
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconCrown,
  IconPencil,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Chip, type ChipFamily } from '../../documents/chip'
import { Facts } from '../../documents/facts'
import timeline from '../../documents/timeline.module.css'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Code } from '../../ui/code'
import { look } from '../../ui/look'
import classes from './provider-company-details.module.css'
import { EmailWithMark } from './provider-email-mark'

interface Dress {
  family: ChipFamily
  icon: ComponentType<IconProps>
}

const DRESS = {
  REGISTERED: { family: 'gray', icon: IconPencil },
  SUBMITTED: { family: 'amber', icon: IconClock },
  UNVERIFIED: { family: 'amber', icon: IconClock },
  RETURNED: { family: 'red', icon: IconCircleX },
  VERIFIED: { family: 'green', icon: IconCircleCheck },
} as const satisfies Record<string, Dress>

const isKnown = (name: string): name is keyof typeof DRESS => Object.hasOwn(DRESS, name)

/**
 * Returns the company's history including its registration and submission. Older companies have no history
 * entry of the submission, only its time.
 */
function entriesOf({ statuses, created_at, submitted_at }: CompanyFile): readonly StatusEntry[] {
  const returned = statuses.findIndex(({ name }) => name === 'RETURNED')
  const isFirst = (name: string, at: number) =>
    name === 'UNVERIFIED' && (returned === -1 || at < returned)
  const moves = statuses.map((entry, at) =>
    isFirst(entry.name, at) ? { ...entry, name: 'SUBMITTED' } : entry,
  )
  const began = (name: string, timestamp: string) => ({ name, timestamp, user: '', note: '' })
  const isSentKnown = statuses.some(({ name }) => name === 'UNVERIFIED')
  const sent = submitted_at === null || isSentKnown ? [] : [began('SUBMITTED', submitted_at)]
  return [began('REGISTERED', created_at), ...sent, ...moves]
}

function CompanyHistory({ file }: { file: CompanyFile }) {
  const t = useTexts(providerCompanyFileTexts)
  const { dateTime } = useFormats()
  return (
    <ol className={look('stack', 'gap-md')}>
      {entriesOf(file)
        .toReversed()
        .map(({ name, timestamp, user, note }) => {
          const dress: Dress = isKnown(name) ? DRESS[name] : { family: 'gray', icon: IconClock }
          return (
            <li key={`${timestamp} ${name}`} className={timeline.entry}>
              <div className={look('row', 'wrap', 'justify-between', 'gap-4-xs')}>
                <Chip {...dress}>{isKnown(name) ? t(name) : name}</Chip>
                <time dateTime={timestamp} className={look('dimmed', 'tiny', 'nowrap')}>
                  {dateTime(timestamp)}
                </time>
              </div>
              {user !== '' && <div className={look('mt-2')}>{user}</div>}
              {note !== '' && (
                <p className={look('mt-4', 'quote', 'dimmed', 'break-anywhere', 'pre-wrap')}>
                  {note}
                </p>
              )}
            </li>
          )
        })}
    </ol>
  )
}

function CompanyUsers({ users }: { users: CompanyFile['users'] }) {
  const t = useTexts(providerCompanyFileTexts)
  const tp = useTexts(providerTexts)
  const { relative } = useFormats()
  return (
    <ul className={`${look('divided')} ${classes.people}`}>
      {users.map((user) => (
        <li key={user._id} className={look('grid', 'first-grows', 'gap-2-sm', 'py-sm')}>
          <span className={look('row', 'wrap', 'gap-2-xs', 'medium')}>
            {user.fullname}
            {user.is_owner && (
              <Chip family="blue" icon={IconCrown}>
                {t('isOwner')}
              </Chip>
            )}
            {user.status === 'INACTIVE' && (
              <Chip family="gray" icon={IconBan}>
                {tp('inactive')}
              </Chip>
            )}
          </span>
          <span className={look('text-right')}>{user.is_owner ? '' : user.role_name}</span>
          <span className={look('dimmed', 'text-xs', 'break-anywhere')}>{user.email}</span>
          <span className={look('dimmed', 'text-xs', 'break-anywhere', 'text-right')}>
            {user.last_login_time === null
              ? t('neverIn')
              : t('lastLogin', { time: relative(user.last_login_time) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

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

/** Labels and values; missing values are marked as such. */
function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(providerCompanyFileTexts)
  const facts = rows.map(([label, value]) => ({
    label: t(label),
    value: value === '' ? <span className={look('dimmed')}>{t('notGiven')}</span> : value,
  }))
  return <Facts facts={facts} />
}

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
