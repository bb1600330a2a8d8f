import { Anchor, Select, TextInput } from '@mantine/core'
import { regionsTexts } from '@pasok/domain/regions/regions.texts'
import { useEffect, useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { useTexts } from '../../lib/texts'
import { Busy } from '../../ui/busy'
import { useSlow } from '../../ui/skeleton-rows'
import { postcodeDigits } from './place'
import { usePostcodes } from './regions.queries'
import { look } from '../../ui/look'

/** The option that leads to typing: a sub district's known code is not every village's. */
const OTHER = 'other'

interface PostcodeFieldProps {
  id: string
  villageId: string
  value: string
  error: string | undefined
  onChange: (postcode: string) => void
}

/** The one code of a village is chosen by itself, once. */
function useOnlyCode(
  known: readonly string[],
  isFree: boolean,
  onChange: (postcode: string) => void,
): void {
  const [isOffered, setOffered] = useState(false)
  const only = known.length === 1 ? known[0] : undefined
  useEffect(() => {
    if (only === undefined || isOffered) return
    setOffered(true)
    if (isFree) onChange(only)
  }, [only, isOffered, isFree, onChange])
}

/** The zip code: chosen where codes are known, else five digits typed in. */
export function PostcodeField({ id, villageId, value, error, onChange }: PostcodeFieldProps) {
  const t = useTexts(regionsTexts)
  const [wantsOther, setWantsOther] = useState(false)
  const list = usePostcodes(villageId)
  const loading = useSlow(list.isFetching)
  const known = list.data ?? []
  useOnlyCode(known, value === '' && !wantsOther, onChange)
  const isTyped = known.length > 0 && (wantsOther || (value !== '' && !known.includes(value)))
  const common = { id, label: t('postcode'), withAsterisk: true, error }
  const busy = loading && { rightSection: <Busy label={t('loading')} /> }
  const field =
    villageId === '' ? (
      <TextInput {...common} disabled value={value} placeholder={t('afterVillage')} readOnly />
    ) : known.length > 0 && !isTyped ? (
      <Select
        {...common}
        data={[
          ...known.map((code) => ({ value: code, label: code })),
          { value: OTHER, label: t('postcodeOther') },
        ]}
        value={value === '' ? null : value}
        placeholder={t('postcodeChoose')}
        allowDeselect={false}
        checkIconPosition="right"
        onChange={(code) => {
          setWantsOther(code === OTHER)
          onChange(code === OTHER || code === null ? '' : code)
        }}
      />
    ) : (
      <TextInput
        {...common}
        {...busy}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder={t('postcodeTyped')}
        description={
          isTyped ? (
            <Anchor
              component="button"
              type="button"
              inherit
              onClick={() => {
                setWantsOther(false)
                onChange('')
              }}
            >
              {t('postcodeKnown')}
            </Anchor>
          ) : (
            list.isSuccess && t('postcodeHelp')
          )
        }
        value={value}
        onChange={({ currentTarget }) => onChange(postcodeDigits(currentTarget.value))}
      />
    )
  return (
    <div>
      {field}
      {list.isError && (
        <div className={look('mt-xs')}>
          <LoadError error={list.error} onRetry={() => void list.refetch()} />
        </div>
      )}
    </div>
  )
}
