import process from 'node:process'

/** `npm run bench` runs all of them, `npm run bench -- search` one. */
const BENCHES = {
  prices: () => import('./micro/prices'),
  'first-load': () => import('./web/first-load'),
  cart: () => import('./web/cart'),
  screens: () => import('./web/screens'),
  pages: () => import('./web/pages'),
  pictures: () => import('./web/compare-pictures'),
  search: () => import('./load/search'),
  imports: () => import('./load/imports'),
  lists: () => import('./load/lists'),
  orders: () => import('./load/orders'),
  invoices: () => import('./load/invoices'),
  sockets: () => import('./load/sockets'),
  day: () => import('./load/day'),
  memory: () => import('./load/memory'),
  reports: () => import('./load/reports'),
  'report-download': () => import('./load/report-download'),
}

const requested = process.argv.slice(2)
for (const [name, load] of Object.entries(BENCHES)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  const { run } = await load()
  await run()
}
