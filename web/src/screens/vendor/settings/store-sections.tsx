import { Avatar, Button, Textarea, TextInput } from '@mantine/core'
import { PICTURE_ACCEPT } from '@pasok/domain/catalog/portal/portal.constants'
import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import { companyFieldTexts } from '@pasok/domain/company/company.texts'
import type { StoreProfile } from '@pasok/domain/vendors/portal/portal.model'
import { LONGEST_DESCRIPTION } from '@pasok/domain/vendors/vendors.profile.rules'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import { IconTrash, IconUpload, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { Facts } from '../../../documents/facts'
import { PlaceFields } from '../../../features/regions/place-fields'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import { look } from '../../../ui/look'
import { sentPhone } from '../../../ui/phone'
import { PhoneField } from '../../../ui/phone-field'
import classes from './settings.module.css'
import { FIELD_ID, idOf, LINKS } from './store-draft'
import type { LogoUpload } from './use-logo-upload'
import type { StoreForm } from './use-store-form'

interface LogoFieldProps {
  name: string
  url: string
  upload: LogoUpload
  error: string | undefined
  onRemove: () => void
}

function LogoField({ name, url, upload, error, onRemove }: LogoFieldProps) {
  const t = useTexts(vendorSettingsTexts)
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const { fraction, failure, start, cancel } = upload
  const percent = Math.floor((fraction ?? 0) * 100)
  return (
    <div className={look('row', 'wrap', 'gap-md')} role="group" aria-label={t('logo')}>
      <Avatar src={url || null} name={name} color="teal" radius="md" size={72} aria-hidden />
      <div className={`${classes.logoWords} ${look('stack', 'gap-6', 'flex-1')}`}>
        <span className={look('text-md', 'medium')}>{t('logo')}</span>
        <div className={look('row', 'wrap', 'gap-xs')}>
          {fraction === null ? (
            <Button
              id={idOf('logo_url')}
              size="xs"
              variant="default"
              leftSection={<IconUpload size={14} aria-hidden />}
              aria-describedby={helpId}
              onClick={() => input.current?.click()}
            >
              {t(url === '' ? 'chooseLogo' : 'changeLogo')}
            </Button>
          ) : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconX size={14} aria-hidden />}
              onClick={cancel}
            >
              {t('cancelLogo')}
            </Button>
          )}
          {url !== '' && fraction === null && (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={onRemove}
            >
              {t('removeLogo')}
            </Button>
          )}
          <span role="status" className={look('dimmed', 'text-xs')}>
            {fraction !== null &&
              (percent < 100 ? t('uploadingLogo', { percent }) : t('checkingLogo'))}
          </span>
        </div>
        <span id={helpId} className={look('dimmed', 'text-xs')}>
          {t('logoHelp')}
        </span>
        <span role="alert" className={look('red', 'text-xs')}>
          {failure ?? error}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        className={look('sr-only')}
        aria-label={t('chooseLogo')}
        accept={PICTURE_ACCEPT}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) start(file)
        }}
      />
    </div>
  )
}

const COUNTRIES = [{ id: String(DEFAULT_COUNTRY.id), name: DEFAULT_COUNTRY.name }]
/** Maximum of the endpoint's contract. */
const LONGEST_STREET = 500
const LONGEST_LINK = 300
const LONGEST_EMAIL = 254

interface SectionProps {
  id: string
  title: string
  help: string
  children: ReactNode
}

function Section({ id, title, help, children }: SectionProps) {
  return (
    <section className={look('stack', 'gap-md', 'min-w-0', 'card')} aria-labelledby={id}>
      <div>
        <h2 id={id} className={look('text-md', 'semibold')}>
          {title}
        </h2>
        <p className={look('dimmed', 'mt-2')}>{help}</p>
      </div>
      {children}
    </section>
  )
}

/** Data that only the provider can change. */
export function CompanySection({ store }: { store: StoreProfile }) {
  const t = useTexts(vendorSettingsTexts)
  return (
    <Section id="store-company" title={t('companyTitle')} help={t('companyHelp')}>
      <Facts
        facts={[
          { label: t('legalName'), value: store.legal_name },
          { label: t('companyCode'), value: <Code value={store.company_code} /> },
        ]}
      />
    </Section>
  )
}

