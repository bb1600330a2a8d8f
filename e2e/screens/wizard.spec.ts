import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { pdf, png } from '../support/files'
import { choose } from '../support/choose'
import { expectFocusShown, press, tabTo } from '../support/keyboard'
import { expectAccessible, expectGoodLooks } from '../support/looks'
import { linkIn, mailsTo, mailTo } from '../support/mail'
import { refuseWith } from '../support/network'
import { decideByApi, waitingByApi } from '../support/newcomer-company'
import { PHONE, WIDE } from '../support/screens'
import { expect, openUserMenu, signIn, test } from '../support/test'
import { enter, NEW_PASSWORD, newcomer, type Newcomer, registerByApi } from '../support/way-in'
import { numberOf } from '../support/wizard'

// This is the last file of a run, so its tests run in parallel across the workers.
test.describe.configure({ mode: 'parallel' })

const STEP = '/register/step'
const TYPE = 'Persekutuan Komanditer (CV)'
const AKTA = 'Akta Pendirian'
const NIB = 'Nomor Induk Berusaha'
const NPWP = 'Nomor Pokok Wajib Pajak'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
// The match is exact, because "Feedback" contains "Back".
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const next = (page: Page) => button(page, 'Next').click()
const upload = (page: Page, title: string) => page.getByLabel(title, { exact: true })
const clear = (page: Page, name: string) => page.locator(`[aria-label="Clear ${name}"]`).click()

/** Starts the wizard as a new user that no other test uses. */
async function begin(page: Page, request: APIRequestContext, what: string): Promise<Newcomer> {
  const person = newcomer(what)
  await registerByApi(request, person)
  await signIn(page, person.email, NEW_PASSWORD)
  await page.goto(STEP)
  await expect(page.getByRole('heading', { name: 'Basic info' })).toBeVisible()
  return person
}

async function fillBasics(page: Page): Promise<void> {
  await box(page, 'Business name').fill('Terbit Terus')
  await box(page, 'Contact name').fill('Rina Hartati')
  await box(page, 'Main phone').fill('022 7311 200')
  await box(page, 'Mobile phone').fill('0812 3456 7890')
  await choose(page, 'Category', 'Manufacturing')
}

async function fillPlace(page: Page): Promise<void> {
  await choose(page, 'Province', 'Jawa Barat')
  await choose(page, 'City', 'Kota Bandung')
  await choose(page, 'Sub District', 'Coblong')
  await choose(page, 'Village', 'Dago')
  await list(page, 'Zip Code').click()
  await page.getByRole('option', { name: /^\d{5}$/ }).click()
  await box(page, 'Street').fill('Jl. Ir. H. Juanda No. 100')
}

async function toDocuments(page: Page): Promise<void> {
  await fillBasics(page)
  await choose(page, 'Company type', TYPE)
  await fillPlace(page)
  await next(page)
  await expect(page.getByRole('heading', { name: 'Akta', exact: false }).first()).toBeVisible()
}

/** Checks that missing values show the specified messages and that no request is sent. */
async function leaveOut(page: Page): Promise<void> {
  await expect(box(page, 'Legal name')).toHaveAttribute('readonly', '')
  await expect(box(page, 'Street')).toHaveAttribute('rows', '3')
  await expect(button(page, 'Back')).toBeDisabled()
  for (const [name, need] of [
    ['Basic info', 'Required'],
    ['Address', 'Required'],
    ['Social Media', 'Optional'],
  ] as const)
    await expect(page.getByRole('region', { name }).getByText(need, { exact: true })).toBeVisible()
  await box(page, 'Business name').fill('')
  // The contact name is prefilled with the user's own name.
  await expect(box(page, 'Contact name')).not.toHaveValue('')
  await box(page, 'Contact name').fill('')
  const saves: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'PUT') saves.push(call.url())
  })
  await next(page)
  for (const text of [
    'Business name is required',
    'Contact name is required',
    'Technical Contact Number is required',
    'Hotline Number is required',
    'Category is required',
    'Type is required',
    'Province is required',
    'ZipCode is required',
    'Street is required',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText(/^(City|Sub District|Village|Country) is required/)).toHaveCount(0)
  await expect(box(page, 'Business name')).toBeFocused()
  expect(saves).toEqual([])
  await test.step('a placeholder stays as grey as where nothing is wrong', async () => {
    const greyOf = (field: Locator) =>
      field.evaluate((input) => getComputedStyle(input, '::placeholder').color)
    const right = page.locator('input[placeholder]:not([placeholder=""]):not([data-error])')
    const wrong = page.locator('input[placeholder]:not([placeholder=""])[data-error]')
    expect(await greyOf(wrong.first())).toBe(await greyOf(right.first()))
  })

  await test.step('an error disappears when its field changes, the rest stays', async () => {
    await box(page, 'Business name').fill('T')
    await expect(page.getByText('Business name is required')).toBeHidden()
    await expect(page.getByText('Contact name is required')).toBeVisible()
  })
}

