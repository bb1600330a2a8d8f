/**
 * The full official name of a city or regency, spelled as idn-area-data 4.0.1 spells it:
 * `Kota Bandung`, `Kabupaten Jepara`, `Kota Administrasi Jakarta Selatan`. That data is in title
 * case already and writes every word out, so names from other sources are brought to its form:
 * upper case becomes title case (short words such as `dan` stay small), `Kab.`, `Adm.` and `Kep.` are
 * written out, runs of blanks become one.
 */
export function normaliseCityName(raw: string): string {
  const spaced = raw.trim().replace(/\s+/g, ' ')
  const cased = spaced === spaced.toUpperCase() ? titleCase(spaced) : spaced
  return cased
    .replace(/^(Kab\.?|Kabupaten)(?= )/i, 'Kabupaten')
    .replace(/^Kota(?= )/i, 'Kota')
    .replace(/^(Kota|Kabupaten) (Adm\.?|Administrasi)(?= )/i, '$1 Administrasi')
    .replace(/ Kep\.?(?= )/, ' Kepulauan')
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s\-.])(\p{L})/gu, (_match, before: string, letter: string) => {
      return before + letter.toUpperCase()
    })
    .replace(/ Dan /g, ' dan ')
}
