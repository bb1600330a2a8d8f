import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'

/** Phone numbers default to Indonesia (Spec 1 §5). */
const DEFAULT_PHONE_COUNTRY: CountryCode = 'ID'

/** A phone number in its field, possibly incomplete. */
export interface PhoneText {
  country: CountryCode
  text: string
}

export const NO_PHONE: PhoneText = { country: DEFAULT_PHONE_COUNTRY, text: '' }

const international = (text: string): string | undefined => {
  const dialled = text.trim().replace(/^00/, '+')
  return dialled.startsWith('+') ? dialled : undefined
}

function parse({ country, text }: PhoneText): PhoneNumber | undefined {
  const whole = international(text)
  if (whole !== undefined) return parsePhoneNumberFromString(whole)
  // `62812…`: the country's calling code without plus, common in address books.
  const digits = text.replace(/\D/g, '')
  if (digits.startsWith(getCountryCallingCode(country))) {
    const number = parsePhoneNumberFromString(`+${digits}`)
    if (number?.isValid() && number.country === country) return number
  }
  return parsePhoneNumberFromString(text, country)
}

/** Returns the number in E.164; undefined while it is invalid. */
export function e164Of(phone: PhoneText): string | undefined {
  const number = parse(phone)
  return number?.isValid() ? number.number : undefined
}

/** Returns the number in E.164, or the typed text, which validation then reports. */
export const sentPhone = (phone: PhoneText): string => e164Of(phone) ?? phone.text.trim()

/** Separates the country and formats the rest nationally; invalid text stays unchanged. */
export function tidyPhone(phone: PhoneText): PhoneText {
  const number = parse(phone)
  if (!number?.isValid()) return phone
  // A number without a country (+800…) retains its code.
  if (!number.country) return { ...phone, text: number.formatInternational() }
  return { country: number.country, text: number.formatNational() }
}

/** Returns a stored number in the field's format. */
export const phoneTextOf = (stored: string): PhoneText => tidyPhone({ ...NO_PHONE, text: stored })

/** Returns true when a stored value has this type. */
export function isPhoneText(value: unknown): value is PhoneText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'country' in value &&
    typeof value.country === 'string' &&
    isSupportedCountry(value.country)
  )
}

interface PhoneCountry {
  code: CountryCode
  name: string
  /** Calling code with plus. */
  calling: string
}

/** Returns all countries in the language's alphabetical order, the default one first. */
export function listPhoneCountries(language: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const all = getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      calling: `+${getCountryCallingCode(code)}`,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return [
    ...all.filter(({ code }) => code === DEFAULT_PHONE_COUNTRY),
    ...all.filter(({ code }) => code !== DEFAULT_PHONE_COUNTRY),
  ]
}

export const callingCodeOf = (country: CountryCode): string => `+${getCountryCallingCode(country)}`