async function leaveOutOfAddress(page: Page): Promise<void> {
  await test.step('the first empty address field is marked', async () => {
    const levels = [
      ['Province', 'Jawa Barat', 'City'],
      ['City', 'Kota Bandung', 'Sub District'],
      ['Sub District', 'Coblong', 'Village'],
    ] as const
    for (const [level, option, below] of levels) {
      await choose(page, level, option)
      await next(page)
      await expect(page.getByText(`${below} is required`, { exact: true })).toBeVisible()
      const chain = /^(Province|City|Sub District|Village) is required$/
      await expect(page.getByText(chain)).toHaveCount(1)
    }
  })
  await test.step('without a country it is the country field', async () => {
    await clear(page, 'Country')
    await next(page)
    await expect(page.getByText('Country is required', { exact: true })).toBeVisible()
    await expect(list(page, 'Province')).toBeDisabled()
    await choose(page, 'Country', 'Indonesia')
    await expect(list(page, 'Province')).toBeEnabled()
  })
}

/** Checks the message for each wrong value; all values are valid in the end. */
async function typeWrong(page: Page): Promise<void> {
  await box(page, 'Main phone').fill('12')
  await box(page, 'Main phone').blur()
  await expect(page.getByText(/^Enter a phone number with its country code/)).toBeVisible()
  await box(page, 'Website').fill('not a site')
  await box(page, 'Website').blur()
  await expect(page.getByText(/^Enter a web address such as/)).toBeVisible()
  await box(page, 'Instagram').fill('javascript:alert(1)')
  await box(page, 'Instagram').blur()
  await expect(page.getByText(/^Enter an account name or a link/)).toBeVisible()
  await fillBasics(page)
  await fillPlace(page)
  await list(page, 'Zip Code').click()
  await page.getByRole('option', { name: 'Another zip code…' }).click()
  await box(page, 'Zip Code').fill('4a01')
  await expect(box(page, 'Zip Code')).toHaveValue('401')
  await next(page)
  await expect(page.getByText('Enter a zip code of five digits')).toBeVisible()
  await expect(box(page, 'Zip Code')).toHaveAttribute('aria-invalid', 'true')
  await box(page, 'Zip Code').fill('40135')
  for (const name of ['Website', 'Instagram']) await box(page, name).fill('')
}

/** Checks the question when the company type is missing, and the explanation on step 2. */
async function leaveOutTheType(page: Page): Promise<void> {
  await next(page)
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText(
      'Are you sure want to next and without selected company type? Company type selection is needed for value legal document step.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Type is required', { exact: true })).toBeVisible()
  await next(page)
  await dialog.getByRole('button', { name: 'Yes, continue' }).click()
  await expect(
    page.getByText('To view input legal document you need to select company type on step 1.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/step=2/)
  await test.step('Back, in the page and in the browser, returns to step 1', async () => {
    await button(page, 'Back').click()
    await expect(list(page, 'Category')).toHaveValue('Manufacturing')
    await page.goBack()
    await expect(page.getByText(/^To view input legal document/)).toBeVisible()
  })
  await button(page, 'Back').click()
}

/** Checks that phone numbers of any country, typed or pasted, are stored in E.164. */
async function typePhones(page: Page): Promise<void> {
  await box(page, 'Mobile phone').fill('+65 8123 4567')
  await box(page, 'Mobile phone').blur()
  await expect(page.getByLabel('Country of the mobile number')).toHaveValue('SG')
  await expect(box(page, 'Mobile phone')).toHaveValue('8123 4567')
  await choose(page, 'Company type', TYPE)
  const sent: { phone?: string; whatsapp?: string }[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/api/buyer/company')) sent.push(call.postDataJSON())
  })
  await next(page)
  await expect(page.getByRole('heading', { name: 'NIB' })).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({ phone: '+62227311200', whatsapp: '+6581234567' }),
  ])
  await button(page, 'Back').click()
  await expect(box(page, 'Mobile phone')).toHaveValue('8123 4567')
  await expect(page.getByLabel('Country of the mobile number')).toHaveValue('SG')
}

