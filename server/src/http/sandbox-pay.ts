import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { getFound } from '@pasok/domain/kernel/errors'
import { rupiah } from '@pasok/domain/kernel/figures'
import { type Language, formatText } from '@pasok/domain/kernel/texts'
import { sandboxTexts } from '@pasok/domain/payments/payments.sandbox.texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { SANDBOX_PATH } from '../adapters/payment-gateway/sandbox/open-sandbox'
import {
  SANDBOX_TROUBLES,
  sandboxBehaviour,
  type SandboxBehaviour,
  setSandboxBehaviour,
} from '../adapters/payment-gateway/sandbox/sandbox-behaviour'
import {
  expireInSandbox,
  findSandboxAccount,
  listSandboxAccounts,
  listSandboxPayments,
  lookUpSandboxAccount,
  payInSandbox,
  type SandboxAccount,
  type SandboxPayment,
} from '../adapters/payment-gateway/sandbox/sandbox-books'
import type { Db } from '../db/db'
import { escapeHtml } from '../mail/mail-layout'
import { languageOf } from './language'
import { parse } from './parse'
import { plainPage, speaker } from './plain-page'

const LIMIT = 50

const OPEN = { config: { access: 'public' } } as const
const placeShape = z.object({ reference: z.string().max(100) })
const queryShape = z.object({ account: z.string().trim().max(100).default('') })
const paidShape = z.object({
  currency: z.enum(['IDR', 'USD', 'SGD']).default('IDR'),
  amount: z.string().regex(/^[1-9]\d{0,12}(\.\d{1,2})?$/),
})
const behaviourShape = z.object({ how: z.enum(['well', ...SANDBOX_TROUBLES]) })

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

/**
 * Registers `/sandbox-pay`, where sandbox accounts can be paid in every way that money may arrive. It is
 * public, and exists only together with the sandbox.
 */
export function registerSandboxPay(app: FastifyInstance, db: Db): void {
  const accountOf = async (request: FastifyRequest): Promise<SandboxAccount> => {
    return getFound(await findSandboxAccount(db, parse(placeShape, request.params).reference))
  }
  const back = (reply: FastifyReply, { reference }: SandboxAccount) =>
    reply.redirect(`${SANDBOX_PATH}/${encodeURIComponent(reference)}`, 303)

  app.get(SANDBOX_PATH, OPEN, async (request, reply) => {
    const { account: typed } = parse(queryShape, request.query)
    const found = typed === '' ? undefined : await lookUpSandboxAccount(db, typed)
    if (found) return back(reply, found)
    const accounts = await listSandboxAccounts(db, LIMIT)
    const behaviour = await sandboxBehaviour(db)
    const shown = { accounts, behaviour, typed, limit: LIMIT }
    return sendPage(reply, accountsPage(shown, languageOf(request)))
  })

  app.post(`${SANDBOX_PATH}/behaviour`, OPEN, async (request, reply) => {
    await setSandboxBehaviour(db, parse(behaviourShape, request.body).how, 1)
    return reply.redirect(SANDBOX_PATH, 303)
  })

  app.get(`${SANDBOX_PATH}/:reference`, OPEN, async (request, reply) => {
    const account = await accountOf(request)
    const payments = await listSandboxPayments(db, account.reference)
    return sendPage(
      reply,
      accountPage({ account, payments, isOver: account.isOver }, languageOf(request)),
    )
  })

  app.post(`${SANDBOX_PATH}/:reference/pay`, OPEN, async (request, reply) => {
    const account = await accountOf(request)
    await payInSandbox(db, { ...parse(paidShape, request.body), reference: account.reference })
    return back(reply, account)
  })

  app.post(`${SANDBOX_PATH}/:reference/expire`, OPEN, async (request, reply) => {
    const account = await accountOf(request)
    await expireInSandbox(db, account.reference)
    return back(reply, account)
  })
}

const timeOf = (instant: Date, language: Language): string =>
  `<time datetime="${instant.toISOString()}">${escapeHtml(formatText(momentIn(instant, DEFAULT_TIME_ZONE), language))}</time>`

const addressOf = ({ reference }: SandboxAccount) =>
  `${SANDBOX_PATH}/${encodeURIComponent(reference)}`

const moneyOf = ({ currency, amount }: SandboxPayment) =>
  currency === 'IDR' ? rupiah(Number(amount)) : `${currency} ${amount}`

function head(language: Language): string {
  const translate = speaker(language)
  return `<header><h1>${translate(sandboxTexts.title)} <span class="chip late">${translate(sandboxTexts.mark)}</span></h1><a href="/">${translate(sandboxTexts.toApp)}</a></header>
<p class="quiet">${translate(sandboxTexts.intro)}</p>`
}

