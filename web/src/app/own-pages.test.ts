// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { listPages } from '../../vite.own-pages'
import { router } from './router'

const pages = listPages(import.meta.dirname)

it('has a page of its own for every address that shows a screen', () => {
  const shown = Object.values(router.routesByPath).filter(({ options }) => options.component)
  const paths = shown.map(({ fullPath }) => fullPath.replace(/\/$/, ''))
  const known = new Set(pages.map(({ path }) => path))
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path) => !known.has(path))).toEqual([])
})

it('has one page of each, with at most one part that the server finds by `_`', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => path.split('$').length > 2)).toEqual([])
  expect(pages.find(({ path }) => path === '/dashboard')?.modules.at(-1)).toMatch(
    /dashboard.index$/,
  )
})

it('begins with what stands around a screen, and ends with the screen', () => {
  const order = pages.find(({ path }) => path === '/vendor/orders/$code')
  expect(order?.modules.at(0)).toBe('./inside')
  expect(order?.modules.at(-1)).toMatch(/screens\/vendor\/orders\//)
})
