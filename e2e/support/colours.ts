import { expect, type Locator } from '@playwright/test'

export type Colour = 'green' | 'amber' | 'red' | 'gray'

/** Hue ranges in degrees: from, and up to but not including. */
const HUES = { red: [-20, 20], amber: [20, 65], green: [80, 180] } as const

/** Returns the everyday name of a CSS colour; undefined for one without a name. */
function nameOf(written: string): Colour | undefined {
  const parts = (/\(([^)]*)\)/.exec(written)?.[1] ?? '').match(/[\d.]+/g) ?? []
  const [red = 0, green = 0, blue = 0] = parts.map(Number)
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  if (range < max * 0.08) return 'gray'
  const hue =
    max === red
      ? ((green - blue) / range) * 60
      : max === green
        ? ((blue - red) / range) * 60 + 120
        : ((red - green) / range) * 60 + 240
  const names = Object.keys(HUES) as (keyof typeof HUES)[]
  return names.find((name) => hue >= HUES[name][0] && hue <= HUES[name][1])
}

export async function expectRowColour(row: Locator, ground: Colour, text?: Colour): Promise<void> {
  const cell = row.getByRole('cell').first()
  const colourOf = async (of: Locator, property: 'backgroundColor' | 'color') =>
    nameOf(await of.evaluate((element, name) => getComputedStyle(element)[name], property))
  // A transparent cell shows the background of its row.
  const groundOf = async () =>
    (await colourOf(cell, 'backgroundColor')) ?? (await colourOf(row, 'backgroundColor'))
  await expect.poll(groundOf).toBe(ground)
  if (text !== undefined) await expect.poll(() => colourOf(cell, 'color')).toBe(text)
}
