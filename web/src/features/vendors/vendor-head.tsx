import { Avatar } from '@mantine/core'
import type { VendorDetail } from '@pasok/domain/vendors/vendors.model'
import { vendorStoreTexts } from '@pasok/domain/vendors/vendors.store.texts'
import type { ReactNode, Ref } from 'react'
import { NONE } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './vendor-head.module.css'
import { look } from '../../ui/look'

interface VendorHeadProps {
  vendor: VendorDetail
  titleRef: Ref<HTMLHeadingElement>
  action?: ReactNode
}

/** Links a web address; other text of the vendor is shown without a link. */
function Outside({ to }: { to: string }) {
  if (!/^https?:\/\//i.test(to)) return to
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow">
      {to.replace(/^https?:\/\//i, '')}
    </a>
  )
}

/** A vendor's name, place, website and social media accounts; a dash where missing (Spec 2 §2). */
export function VendorHead({ vendor, titleRef, action }: VendorHeadProps) {
  const t = useTexts(vendorStoreTexts)
  const place = [vendor.city, vendor.province].filter(Boolean).join(', ')
  const facts = [
    { name: t('category'), value: vendor.category },
    { name: t('place'), value: place },
    { name: t('website'), value: vendor.website },
    { name: t('instagram'), value: vendor.instagram },
    { name: t('facebook'), value: vendor.facebook },
    { name: t('twitter'), value: vendor.twitter },
  ]
  return (
    <header
      className={`${look('grid', 'align-start', 'one-column', 'gap-md', 'card')} ${classes.head}`}
    >
      <Avatar
        src={vendor.profiles_store[0]?.image_url || null}
        name={vendor.legal_name}
        color="teal"
        radius="md"
        size={72}
        aria-hidden
      />
      <div className={look('container')}>
        <div className={look('row', 'wrap', 'justify-between', 'gap-xs-md')}>
          <h1
            ref={titleRef}
            tabIndex={-1}
            className={`${look('semibold', 'leading-tight', 'break-anywhere', 'focus-bare')} ${classes.name}`}
          >
            {vendor.legal_name}
          </h1>
          {action !== undefined && <div className={look('flex', 'wrap', 'gap-xs')}>{action}</div>}
        </div>
        <dl className={`${look('grid', 'two-columns', 'mt-sm')} ${classes.facts}`}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className={look('text-xs')}>{name}</dt>
              <dd className={look('break-anywhere')}>{value ? <Outside to={value} /> : NONE}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  )
}
