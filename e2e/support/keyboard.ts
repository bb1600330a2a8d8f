import { expect, type Locator, type Page } from '@playwright/test'

/** More Tab stops than any screen has between two controls. */
const MAX_STOPS = 80

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element) return 'nothing'
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
    return `<${element.tagName.toLowerCase()} id="${element.id}"> "${name}"`
  })
}

const hasFocus = async (locator: Locator): Promise<boolean> =>
  (await locator.count()) > 0 &&
  locator.first().evaluate((element) => element === document.activeElement)

/**
 * Presses Tab until the element has the focus. @throws Error naming the focused element if it is
 * not reached.
 */
export async function tabTo(page: Page, locator: Locator, key = 'Tab'): Promise<void> {
  await expect(locator.first()).toBeVisible()
  const stops: string[] = []
  for (let stop = 0; stop <= MAX_STOPS; stop += 1) {
    if (await hasFocus(locator)) return
    await page.keyboard.press(key)
    stops.push(await focused(page))
  }
  throw new Error(`${key} does not lead to ${String(locator)}; the last stops:
${stops.slice(-12).join('\n')}`)
}

/** Presses Shift+Tab until the element has the focus. */
export const tabBackTo = (page: Page, locator: Locator) => tabTo(page, locator, 'Shift+Tab')

/** Presses Tab until the element has the focus, then the key. */
export async function press(page: Page, locator: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, locator)
  await page.keyboard.press(key)
}

async function goDownTo(page: Page, option: Locator): Promise<void> {
  for (let step = 0; step < MAX_STOPS; step += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await option.getAttribute('data-combobox-selected')) !== null) return
  }
  throw new Error(`ArrowDown does not lead to ${String(option)}`)
}

/**
 * Moves down an open list to the option and chooses it, which closes the list. If the list's
 * options are replaced at that moment, the position is lost and the move is repeated.
 */
export async function takeOption(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible()
  await expect(async () => {
    await goDownTo(page, option)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden({ timeout: 1_000 })
  }).toPass()
}

/** Expects a visible focus indicator: an outline or a ring of shadow. */
export async function expectFocusShown(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const rings = (element: Element | null): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element)
      const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
      if (outlined || boxShadow !== 'none') return true
      // A text field shows the focus by the colour of its border.
      if (!(element instanceof HTMLInputElement)) return false
      element.blur()
      const before = getComputedStyle(element).borderColor
      element.focus()
      return before !== borderColor
    }
    return rings(document.activeElement)
  })
  expect(shown, `focus is visible on ${await focused(page)}`).toBe(true)
}

/** Expects that nothing covers the focused element. */
export async function expectFocusUncovered(page: Page): Promise<void> {
  const cover = await page.evaluate(() => {
    const { activeElement: element, body } = document
    if (!element || element === body) return ''
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met && (element.contains(met) || met.contains(element))
      ? ''
      : (met?.outerHTML ?? 'out of sight')
  })
  expect.soft(cover.slice(0, 160), `over ${await focused(page)}`).toBe('')
}
