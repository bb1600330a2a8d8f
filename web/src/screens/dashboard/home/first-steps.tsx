import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { firstStepTexts } from '@pasok/domain/reports/reports.home.texts'
import type { FirstStep, FirstStepState } from '@pasok/domain/reports/reports.model'
import { IconChevronRight, IconCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useFirstSteps } from '../../../features/reports/home.queries'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { count as formatCount } from '../../../lib/format'
import { useCan, useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import classes from './duty-list.module.css'
import { look } from '../../../ui/look'

const PLACES: Readonly<Record<FirstStep, LinkProps>> = {
  profile: { to: '/dashboard/profile' },
  verified: { to: '/dashboard/profile', search: { tab: 'documents' } },
  address: { to: '/dashboard/profile', search: { tab: 'address' } },
  departments: { to: '/dashboard/department' },
  colleagues: { to: '/dashboard/teams' },
  vendor: { to: '/dashboard/vendor-list' },
  request: { to: '/dashboard/purchase-requests', search: { page: 'create' } },
  order: { to: '/dashboard/purchase-orders' },
}

/** What a new company does first, until all of it is done or the user hides it. */
export function FirstSteps() {
  const canEdit = useCan('company.edit')
  const { auth_id: user, buyer_name: company } = useSession()
  const key = `pasok.first-steps.${user}.${company}`
  const [isHidden, setHidden] = useState(() => readStored(key) !== null)
  if (!canEdit || isHidden) return null
  const hide = () => {
    writeStored(key, 'hidden')
    setHidden(true)
  }
  return <Open onHide={hide} />
}

function Open({ onHide }: { onHide: () => void }) {
  const t = useTexts(firstStepTexts)
  const { data: steps = [] } = useFirstSteps()
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <section aria-labelledby="first-steps">
      <div className={look('row', 'gap-sm', 'mb-sm')}>
        <h2 id="first-steps" className={look('text-lg', 'semibold')}>
          {t('title')}
        </h2>
        <span className={look('grow', 'quiet', 'tiny')}>
          {t('progress', { done: formatCount(done), all: formatCount(steps.length) })}
        </span>
        <ActionIcon variant="subtle" color="gray" aria-label={t('dismiss')} onClick={onHide}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <ol className={look('frame', 'divided')}>
        {steps.map((state) => (
          <Step key={state.step} {...state} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, isDone }: FirstStepState) {
  const t = useTexts(firstStepTexts)
  const Icon = isDone ? IconCircleCheck : IconCircle
  return (
    <li>
      <Link
        {...PLACES[step]}
        className={`${classes.duty} ${look('row', 'gap-sm', 'p-xs-md', 'hover', 'focus-inside', 'phone-gap-xs', 'phone-p-xs-sm')}`}
      >
        <Icon size={20} className={look('flex-none', isDone ? 'green' : 'dimmed')} aria-hidden />
        <span className={look('grow', isDone && 'dimmed')}>{t(step)}</span>
        <VisuallyHidden>{t(isDone ? 'isDone' : 'isOpen')}</VisuallyHidden>
        <IconChevronRight size={16} className={look('flex-none', 'dimmed')} aria-hidden />
      </Link>
    </li>
  )
}