/** Checks that a server error appears at its field and that no value is lost. */
async function beRefused(page: Page): Promise<void> {
  // Changes a value first, because unchanged values are not sent.
  await box(page, 'Contact name').fill('Rina Hartati S.')
  await page.route('**/api/buyer/company', (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: [{ code: 'rule', path: 'website', message: 'Not this one' }],
        message: 'Not this one',
        data: null,
      },
    }),
  )
  await next(page)
  await expect(page.getByText('Not this one')).toBeVisible()
  await expect(box(page, 'Website')).toBeFocused()
  await page.unroute('**/api/buyer/company')
  await page.route('**/api/buyer/company', (route) => route.abort())
  await next(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Disconnected' })).toBeVisible()
  await page.unroute('**/api/buyer/company')
  await next(page)
  await expect(page.getByRole('heading', { name: 'NIB' })).toBeVisible()
}

test('step 1: missing, invalid and refused input is reported, and nothing is lost', async ({
  page,
  request,
}) => {
  test.slow()
  await begin(page, request, 'Langkah')
  // proves 1.2.59 1.2.60 1.5.10 1.5.12 1.5.15 1.5.16 1.5.17
  await test.step('reports missing fields with the specified messages', () => leaveOut(page))
  await leaveOutOfAddress(page)
  await test.step('reports invalid input', () => typeWrong(page))
  // proves 1.2.62 1.4.6 1.5.18 1.5.19
  await test.step('without a company type it asks, and step 2 says why it is empty', () =>
    leaveOutTheType(page))
  await test.step('phone numbers of any country are stored in E.164', () => typePhones(page))
  // proves 1.4.5
  await test.step('refusals of the server are shown at the field', () => beRefused(page))
})

/** Checks that a change of a higher level clears the lower ones and loads their lists again. */
async function chooseHigher(page: Page): Promise<void> {
  await fillPlace(page)
  await test.step('choosing the same value again changes nothing', async () => {
    const code = await list(page, 'Zip Code').inputValue()
    await choose(page, 'Province', 'Jawa Barat')
    await list(page, 'Zip Code').click()
    await page.getByRole('option', { name: code, exact: true }).click()
    await expect(list(page, 'Province')).toHaveValue('Jawa Barat')
    await expect(list(page, 'Village')).toHaveValue('Dago')
    await expect(list(page, 'Zip Code')).toHaveValue(code)
  })
  await choose(page, 'City', 'Kota Bogor')
  for (const level of ['Sub District', 'Village']) await expect(list(page, level)).toHaveValue('')
  await expect(list(page, 'Village')).toBeDisabled()
  await expect(box(page, 'Zip Code')).toBeDisabled()
  await expect(box(page, 'Street')).toHaveValue('Jl. Ir. H. Juanda No. 100')
  await list(page, 'Sub District').click()
  await expect(page.getByRole('option', { name: 'Coblong' })).toHaveCount(0)
  await page.getByRole('option').filter({ visible: true }).first().click()
  await expect(list(page, 'Village')).toBeEnabled()
  await choose(page, 'Province', 'Bali')
  await expect(list(page, 'City')).toHaveValue('')
  await expect(list(page, 'Sub District')).toBeDisabled()
}