function accountsTable(accounts: readonly SandboxAccount[], language: Language): string {
  const translate = speaker(language)
  const rows = accounts.map(
    (account) => `<tr>
<td><a href="${addressOf(account)}">${escapeHtml(account.reference)}</a></td>
<td>${escapeHtml(account.bankName)}<br><span class="quiet">${account.of === 'page' ? translate(sandboxTexts.page) : account.accountNumber}</span></td>
<td>${escapeHtml(account.payer)}</td>
<td class="number">${rupiah(account.amount)}</td>
</tr>`,
  )
  return `<div class="card"><table>
<thead><tr><th scope="col">${translate(sandboxTexts.code)}</th><th scope="col">${translate(sandboxTexts.bank)}</th><th scope="col">${translate(sandboxTexts.payer)}</th><th scope="col" class="number">${translate(sandboxTexts.asked)}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

function behaviourForm(behaviour: SandboxBehaviour, language: Language): string {
  const translate = speaker(language)
  const options = (['well', ...SANDBOX_TROUBLES] as const).map(
    (how) =>
      `<option value="${how}"${how === behaviour ? ' selected' : ''}>${translate(sandboxTexts[how])}</option>`,
  )
  return `<h2>${translate(sandboxTexts.behaviour)}</h2>
<p class="quiet">${translate(sandboxTexts.behaviourHelp)}</p>
<form action="${SANDBOX_PATH}/behaviour" method="post">
<label>${translate(sandboxTexts.behaviour)}<select name="how">${options.join('')}</select></label>
<button class="second">${translate(sandboxTexts.set)}</button>
</form>`
}

interface Accounts {
  accounts: readonly SandboxAccount[]
  behaviour: SandboxBehaviour
  /** The searched account that was not found. */
  typed: string
  limit: number
}

function accountsPage({ accounts, behaviour, typed, limit }: Accounts, language: Language): string {
  const translate = speaker(language)
  const wrong =
    typed === '' ? '' : `<p role="alert">${translate(sandboxTexts.noneFor, { typed })}</p>`
  const content = `${head(language)}
<form action="${SANDBOX_PATH}" method="get" role="search">
<label>${translate(sandboxTexts.find)}<input type="search" name="account" value="${escapeHtml(typed)}" autocomplete="off"></label>
<button>${translate(sandboxTexts.open)}</button>
</form>
${wrong}
${accounts.length === 0 ? `<p class="card empty">${translate(sandboxTexts.none)}</p>` : accountsTable(accounts, language)}
${accounts.length < limit ? '' : `<p class="quiet">${translate(sandboxTexts.newest, { count: limit })}</p>`}
${behaviourForm(behaviour, language)}`
  return plainPage(language, formatText(sandboxTexts.title, language), content)
}

function payForms(account: SandboxAccount, isOver: boolean, language: Language): string {
  const translate = speaker(language)
  const address = addressOf(account)
  const expire = `<form action="${address}/expire" method="post"><button class="second">${translate(sandboxTexts.expire)}</button></form>`
  return `<form action="${address}/pay" method="post">
<input type="hidden" name="amount" value="${account.amount}">
<button>${translate(sandboxTexts.pay, { amount: rupiah(account.amount) })}</button>
</form>
<p class="quiet">${translate(sandboxTexts.payHelp)}</p>
<h2>${translate(sandboxTexts.other)}</h2>
<form action="${address}/pay" method="post">
<label>${translate(sandboxTexts.amount)}<input name="amount" inputmode="decimal" required pattern="[1-9][0-9]{0,12}([.][0-9]{1,2})?" value="${Math.max(1, Math.floor(account.amount / 2))}" autocomplete="off"></label>
<label class="short">${translate(sandboxTexts.currency)}<select name="currency"><option>IDR</option><option>USD</option><option>SGD</option></select></label>
<button class="second">${translate(sandboxTexts.payOther)}</button>
</form>
${isOver ? '' : expire}`
}

function paymentsTable(payments: readonly SandboxPayment[], language: Language): string {
  const translate = speaker(language)
  if (payments.length === 0) return `<p class="card empty">${translate(sandboxTexts.nothing)}</p>`
  const rows = payments.map(
    (money) => `<tr>
<td class="time quiet">${timeOf(money.paidAt, language)}</td>
<td>${money.notifiedAt ? translate(sandboxTexts.isTold) : translate(sandboxTexts.notTold)}</td>
<td class="number">${escapeHtml(moneyOf(money))}</td>
</tr>`,
  )
  return `<div class="card"><table>
<thead><tr><th scope="col">${translate(sandboxTexts.time)}</th><th scope="col">${translate(sandboxTexts.told)}</th><th scope="col" class="number">${translate(sandboxTexts.amount)}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

interface Shown {
  account: SandboxAccount
  payments: readonly SandboxPayment[]
  isOver: boolean
}

/** Renders an account: the amount due, the ways to pay, and the received payments. */
function accountPage({ account, payments, isOver }: Shown, language: Language): string {
  const translate = speaker(language)
  const row = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`
  const isPage = account.of === 'page'
  const content = `<p><a href="${SANDBOX_PATH}">← ${translate(sandboxTexts.all)}</a></p>
${head(language)}
<section class="card top">
<p class="quiet">${translate(isPage ? sandboxTexts.page : sandboxTexts.account)}${isOver ? ` <span class="chip late">${translate(sandboxTexts.ended)}</span>` : ''}</p>
<p class="figure">${rupiah(account.amount)}</p>
<dl>${isPage ? '' : row(translate(sandboxTexts.number), `<span class="copy">${account.accountNumber}</span>`)}
${row(translate(sandboxTexts.bank), escapeHtml(account.bankName))}
${row(translate(sandboxTexts.code), `<span class="copy">${escapeHtml(account.reference)}</span>`)}
${row(translate(sandboxTexts.payer), escapeHtml(account.payer))}
${row(translate(sandboxTexts.ends), timeOf(account.expiresAt, language))}</dl>
${isOver ? `<p>${translate(sandboxTexts.endedHelp)}</p>` : ''}
${payForms(account, isOver, language)}
</section>
<h2>${translate(sandboxTexts.received)}</h2>
${paymentsTable(payments, language)}`
  return plainPage(
    language,
    `${account.reference} · ${formatText(sandboxTexts.title, language)}`,
    content,
  )
}
