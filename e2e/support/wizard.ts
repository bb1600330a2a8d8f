import type { Page } from '@playwright/test'
import { choose } from './choose'
import { pdf, png, type FilePayload } from './files'

/** Fills in step 1 of the wizard as a company in Bandung. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Business name' }).fill('Terbit Terus')
  await page.getByRole('textbox', { name: 'Contact name' }).fill('Rina Hartati')
  await page.getByRole('textbox', { name: 'Main phone' }).fill('022 7311 200')
  await page.getByRole('textbox', { name: 'Mobile phone' }).fill('0812 3456 7890')
  await choose(page, 'Category', 'Manufacturing')
  await choose(page, 'Company type', 'Persekutuan Komanditer (CV)')
  await choose(page, 'Province', 'Jawa Barat')
  await choose(page, 'City', 'Kota Bandung')
  await choose(page, 'Sub District', 'Coblong')
  await choose(page, 'Village', 'Dago')
  await page.getByRole('combobox', { name: 'Zip Code' }).click()
  await page.getByRole('option', { name: /^\d{5}$/ }).click()
  await page.getByRole('textbox', { name: 'Street' }).fill('Jl. Ir. H. Juanda No. 100')
}

interface GivenDocument {
  title: string
  short: string
  file: FilePayload
}

/** The required documents of that company's type, with a file for each. */
export const companyDocuments: readonly GivenDocument[] = [
  { title: 'Akta Pendirian', short: 'Akta', file: pdf('Akta-Pendirian.pdf') },
  { title: 'Nomor Pokok Wajib Pajak', short: 'NPWP', file: png('npwp.png') },
  { title: 'Nomor Induk Berusaha', short: 'NIB', file: pdf('nib.pdf', 'NIB') },
]

const NUMBERS: Readonly<Record<string, string>> = {
  NPWP: '02.734.518.9-063.000',
  NIB: '8120014072615',
}

/** Returns a valid number of a document, by its short title. */
export const numberOf = (short: string, otherwise = `${short}-2026/001`): string =>
  NUMBERS[short] ?? otherwise

export async function giveDocuments(page: Page): Promise<void> {
  for (const { title, short, file } of companyDocuments) {
    await page
      .getByRole('textbox', { name: `Number of ${short}`, exact: true })
      .fill(numberOf(short))
    await page.getByLabel(title, { exact: true }).setInputFiles(file)
    await page.getByRole('link', { name: `Open ${file.name} in a new tab` }).waitFor()
  }
}
