import { sql } from 'kysely'
import { vendorScope } from '../src/db/scope'
import type { Actor, BuyerActor } from '../src/db/actor'
import type { Db } from '../src/db/db'
import type { Subscriptions } from '../src/db/work'
import { transact } from '../src/http/transaction'
import { withdrawProducts } from '../src/chapters/catalog/offers/offer-products'
import { saveTemplate } from '../src/chapters/templates/save-template'
import { actorOf } from './actor-of'
import { findItems, type Words } from './find-items'

interface DemoTemplate {
  name: string
  words: Words
  daysAgo: number
}

/** A product of the cleaning template that was withdrawn after the template was saved. */
const WITHDRAWN = 'Wiper'

const TEMPLATES: readonly DemoTemplate[] = [
  {
    name: 'Alat tulis bulanan',
    words: [
      ['Kertas HVS', 20],
      ['Pulpen', 24],
      ['Lakban', 12],
    ],
    daysAgo: 40,
  },
  {
    name: 'Kebersihan gedung',
    words: [
      ['Pembersih', 12],
      ['Alat Pel', 4],
      [WITHDRAWN, 2],
    ],
    daysAgo: 33,
  },
  {
    name: 'Pantry mingguan',
    words: [
      ['Kopi', 6],
      ['Teh', 6],
      ['Gula', 5],
    ],
    daysAgo: 14,
  },
]

const DAY = 86_400_000
const CALL = { requestId: 'demo', address: 'demo' }

/** Creates the first demo company's templates that have never existed, by its users. */
export async function loadTemplates(db: Db, subscriptions: Subscriptions): Promise<void> {
  const actor = await actorOf(db, 'template@nusantara.test')
  const { scope } = actor
  const made = await db
    .selectFrom('audit_log')
    .select(sql<string>`after ->> 'name'`.as('name'))
    .where('buyer_id', '=', scope.id)
    .where('action', '=', 'template.save')
    .execute()
  const known = new Set(made.map(({ name }) => name))
  const { city_id: cityId } = await db
    .selectFrom('addresses')
    .select('city_id')
    .where('buyer_id', '=', scope.id)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  for (const { name, words, daysAgo } of TEMPLATES.filter((one) => !known.has(one.name))) {
    const items = await findItems(db, words, cityId)
    if (items.length === 0) continue
    const caller = { ...CALL, actor, scope, now: new Date(Date.now() - daysAgo * DAY) }
    const body = { template_name: name, value: [{ packages: { items } }] }
    await transact(db, subscriptions, caller, (work) => saveTemplate({ ...work, actor }, body))
  }
  await withdrawOnce(db, subscriptions, actor)
}

/** Withdraws a product of a template by its vendor, unless that was done before. */
async function withdrawOnce(db: Db, subscriptions: Subscriptions, buyer: BuyerActor) {
  const product = await db
    .selectFrom('template_lines')
    .innerJoin('templates', 'templates.id', 'template_lines.template_id')
    .innerJoin('products', 'products.id', 'template_lines.product_id')
    .innerJoin('users', 'users.vendor_id', 'products.vendor_id')
    .select(['products.id', 'products.vendor_id'])
    .select(['users.id as user_id', 'users.auth_id', 'users.email', 'users.full_name'])
    .where('template_lines.buyer_id', '=', buyer.scope.id)
    .where(
      'templates.name',
      'in',
      TEMPLATES.map(({ name }) => name),
    )
    .where('templates.version', '=', 1)
    .where('products.name', 'ilike', `%${WITHDRAWN}%`)
    .where('users.is_owner', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('audit_log')
            .select('audit_log.id')
            .where('action', '=', 'product.withdraw')
            .whereRef('subject_id', '=', eb.cast('products.id', 'text')),
        ),
      ),
    )
    .executeTakeFirst()
  if (!product) return
  const scope = vendorScope(product.vendor_id)
  const actor: Actor = {
    scope,
    userId: product.user_id,
    authId: product.auth_id,
    signInId: product.user_id,
    email: product.email,
    name: product.full_name,
    flag: 'VENDOR',
    isOwner: true,
    maySelfApprove: true,
    isFirstTime: false,
    isVerified: true,
    isSuperAdmin: false,
    features: new Set(),
  }
  const caller = { ...CALL, actor, scope, now: new Date(Date.now() - DAY) }
  await transact(db, subscriptions, caller, (work) => withdrawProducts(work, [product.id]))
}