/** Checks that a failed list shows an error and can be loaded again. */
async function failTheCities(page: Page): Promise<void> {
  await page.route('**/api/region/kota**', refuseWith('No list'))
  await choose(page, 'Province', 'Banten')
  const alert = page.getByRole('alert').filter({ hasText: 'No list' })
  await expect(alert).toContainText('Error')
  await expect(page.getByLabel('Loading…')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/region/kota**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeHidden()
  await choose(page, 'City', 'Kota Serang')
}

async function chooseByKeyboard(page: Page): Promise<void> {
  for (const [level, option] of [
    ['Province', 'Jawa Barat'],
    ['City', 'Kota Bandung'],
    ['Sub District', 'Coblong'],
    ['Village', 'Dago'],
  ] as const) {
    await tabTo(page, list(page, level))
    await expectFocusShown(page)
    // Types slowly, because the library marks the first match shortly after the list opens.
    await page.keyboard.type(option, { delay: 30 })
    await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(list(page, level)).toHaveValue(option)
  }
  await press(page, button(page, 'Next'))
  await expect(box(page, 'Main phone')).toBeFocused()
}

test('an address: its lists depend on the choice above them', async ({ page, request }) => {
  const requested: string[] = []
  page.on('request', (call) => {
    const [, what] = /\/api\/region\/(\S+)/.exec(call.url()) ?? []
    if (what !== undefined) requested.push(what)
  })
  await begin(page, request, 'Alamat')
  await test.step('can be chosen by keyboard alone', () => chooseByKeyboard(page))
  await test.step('lists are loaded once, when needed', async () => {
    await choose(page, 'Province', 'Bali')
    await choose(page, 'Province', 'Jawa Barat')
    await choose(page, 'Province', 'Bali')
    await choose(page, 'City', 'Kota Denpasar')
    const cities = requested.filter((what) => what.startsWith('kota'))
    expect(cities).toHaveLength(2)
    expect(requested.filter((what) => what === 'propinsi')).toHaveLength(1)
    // The one request is for the village chosen by keyboard, none for a city selected in between.
    expect(requested.filter((what) => what.startsWith('kelurahan'))).toHaveLength(1)
  })
  // proves 1.5.11 1.8.7
  await test.step('a failed list says so and can be retried', () => failTheCities(page))
  await test.step('a higher choice clears the lower ones and reloads their lists', () =>
    chooseHigher(page))
})

test.describe('leaving and returning', () => {
  // proves 1.4.5
  test('keeps input after a reload, in another tab and after signing in again; saved data appears in another browser', async ({
    page,
    request,
    context,
    openBrowser,
  }) => {
    const person = await begin(page, request, 'Kembali')
    await box(page, 'Business name').fill('Belum Disimpan')
    await box(page, 'Main phone').fill('022 73')
    await choose(page, 'Province', 'Jawa Barat')
    await choose(page, 'City', 'Kota Bandung')
    const expectTyped = async (where: Page) => {
      await expect(box(where, 'Business name')).toHaveValue('Belum Disimpan')
      await expect(box(where, 'Main phone')).toHaveValue('022 73')
      await expect(list(where, 'City')).toHaveValue('Kota Bandung')
    }
    await page.reload()
    await expectTyped(page)
    const other = await context.newPage()
    await other.goto(STEP)
    await expectTyped(other)
    await box(other, 'Contact name').fill('Dari Tab Lain')
    await expect(box(page, 'Contact name')).toHaveValue('Dari Tab Lain')
    await other.close()
    await openUserMenu(page)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL(/\/$/)
    await enter(page, person.email)
    await page.waitForURL(`**${STEP}`)
    await expectTyped(page)
    await expect(box(page, 'Contact name')).toHaveValue('Dari Tab Lain')
    await toDocuments(page)
    const elsewhere = await openBrowser()
    await elsewhere.goto('/')
    await enter(elsewhere, person.email)
    await elsewhere.waitForURL(`**${STEP}`)
    await expect(box(elsewhere, 'Contact name')).toHaveValue('Rina Hartati')
    await expect(list(elsewhere, 'Village')).toHaveValue('Dago')
    await expect(list(elsewhere, 'Company type')).toHaveValue(TYPE)
  })
})

/** Whether the browser stores a draft of the wizard. */
const hasDraft = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('company-draft')))

