import { Button, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { FoundVendor } from '@pasok/domain/vendors/vendors.relations.model'
import { relationTexts } from '@pasok/domain/vendors/vendors.relations.texts'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { useFindVendor } from '../../../features/catalog/relations.queries'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import classes from './vendor-list.module.css'
import { look } from '../../../ui/look'

interface FindVendorProps {
  onFound: (vendor: FoundVendor) => void
}

/** Spec 2 §2: a vendor is found by its company code, which is required. */
export function FindVendor({ onFound }: FindVendorProps) {
  const t = useTexts(relationTexts)
  const [code, setCode] = useState('')
  const [told, setTold] = useState<string | null>(null)
  const [known, setKnown] = useState<FoundVendor | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync: find, isPending } = useFindVendor()
  const tell = (message: string) => {
    setTold(message)
    field.current?.focus()
  }
  const search = async () => {
    setKnown(null)
    if (code.trim() === '') return tell(t('codeRequired'))
    try {
      const vendor = await find(code.trim())
      if (vendor.stage === 'Requested' || vendor.stage === 'Active') return setKnown(vendor)
      onFound(vendor)
    } catch (error) {
      tell(messageOf(error))
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) void search()
  }
  const vendor = known?.legal_name ?? ''
  return (
    <form
      noValidate
      className={`${classes.find} ${look('grid', 'align-start', 'gap-xs', 'mb-md', 'card')}`}
      onSubmit={submit}
      aria-label={t('findTitle')}
    >
      <TextInput
        ref={field}
        classNames={{ root: classes.field, wrapper: classes.code }}
        required
        label={t('codeLabel')}
        description={t('codeHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_NAME}
        error={told}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setTold(null)
          setKnown(null)
        }}
      />
      <Button
        type="submit"
        className={classes.findButton}
        leftSection={<IconSearch size={16} aria-hidden />}
        loading={isPending}
      >
        {t('findVendor')}
      </Button>
      <p role="status" className={look('span-all', 'break-anywhere')} hidden={known === null}>
        {known && t(known.stage === 'Active' ? 'isActive' : 'isWaiting', { vendor })}
      </p>
    </form>
  )
}
