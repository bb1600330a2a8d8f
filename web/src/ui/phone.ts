import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'

/** Spec 1 §5: phones default to the Indonesian country. */
const DEFAULT_PHONE_COUNTRY: CountryCode = 'ID'

/** A phone number as it stands in its field, finished or not. */
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
  // `62812…`: the country's own code without its plus, as address books often have it.
  const digits = text.replace(/\D/g, '')
  if (digits.startsWith(getCountryCallingCode(country))) {
    const number = parsePhoneNumberFromString(`+${digits}`)
    if (number?.isValid() && number.country === country) return number
  }
  return parsePhoneNumberFromString(text, country)
}

/** The number in E.164; nothing while it is none. */
export function e164Of(phone: PhoneText): string | undefined {
  const number = parse(phone)
  return number?.isValid() ? number.number : undefined
}

/** What travels: the number in E.164, else what was typed, for the checks to speak about. */
export const sentPhone = (phone: PhoneText): string => e164Of(phone) ?? phone.text.trim()

/**
 * A number with its country taken out of it and the rest as people there write it; what is no
 * number stays as it was typed.
 */
export function tidyPhone(phone: PhoneText): PhoneText {
  const number = parse(phone)
  if (!number?.isValid()) return phone
  // A number of no single country (+800…) keeps its code.
  if (!number.country) return { ...phone, text: number.formatInternational() }
  return { country: number.country, text: number.formatNational() }
}

/** A kept number, as its field shows it. */
export const phoneTextOf = (kept: string): PhoneText => tidyPhone({ ...NO_PHONE, text: kept })

/** What storage gave back, if it is one. */
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
  /** With its plus. */
  calling: string
}

/** All countries in a language's order, the default one first. */
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
