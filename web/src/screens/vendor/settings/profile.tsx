import { companyFieldTexts } from '@pasok/domain/company/company.fields.texts'
import type { StoreProfile } from '@pasok/domain/vendors/vendors.desk.model'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import { useRef, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { bodyOf, differencesOf, type Told } from '../../../documents/edited-form'
import { FormBody } from '../../../documents/form-body'
import { LoadError } from '../../../documents/load-error'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { lineOf } from '../../../features/company/place-line'
import { useOwnVendor, useStoreProfile } from '../../../features/vendors/own-vendor.queries'
import { isCutOff } from '../../../lib/cut-off'
import { useTexts } from '../../../lib/texts'
import { sentPhone } from '../../../ui/phone'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { SaveBar } from '../../../documents/save-bar'
import classes from './settings.module.css'
import { LINKS, type StoreDraft } from './store-draft'
import { StorePreview } from './store-preview'
import {
  AddressSection,
  CompanySection,
  ContactSection,
  LinksSection,
  StoreSection,
} from './store-sections'
import { useLogoUpload } from './use-logo-upload'
import { useStoreForm } from './use-store-form'
import { look } from '../../../ui/look'

/** What a person would call each field, with its value in a draft. */
function useTold(): Told<StoreDraft> {
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
  const [isHeld, setHeld] = useState(false)
  const told = useTold()
  const isSaved = useRef(false)
  const isUploading = upload.fraction !== null
  useLeaveQuestion(form.isChanged || isUploading, isSaved)
  const { draft } = form
  const submit = () => {
    setHeld(isUploading)
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
          {...bodyOf(form, (theirs) => differencesOf(told, draft, theirs))}
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
              {isHeld && isUploading && t('uploadRuns')}
            </span>
          }
        />
      </div>
      <StorePreview name={store.legal_name} draft={draft} isActive={vendor.data?.active ?? true} />
    </form>
  )
}

/** What buyers read of the vendor, and how they see it. */
export function StoreProfilePanel() {
  const store = useStoreProfile()
  const { data, error, isFetching, refetch } = store
  if (isCutOff(store)) return <CutOffNote />
  if (data) return <StoreForm store={data} />
  if (error) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows />
}
