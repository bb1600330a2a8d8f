import { Alert, Avatar } from '@mantine/core'
import { companyFieldTexts } from '@pasok/domain/company/company.texts'
import { placeLine } from '@pasok/domain/kernel/place'
import type { StoreProfile } from '@pasok/domain/vendors/portal/portal.model'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import { useRef, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { bodyOf, differencesOf, type LabeledFields } from '../../../documents/edited-form'
import { Facts } from '../../../documents/facts'
import { FormBody } from '../../../documents/form-body'
import { LoadError } from '../../../documents/load-error'
import { SaveBar } from '../../../documents/save-bar'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { lineOf } from '../../../features/company/place-line'
import { shownLink } from '../../../features/company/social-fields'
import { useOwnVendor, useStoreProfile } from '../../../features/vendors/own-vendor.queries'
import { isCutOff } from '../../../lib/is-cut-off'
import { NONE } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { sentPhone } from '../../../ui/phone'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import classes from './settings.module.css'
import { LINKS, type StoreDraft } from './store-draft'
import {
  AddressSection,
  CompanySection,
  ContactSection,
  LinksSection,
  StoreSection,
} from './store-sections'
import { useLogoUpload } from './use-logo-upload'
import { useStoreForm } from './use-store-form'

interface StorePreviewProps {
  name: string
  draft: StoreDraft
  isActive: boolean
}

function StorePreview({ name, draft, isActive }: StorePreviewProps) {
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

/** Returns the labels of the fields, with a function that reads the field's value as text. */
function useFields(): LabeledFields<StoreDraft> {
  const t = useTexts(vendorSettingsTexts)
  const tf = useTexts(companyFieldTexts)
  return [
    { label: t('logo'), of: ({ logo_url: url }) => url },
    { label: t('description'), of: ({ description }) => description },
    { label: t('phone'), of: ({ phone }) => sentPhone(phone) },
    { label: t('email'), of: ({ email }) => email },
    ...LINKS.map((field) => ({ label: tf(field), of: (draft: StoreDraft) => draft[field] })),
    { label: t('addressTitle'), of: ({ place }) => lineOf(place) },
  ]
}

function StoreForm({ store }: { store: StoreProfile }) {
  const t = useTexts(vendorSettingsTexts)
  const form = useStoreForm(store)
  const vendor = useOwnVendor()
  const upload = useLogoUpload((url) => form.type({ logo_url: url }, 'logo_url'))
  const [isWaiting, setWaiting] = useState(false)
  const fields = useFields()
  const isSaved = useRef(false)
  const isUploading = upload.fraction !== null
  useLeaveQuestion(form.isChanged || isUploading, isSaved)
  const { draft } = form
  const submit = () => {
    setWaiting(isUploading)
    if (!isUploading) void form.submit()
  }
  return (
    <form
      noValidate
      className={`${classes.columns} ${look('grid', 'align-start', 'gap-lg')}`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={look('stack', 'gap-md', 'min-w-0')}>
        <FormBody
          {...bodyOf(form, (theirs) => differencesOf(fields, draft, theirs))}
          failureTitle={t('failed')}
        >
          <CompanySection store={store} />
          <StoreSection form={form} name={store.legal_name} upload={upload} />
          <ContactSection form={form} />
          <LinksSection form={form} />
          <AddressSection form={form} />
        </FormBody>
        <SaveBar
          form={form}
          note={
            <span role="status" className={look('dimmed', 'text-xs')}>
              {isWaiting && isUploading && t('uploadRuns')}
            </span>
          }
        />
      </div>
      <StorePreview name={store.legal_name} draft={draft} isActive={vendor.data?.active ?? true} />
    </form>
  )
}

export function StoreProfilePanel() {
  const store = useStoreProfile()
  const { data, error, isFetching, refetch } = store
  if (isCutOff(store)) return <CutOffNote />
  if (data) return <StoreForm store={data} />
  if (error) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows />
}