/** Opens step 2 in a second browser of the same company. */
async function toStepTwo(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/')
  await enter(page, person.email)
  await page.waitForURL(`**${STEP}`)
  await page.goto(`${STEP}?step=2`)
  await expect(box(page, 'Number of Akta')).toBeVisible()
}

/** Waits until the server has the values and the browser has removed its draft. */
const expectSaved = (page: Page) => expect.poll(() => hasDraft(page)).toBe(false)

// proves 1.3.7
test(
  'step 2 belongs to the company: another browser continues it, and conflicts are resolved',
  { tag: '@core' },
  async ({ page, request, openBrowser }) => {
    const person = await begin(page, request, 'Peramban')
    await toDocuments(page)
    await box(page, 'Number of Akta').fill('AHU-001')
    await upload(page, AKTA).setInputFiles(pdf('akta pendirian.pdf'))
    await expect(button(page, `Change ${AKTA}`)).toBeVisible()
    await expectSaved(page)
    const elsewhere = await openBrowser()
    await test.step('another browser shows number and file', async () => {
      await toStepTwo(elsewhere, person)
      await expect(box(elsewhere, 'Number of Akta')).toHaveValue('AHU-001')
      const open = elsewhere.getByRole('link', { name: 'Open aktapendirian.pdf in a new tab' })
      const opened = await request.get((await open.getAttribute('href')) ?? '')
      expect(opened.headers()['content-type']).toBe('application/pdf')
    })
    await test.step('two numbers of one document: shows who, and asks which one to use', async () => {
      await box(elsewhere, 'Number of Akta').fill('AHU-002')
      await expectSaved(elsewhere)
      await box(page, 'Number of Akta').fill('AHU-003')
      const conflict = page
        .getByRole('alert')
        .filter({ hasText: 'This was changed in the meantime' })
      await expect(conflict).toContainText('AHU-002')
      await expect(conflict).toContainText('AHU-003')
      await expectAccessible(page)
      await conflict.getByRole('button', { name: 'Save mine' }).click()
      await expect(conflict).toBeHidden()
      await expectSaved(page)
    })
    await test.step('another company type keeps the documents it also requires', async () => {
      await button(page, 'Back').click()
      await choose(page, 'Company type', 'Koperasi')
      await next(page)
      await expect(page.getByRole('heading', { name: 'SK Kemenkum' })).toBeVisible()
      await expect(box(page, 'Number of Akta')).toHaveValue('AHU-003')
      await expect(button(page, `Change ${AKTA}`)).toBeVisible()
      await expect(box(page, 'Number of SK Kemenkum')).toHaveValue('')
    })
  },
)

/** Checks that unsubmitted uploads are still there and that a missing one is reported. */
async function comeBackToUploads(page: Page, request: APIRequestContext): Promise<void> {
  await box(page, 'Number of Akta').fill('AHU-001')
  await expect(page.getByText('aktapendirian.pdf')).toBeVisible()
  await page.reload()
  await expect(box(page, 'Number of Akta')).toHaveValue('AHU-001')
  const open = page.getByRole('link', { name: 'Open aktapendirian.pdf in a new tab' })
  await expect(open).toBeVisible()
  const opened = await request.get((await open.getAttribute('href')) ?? '')
  expect(opened.headers()['content-type']).toBe('application/pdf')
  await page.route('**/api/files/*', (route) =>
    route.fulfill({
      status: 404,
      json: { errors: [{ code: 'not_found', message: 'x' }], message: 'x', data: null },
    }),
  )
  await page.reload()
  await expect(
    page.getByText('aktapendirian.pdf was removed because it was never submitted'),
  ).toBeVisible()
  await page.unroute('**/api/files/*')
  await upload(page, AKTA).setInputFiles(png('akta.png'))
  await expect(page.getByRole('link', { name: 'Open akta.png in a new tab' })).toBeVisible()
}

