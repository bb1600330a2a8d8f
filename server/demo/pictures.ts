import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** Soft backgrounds of medium brightness, which suit both colour schemes. */
const GROUNDS = [
  '#d5e3e8',
  '#f0ddd0',
  '#dfe6d3',
  '#e3dcec',
  '#f2e6c9',
  '#cfe5df',
  '#d6dff0',
  '#e6e0d6',
  '#f0d8dc',
  '#e9e4f0',
  '#dbe3e0',
  '#f1e0e9',
] as const
const SIDE = 400
const ICON_SIDE = 216

const iconSetSchema = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
})

/** Nine megabytes of icons, loaded with the first requested picture instead of at start. */
let bodies: ReadonlyMap<string, string> | undefined

/**
 * Returns a demo product's picture: a complete SVG of 400 × 400 with an icon of the fluent-emoji-flat set on
 * one of twelve plain backgrounds; undefined for an unknown icon or a tint outside 0 to 11.
 */
export function demoPicture(icon: string, tint: number): string | undefined {
  const ground = GROUNDS[tint]
  if (ground === undefined) return undefined
  bodies ??= readBodies()
  const body = bodies.get(icon)
  return body === undefined ? undefined : draw(body, ground)
}

export function demoPicturePath(icon: string, tint: number): string {
  return `/pictures/${icon}/${tint}.svg`
}

function draw(body: string, ground: string): string {
  const inset = (SIDE - ICON_SIDE) / 2
  const floor = inset + ICON_SIDE + 6
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>` +
    `<ellipse cx="${SIDE / 2}" cy="${floor}" rx="84" ry="7" fill="#1f2937" fill-opacity="0.08"/>` +
    `<svg x="${inset}" y="${inset}" width="${ICON_SIDE}" height="${ICON_SIDE}" viewBox="0 0 32 32">${body}</svg>` +
    '</svg>'
  )
}

function readBodies(): ReadonlyMap<string, string> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
  const set = iconSetSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  return new Map(Object.entries(set.icons).map(([name, { body }]) => [name, body]))
}
