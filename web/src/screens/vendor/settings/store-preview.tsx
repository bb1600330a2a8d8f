import { Alert, Avatar } from '@mantine/core'
import { companyFieldTexts } from '@pasok/domain/company/company.fields.texts'
import { placeLine } from '@pasok/domain/kernel/place'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import { shownLink } from '../../../features/company/social-links'
import { Facts } from '../../../documents/facts'
import { NONE } from '../../../lib/none'
import { useTexts } from '../../../lib/texts'
import { sentPhone } from '../../../ui/phone'
import classes from './settings.module.css'
import type { StoreDraft } from './store-draft'
import { look } from '../../../ui/look'

interface StorePreviewProps {
  name: string
  draft: StoreDraft
  isActive: boolean
}

/** The store as buyers see it once what is typed is saved. */
export function StorePreview({ name, draft, isActive }: StorePreviewProps) {
  const t = useTexts(vendorSettingsTexts)
  const tf = useTexts(companyFieldTexts)
  const { place } = draft
  const facts = [
    {
      label: t('addressTitle'),
      value: placeLine([
        place.street,
        place.village,
        place.subdistrict,
        place.city,
        place.province,
        place.postcode,
      ]),
    },
    { label: t('phone'), value: sentPhone(draft.phone) },
    { label: t('email'), value: draft.email.trim() },
    { label: tf('website'), value: shownLink(draft.website.trim()) },
    { label: tf('instagram'), value: shownLink(draft.instagram.trim()) },
    { label: tf('facebook'), value: shownLink(draft.facebook.trim()) },
    { label: tf('twitter'), value: shownLink(draft.twitter.trim()) },
  ]
  const description = draft.description.trim()
  return (
    <aside
      className={`${look('stack', 'gap-md', 'min-w-0', 'card')} ${classes.rail}`}
      aria-label={t('preview')}
    >
      <h2 className={look('text-md', 'semibold')}>{t('preview')}</h2>
      {!isActive && <Alert color="yellow">{t('previewInactive')}</Alert>}
      <div className={look('row', 'gap-sm', 'min-w-0')}>
        <Avatar
          src={draft.logo_url || null}
          name={name}
          color="teal"
          radius="md"
          size={56}
          aria-hidden
        />
        <div>
          <div className={look('semibold', 'break-anywhere')}>{name}</div>
          <div className={look('dimmed')}>{placeLine([place.city, place.province])}</div>
        </div>
      </div>
      <p className={description === '' ? look('dimmed') : look('break-anywhere', 'pre-line')}>
        {description || t('previewNoText')}
      </p>
      <Facts facts={facts.map(({ label, value }) => ({ label, value: value || NONE }))} />
    </aside>
  )
}