/** Checks that a wrong file type is refused with a clear message and that the focus stays at the field. */
async function uploadWhatIsNone(page: Page): Promise<void> {
  const html = Buffer.from('<html><script>alert(1)</script></html>')
  const refused = [
    ['page.html', 'text/html', html, /neither a PDF nor an image/],
    ['logo.svg', 'image/svg+xml', Buffer.from('<svg/>'), /neither a PDF nor an image/],
    ['empty.pdf', 'application/pdf', Buffer.alloc(0), /empty\.pdf is empty/],
    ['large.pdf', 'application/pdf', Buffer.alloc(11 * 1024 * 1024, 1), /is 11 MB/],
    // Only the content shows that this is not a picture.
    ['page.png', 'image/png', html, /page\.png was not uploaded\. ./],
  ] as const
  for (const [name, mimeType, buffer, words] of refused) {
    await upload(page, AKTA).setInputFiles({ name, mimeType, buffer })
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(button(page, `Upload ${AKTA}`)).toBeVisible()
  }
  await expectAccessible(page)
  // Starts waiting before the key press, so that the file chooser is not missed.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, button(page, `Upload ${AKTA}`))
  await expectFocusShown(page)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(pdf('akta pendirian.pdf'))
  await expect(button(page, `Change ${AKTA}`)).toBeFocused()
  await expect(page.getByText(/was not uploaded/)).toBeHidden()
}

/** Checks that an upload shows its progress, blocks the submission and can be canceled. */
async function cancelUpload(page: Page): Promise<void> {
  let release = () => {}
  const gate = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/files', async (route) => {
    await gate
    await route.continue().catch(() => undefined)
  })
  await upload(page, NPWP).setInputFiles(pdf('npwp.pdf'))
  const progress = page.getByRole('progressbar', { name: 'Uploading npwp.pdf' })
  await expect(progress).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', /^\d+$/)
  await expectAccessible(page)
  await test.step('Submit waits for it', async () => {
    await button(page, 'Submit').click()
    await expect(page.getByText('Wait until the upload has finished, or cancel it.')).toBeVisible()
  })
  await test.step('leaving it asks, by the button and by the browser', async () => {
    const question = page.getByRole('dialog', { name: 'Stop the upload?' })
    for (const leave of [() => button(page, 'Back').click(), () => page.goBack()]) {
      await leave()
      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(question).toBeHidden()
      await expect(progress).toBeVisible()
      await expect(page).toHaveURL(/step=2/)
    }
  })
  await button(page, `Cancel the upload of ${NPWP}`).click()
  await expect(progress).toBeHidden()
  await expect(button(page, `Upload ${NPWP}`)).toBeVisible()
  release()
  await page.unroute('**/api/files')
}

async function uploadAgain(page: Page): Promise<void> {
  await test.step('a lost connection: Try again, with the same key', async () => {
    const keys: (string | undefined)[] = []
    await page.route('**/api/files', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.abort() : route.continue()
    })
    await upload(page, NPWP).setInputFiles(pdf('npwp.pdf'))
    const alert = page.getByRole('alert').filter({ hasText: 'npwp.pdf was not uploaded' })
    await expect(alert).toContainText('Disconnected from server')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(button(page, `Change ${NPWP}`)).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    await page.unroute('**/api/files')
  })
  // proves 1.5.24
  await test.step('Change replaces; a failed change keeps the previous file', async () => {
    const chooser = page.waitForEvent('filechooser')
    await button(page, `Change ${NPWP}`).click()
    await (await chooser).setFiles(png('npwp-baru.png'))
    const open = page.getByRole('link', { name: 'Open npwp-baru.png in a new tab' })
    await expect(open).toBeVisible()
    await upload(page, NPWP).setInputFiles({
      name: 'x.html',
      mimeType: 'text/html',
      buffer: Buffer.from('x'),
    })
    await expect(page.getByText(/neither a PDF/)).toBeVisible()
    await expect(open).toBeVisible()
  })
}

