import { decideByApi } from '../support/newcomer-company'
import { enterConsole, makeCompany } from '../support/provider'
import { signIn, test } from '../support/test'
import { NEW_PASSWORD } from '../support/way-in'

const LOOKS = [
  ['d', 1440, 900, 'light', 'en'],
  ['p', 390, 844, 'dark', 'id'],
  ['p2', 390, 844, 'light', 'en'],
  ['d2', 1440, 900, 'dark', 'id'],
] as const
const OUT = '/tmp/cssb-shots'

test.setTimeout(280_000)
test('shots of homes', async ({ page, request, openAs }) => {
  const person = await makeCompany(request, 'Gambar')
  await decideByApi(request, person, 'verify')
  await signIn(page, person.email, NEW_PASSWORD)
  const pages = {
    new: page,
    owner: await openAs('owner@nusantara.test'),
    finance: await openAs('finance@nusantara.test'),
    template: await openAs('template@nusantara.test'),
    vendor: await openAs('vendor@bersihberseri.test'),
  }
  for (const [who, one] of Object.entries(pages)) {
    await one.goto('/dashboard')
    for (const [name, width, height, colorScheme, language] of LOOKS) {
      await one.setViewportSize({ width, height })
      await one.emulateMedia({ colorScheme })
      await one.evaluate((l) => localStorage.setItem('pasok.language', l), language)
      await one.reload()
      await one.waitForTimeout(1500)
      await one.screenshot({ path: `${OUT}/home-${who}-${name}.png`, fullPage: true })
    }
    await one.evaluate(() => localStorage.removeItem('pasok.language'))
  }
})
test('shots of broadcasts', async ({ page }) => {
  await enterConsole(page, '/provider/broadcasts')
  for (const [name, width, height, colorScheme, language] of LOOKS) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await page.evaluate((l) => localStorage.setItem('pasok.language', l), language)
    await page.reload()
    await page.getByRole('button', { name: /New broadcast|Siaran baru/ }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').nth(0).fill('Scheduled maintenance')
    await form
      .getByRole('textbox')
      .nth(1)
      .fill('Pasok is not available on Sunday <b>from 02:00</b>.\nSave your work.')
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${OUT}/form-one-${name}.png`, fullPage: true })
    await form.getByRole('textbox').nth(2).fill('Pemeliharaan terjadwal')
    await form
      .getByRole('textbox')
      .nth(3)
      .fill('Pasok tidak dapat dipakai pada hari Minggu pukul 02.00.')
    await page.setViewportSize({ width, height: height * 2 })
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${OUT}/form-two-${name}.png`, fullPage: true })
    await page.setViewportSize({ width, height })
    await form.getByRole('button', { name: /Send broadcast|Kirim siaran/ }).click()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `${OUT}/question-${name}.png` })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => localStorage.removeItem('pasok.language'))
  await page.reload()
  await page.waitForTimeout(800)
  await page.getByRole('row').nth(1).click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: `${OUT}/view.png` })
})