interface FormProps {
  form: StoreForm
}

export function StoreSection({
  form,
  name,
  upload,
}: FormProps & { name: string; upload: LogoUpload }) {
  const t = useTexts(vendorSettingsTexts)
  const { draft } = form
  const left = LONGEST_DESCRIPTION - draft.description.trim().length
  const error = form.errorAt('description')
  return (
    <Section id="store-store" title={t('storeTitle')} help={t('storeHelp')}>
      <LogoField
        name={name}
        url={draft.logo_url}
        upload={upload}
        error={form.errorAt('logo_url')}
        onRemove={() => form.type({ logo_url: '' }, 'logo_url')}
      />
      <Textarea
        id={idOf('description')}
        label={t('description')}
        autosize
        minRows={4}
        maxRows={12}
        {...(error === undefined && {
          description: t('descriptionLeft', { left: formatCount(left) }),
        })}
        value={draft.description}
        error={error}
        onChange={({ currentTarget }) =>
          form.type({ description: currentTarget.value }, 'description')
        }
        onBlur={() => form.leave('description', draft.description)}
      />
    </Section>
  )
}

export function ContactSection({ form }: FormProps) {
  const t = useTexts(vendorSettingsTexts)
  const { draft } = form
  return (
    <Section id="store-contact" title={t('contactTitle')} help={t('contactHelp')}>
      <PhoneField
        id={idOf('phone')}
        label={t('phone')}
        countryLabel={t('phoneCountry')}
        required
        value={draft.phone}
        error={form.errorAt('phone')}
        onChange={(phone) => form.type({ phone }, 'phone')}
        onBlur={(phone) => form.leave('phone', sentPhone(phone))}
      />
      <TextInput
        id={idOf('email')}
        type="email"
        label={t('email')}
        withAsterisk
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
        value={draft.email}
        error={form.errorAt('email')}
        onChange={({ currentTarget }) => form.type({ email: currentTarget.value }, 'email')}
        onBlur={() => form.leave('email', draft.email)}
      />
      <TextInput
        id={idOf('tax_number')}
        label={t('taxNumber')}
        description={t('taxNumberHelp')}
        inputMode="numeric"
        maxLength={30}
        value={draft.tax_number}
        error={form.errorAt('tax_number')}
        onChange={({ currentTarget }) =>
          form.type({ tax_number: currentTarget.value }, 'tax_number')
        }
        onBlur={() => form.leave('tax_number', draft.tax_number)}
      />
    </Section>
  )
}

export function LinksSection({ form }: FormProps) {
  const t = useTexts(vendorSettingsTexts)
  const tf = useTexts(companyFieldTexts)
  return (
    <Section id="store-links" title={t('linksTitle')} help={t('linksHelp')}>
      {LINKS.map((field) => (
        <TextInput
          key={field}
          id={idOf(field)}
          label={tf(field)}
          placeholder={field === 'website' ? 'https://' : '@'}
          inputMode={field === 'website' ? 'url' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_LINK}
          value={form.draft[field]}
          error={form.errorAt(field)}
          onChange={({ currentTarget }) => form.type({ [field]: currentTarget.value }, field)}
          onBlur={() => form.leave(field, form.draft[field])}
        />
      ))}
    </Section>
  )
}

const PLACE = [
  'country_id',
  'province_id',
  'city_id',
  'subdistrict_id',
  'village_id',
  'postcode',
  'street',
] as const

export function AddressSection({ form }: FormProps) {
  const t = useTexts(vendorSettingsTexts)
  const problems = Object.fromEntries(
    PLACE.flatMap((field) => {
      const error = form.errorAt(field)
      return error === undefined ? [] : [[field, error]]
    }),
  )
  return (
    <Section id="store-address" title={t('addressTitle')} help={t('addressHelp')}>
      <PlaceFields
        idPrefix={FIELD_ID}
        countries={COUNTRIES}
        place={form.draft.place}
        problems={problems}
        longestStreet={LONGEST_STREET}
        onChange={(place, field) => form.type({ place: { ...form.draft.place, ...place } }, field)}
      />
    </Section>
  )
}