/** Checks that files can be dropped, one at a time. */
async function dropFiles(page: Page): Promise<void> {
  const drop = async (names: readonly string[]) => {
    const content = pdf('x.pdf').buffer.toString('latin1')
    const data = await page.evaluateHandle(
      ([files, text]) => {
        const transfer = new DataTransfer()
        for (const name of files)
          transfer.items.add(new File([text], name, { type: 'application/pdf' }))
        return transfer
      },
      [names, content] as const,
    )
    const target = button(page, `Upload ${NIB}`)
    await target.dispatchEvent('dragover', { dataTransfer: data })
    await target.dispatchEvent('drop', { dataTransfer: data })
  }
  await drop(['a.pdf', 'b.pdf'])
  await expect(page.getByText('Drop only one file.')).toBeVisible()
  await drop(['nib.pdf'])
  await expect(page.getByRole('link', { name: 'Open nib.pdf in a new tab' })).toBeVisible()
  await expect(page.getByText('Drop only one file.')).toBeHidden()
}

/** Checks that step 2 requires number and file together and then opens the waiting screen. */
async function submitDocuments(page: Page): Promise<void> {
  // Only step 1 stores typed values in the browser. The later session renewal makes this visible.
  await button(page, 'Back').click()
  await box(page, 'Contact name').fill('Rina H.')
  await page.goBack()
  for (const short of ['Akta', 'NPWP', 'NIB'])
    await box(page, `Number of ${short}`).fill(numberOf(short))
  await page.route('**/api/user-buyer/*', (route) => route.abort())
  await button(page, 'Submit').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Disconnected' })).toBeVisible()
  await page.unroute('**/api/user-buyer/*')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button(page, 'Submit').click()
  // The draft is removed last, after the session knows that the values are saved.
  await expect.poll(() => hasDraft(page)).toBe(false)
  await page.clock.runFor(900)
  await expect(page).toHaveURL(new RegExp(STEP))
  await page.clock.runFor(200)
  await page.waitForURL('**/dashboard')
  await page.clock.resume()
  await expect(page.getByText('Thank you. Your company is now waiting')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Waiting Verifiy' })).toBeVisible()
  await expect(page.getByText(/^3 of \d$/)).toBeVisible()
  await expect(page.getByText(/^Submitted$/).locator('..')).not.toContainText('–')
  await test.step('Back and its address lead to the dashboard', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto(STEP)
    await page.waitForURL('**/dashboard')
  })
}

// proves 1.2.61
test('step 2: documents are uploaded, kept and submitted', async ({ page, request }) => {
  test.slow()
  await page.clock.install()
  await begin(page, request, 'Dokumen')
  await toDocuments(page)
  await test.step('it requires number and file together', async () => {
    await button(page, 'Submit').click()
    await expect(page.getByText(`${AKTA}: enter the document number`)).toBeVisible()
    await expect(page.getByText(`${AKTA}: upload the document`)).toBeVisible()
    await expect(box(page, 'Number of Akta')).toBeFocused()
  })
  // proves 1.3.7 1.5.22 1.9.20
  await test.step('an invalid document is refused with a clear message', () =>
    uploadWhatIsNone(page))
  await test.step('uploads that were not submitted are still there', () =>
    comeBackToUploads(page, request))
  // proves 1.3.7
  await test.step('an upload shows its progress and can be canceled', () => cancelUpload(page))
  // proves 1.5.24
  await test.step('an upload can be tried again and replaced', () => uploadAgain(page))
  await test.step('a file can be dropped, one at a time', () => dropFiles(page))
  // proves 1.2.62 1.4.7
  await test.step('then the waiting screen opens', () => submitDocuments(page))
})

