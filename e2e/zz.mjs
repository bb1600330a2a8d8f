import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const base = 'http://localhost:3125'
export async function as(email, path) {
  const c = await b.newContext({ viewport: { width: 1440, height: 900 } }); const p = await c.newPage()
  await p.goto(base + '/'); await p.getByLabel(/e-?mail/i).first().fill(email); await p.locator('input[type=password]').first().fill('pasok#2026'); await p.keyboard.press('Enter')
  await p.waitForURL((u) => !/sign-in|login|^\/$/.test(u.pathname) || u.pathname.length > 1, { timeout: 30000 }).catch(() => {}); await p.waitForTimeout(3000)
  if (path) { await p.goto(base + path); await p.waitForTimeout(2500) } return p
}
const what = process.argv[2]
if (what === 'search') {
  const p = await as('purchasing@nusantara.test', '/dashboard/products?query=meja%20kaca'); console.log(p.url()); 
  for (const q of ['meja kaca', 'krtas a4', 'traktor pulpen', '10m2', 'kertas80gsm', 'x'.repeat(700), 'kabel raket', 'kertas a5', 'wifi', 'sarungtangan merah jambu']) {
    const box = p.getByPlaceholder(/Search by product/); await box.fill(q); await box.press('Enter'); await p.waitForTimeout(1500)
    console.log(q.slice(0, 30).padEnd(30), (await p.getByRole('status').allInnerTexts()).filter(Boolean).join(' # ').slice(0, 300)) }
  await p.screenshot({ path: '/tmp/inputs/search.png' })
}
if (what === 'paste') {
  const p = await as('purchasing@nusantara.test', '/dashboard/products'); 
  await p.getByRole('button', { name: /paste a list/i }).first().click(); await p.waitForTimeout(800)
  await p.getByRole('dialog').getByRole('textbox').first().fill('DAFTAR ATK\t\t\nNo\tKode Barang\tNama Barang\tSatuan\tJumlah\tHarga\n1\tSAB-HVS-A3-NAT-70\tKertas HVS A3\trim\t2\t47.500\n2\t\tPulpen merah\tlusin\t2\t3.000\n3\tXX-123\tTidak ada\tpcs\t1.000\t5\n4\t\tSemen 50 kg\tsak\t10\t\n\t\tTotal\t\t15\t')
  await p.getByRole('button', { name: /find products/i }).click(); await p.waitForTimeout(3000)
  console.log(await p.getByRole('dialog').innerText()); await p.screenshot({ path: '/tmp/inputs/paste.png' })
}
if (what === 'desk') {
  const p = await as('vendor@sinarabadi.test', '/vendor/products'); console.log(p.url())
  for (const t of ['52,500', '1,000', '0.125', 'Rp 55.000,-', '55k', '1E+05', '-5', '52.500', '1.250.000,50', '0', '99999999999999', '12,345,678']) {
    const cell = p.locator('[data-cell$=":retail_price"]').first(); await cell.click(); await p.waitForTimeout(300); const input = p.locator('input[inputmode=decimal]').first(); await input.fill(t); await input.press('Enter'); await p.waitForTimeout(900); await p.keyboard.press('Escape'); await p.waitForTimeout(300)
    console.log(t.padEnd(16), JSON.stringify((await p.locator('[data-cell$=":retail_price"]').first().locator('xpath=ancestor::td').innerText()).slice(0, 160))) }
  await p.screenshot({ path: '/tmp/inputs/desk.png' })
}
await b.close()
