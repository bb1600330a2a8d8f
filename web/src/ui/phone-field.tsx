import { TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLanguage } from '../lib/texts'
import { callingCodeOf, isPhoneText, listPhoneCountries, tidyPhone, type PhoneText } from './phone'
import classes from './phone-field.module.css'
import { look } from './look'

interface PhoneFieldProps {
  id: string
  label: string
  countryLabel: string
  value: PhoneText
  required?: boolean
  error?: string | undefined
  description?: string | undefined
  disabled?: boolean
  onChange: (phone: PhoneText) => void
  onBlur?: (phone: PhoneText) => void
}

/**
 * A phone number with a country select; the number is in national format. Typing or pasting an international
 * number selects its country.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { id, label, value, required = false, error, description, disabled = false } = props
  const { onChange, onBlur } = props
  const leave = () => {
    const tidied = tidyPhone(value)
    if (tidied.text !== value.text || tidied.country !== value.country) onChange(tidied)
    onBlur?.(tidied)
  }
  return (
    <TextInput
      id={id}
      type="tel"
      autoComplete="tel"
      label={label}
      withAsterisk={required}
      disabled={disabled}
      leftSection={<CountryChoice {...props} />}
      leftSectionWidth={108}
      leftSectionPointerEvents="all"
      value={value.text}
      error={error}
      {...(error === undefined && description !== undefined && { description })}
      onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
      onBlur={leave}
    />
  )
}

/** The browser's native select covers the short code that is displayed. */
function CountryChoice({ countryLabel, value, disabled = false, onChange }: PhoneFieldProps) {
  const language = useLanguage()
  const countries = useMemo(() => listPhoneCountries(language), [language])
  return (
    <div
      className={`${look('row', 'relative', 'justify-between', 'h-full', 'dimmed')} ${classes.country}`}
    >
      <span aria-hidden className={look('nowrap', 'tabular')}>
        {value.country} {callingCodeOf(value.country)}
      </span>
      <IconChevronDown size={14} aria-hidden />
      <select
        className={`${look('w-full', 'color-text', 'surface', 'pointer')} ${classes.choice}`}
        aria-label={countryLabel}
        disabled={disabled}
        value={value.country}
        onChange={({ currentTarget }) => {
          const chosen = { ...value, country: currentTarget.value }
          if (isPhoneText(chosen)) onChange(chosen)
        }}
      >
        {countries.map(({ code, name, calling }) => (
          <option key={code} value={code}>
            {name} ({calling})
          </option>
        ))}
      </select>
    </div>
  )
}