test.describe('waiting', () => {
  async function wait(page: Page, request: APIRequestContext, what: string): Promise<Newcomer> {
    const person = newcomer(what)
    await waitingByApi(request, person)
    await page.goto('/')
    await enter(page, person.email)
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    return person
  }

  // proves 1.2.15 1.4.1 1.4.2 2.8.16
  test('shows missing documents and the result', async ({ page, request }) => {
    const person = await wait(page, request, 'Tunggu')
    await expect(page.getByText('Your email is not verified yet.')).toBeVisible()
    await expect(page.getByText('None, because no company type was chosen')).toBeVisible()
    const before = (await mailsTo(request, person.email)).length
    await button(page, 'Resend email').click()
    await expect(page.getByText(/We are sending the email to/)).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(request, person.email)).length)
      .toBeGreaterThan(before)
    await button(page, 'Check status').click()
    await expect(
      page.getByText(
        'Your Company Status is still Unverified, Please contact our administrator for further information.',
      ),
    ).toBeVisible()
    const link = linkIn(await mailTo(request, person.email, 'verify-email', 2))
    const other = await page.context().newPage()
    await other.goto(link)
    await expect(other.getByText('Your email is verified')).toBeVisible()
    await other.close()
    await page.reload()
    await expect(page.getByText(`${person.email} is verified.`)).toBeVisible()
    await test.step('can change its submission', async () => {
      await page.getByRole('link', { name: 'View or change details' }).click()
      await box(page, 'Contact name').fill('Orang Lain')
      await choose(page, 'Company type', TYPE)
      await next(page)
      await expect(page.getByRole('heading', { name: 'NIB' })).toBeVisible()
      await page.getByRole('link', { name: 'Back to status' }).click()
      await expect(page.getByText('Orang Lain')).toBeVisible()
      await expect(page.getByText('0 of')).toBeVisible()
    })
    // proves 1.4.3 2.4.27 2.4.28 2.8.17
    await test.step('verified: a message, and a second later the full menu', async () => {
      await decideByApi(request, person, 'verify')
      await button(page, 'Check status').click()
      await expect(page.getByText('Yeay! Congratulation, you are verified.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Purchase Requests' }).first()).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('link', { name: 'Waiting Verifiy' })).toHaveCount(0)
    })
  })

  test('polls automatically; a returned company corrects its details', async ({
    page,
    request,
  }) => {
    const person = newcomer('Perbaiki')
    await waitingByApi(request, person)
    await page.clock.install()
    await page.goto('/')
    await enter(page, person.email)
    await page.clock.runFor(1_000)
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    const reason = 'The street number is missing.'
    await decideByApi(request, person, { reason })
    const refresh = page.waitForRequest('**/api/user-buyer/setting')
    await page.clock.runFor(31_000)
    expect((await refresh).headers()['x-background']).toBe('1')
    await expect(page.getByText(reason, { exact: true })).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Correct details' }).click()
    await expect(page).toHaveURL(/page=correct/)
    await expect(box(page, 'Contact name')).toHaveValue(person.name)
    await box(page, 'Street').fill('Jl. Ir. H. Juanda No. 101')
    await page.reload()
    await expect(box(page, 'Street')).toHaveValue('Jl. Ir. H. Juanda No. 101')
    await next(page)
    await button(page, 'Yes, continue').click()
    await button(page, 'Resubmit').click()
    await expect(page.getByText('Submitted again.')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(reason, { exact: true })).toBeHidden()
    await expect(page.getByText('Jl. Ir. H. Juanda No. 101', { exact: false })).toBeVisible()
  })
})

test('every state fits, is accessible and has no layout shift', async ({ page, request }) => {
  await begin(page, request, 'Rupa')
  const look = () => expectGoodLooks(page, page.getByRole('heading', { level: 1 }))
  await look()
  await test.step('nothing covers the end of the bottom bar', async () => {
    await page.setViewportSize(PHONE)
    await expect(button(page, 'Feedback')).toHaveCount(0)
    const { width = 0 } = (await button(page, 'Next').boundingBox()) ?? {}
    await button(page, 'Next').click({ trial: true, position: { x: width - 12, y: 12 } })
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
    await page.setViewportSize(WIDE)
  })
  await next(page)
  await look()
  await toDocuments(page)
  await look()
  await button(page, 'Submit').click()
  await upload(page, AKTA).setInputFiles(png('akta.png'))
  await expect(button(page, `Change ${AKTA}`)).toBeVisible()
  await look()
  await test.step('in Indonesian', async () => {
    await page.evaluate(() => localStorage.setItem('pasok.language', 'id'))
    await page.reload()
    await expect(button(page, 'Kirim')).toBeVisible()
    await look()
  })
})
