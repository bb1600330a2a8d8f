import type { Actor } from '../src/db/actor'
import type { Trx } from '../src/db/db'
import { isPartner } from '../src/chapters/chat/conversations/partners.store'
import type { ChatScope } from '../src/chapters/chat/chat.store'
import { markRead } from '../src/chapters/chat/messages/mark-read'
import { sendMessage } from '../src/chapters/chat/messages/send-message'
import type { Work } from '../src/db/work'
import { workIn } from '../src/http/transaction'
import { actorOf, vendorActorOf } from './actor-of'
import type { Load } from './order-sides'

const HOUR = 3_600_000

/** A conversation: who wrote what how many hours ago; `{order}` stands for the latest order between the two. */
interface Talk {
  vendor: string
  messages: readonly (readonly [hoursAgo: number, who: string, text: string])[]
  /** Number of messages read, by user. */
  read: Readonly<Record<string, number>>
}

const PURCHASING = 'purchasing@nusantara.test'
const RECEIVING = 'receiving@nusantara.test'
const SINAR = 'vendor@sinarabadi.test'
const BERSIH = 'vendor@bersihberseri.test'

const TALKS: readonly Talk[] = [
  {
    vendor: SINAR,
    messages: [
      [220, PURCHASING, 'Selamat pagi, apakah kertas A4 70 gram masih tersedia untuk bulan ini?'],
      [219, SINAR, 'Selamat pagi Bu. Masih, stok kami cukup sampai akhir bulan.'],
      [218.5, PURCHASING, 'Baik, pesanannya menyusul hari ini. Terima kasih 🙏'],
      [50, PURCHASING, 'Untuk {order}, bisa dikirim sebelum hari Jumat?'],
      [49, SINAR, 'Bisa. Kami kemas besok pagi, nomor resinya kami kabari di sini.'],
      [26, RECEIVING, 'Mohon kirim ke pintu belakang, lobi depan sedang direnovasi.'],
      [25, SINAR, 'Siap, sudah kami sampaikan ke kurir.'],
      [3, SINAR, 'Paket sudah berangkat. Perkiraan tiba besok siang.'],
      [
        2.9,
        SINAR,
        'Satu dus lakban kami ganti mereknya dengan harga yang sama, mohon disetujui ya.',
      ],
    ],
    read: { [PURCHASING]: 7, [RECEIVING]: 7, [SINAR]: 6 },
  },
  {
    vendor: BERSIH,
    messages: [
      [72, BERSIH, 'Halo, ada harga khusus cairan pembersih 20 liter minggu ini.'],
      [70, PURCHASING, 'Berapa minimum pemesanannya?'],
      [69, BERSIH, 'Cukup 4 jeriken, Bu.'],
    ],
    read: { [PURCHASING]: 3, [BERSIH]: 3 },
  },
]

/** Loads the first demo company's conversations, each in one transaction by the product's own commands. */
export async function loadConversations(load: Load): Promise<void> {
  for (const talk of TALKS) await load.db.transaction().execute((trx) => loadTalk(trx, load, talk))
}

async function loadTalk(trx: Trx, load: Load, { vendor, messages, read }: Talk): Promise<void> {
  const seller = await vendorActorOf(load.db, vendor)
  const buyer = await actorOf(load.db, PURCHASING)
  const there = await trx
    .selectFrom('conversations')
    .select('id')
    .where('buyer_id', '=', buyer.scope.id)
    .where('vendor_id', '=', seller.scope.id)
    .executeTakeFirst()
  // Without a relation or order, a vendor cannot write to a company first.
  if (there || !(await isPartner(trx, seller.scope, buyer.scope.id))) return
  const order = await trx
    .selectFrom('purchase_orders')
    .select('code')
    .where('buyer_id', '=', buyer.scope.id)
    .where('vendor_id', '=', seller.scope.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const now = Date.now()
  let conversation_id = ''
  for (const [hoursAgo, email, words] of messages) {
    const work = await workOf(trx, load, email, new Date(now - hoursAgo * HOUR))
    const to_company_id = work.scope.kind === 'vendor' ? buyer.scope.id : seller.scope.id
    const text = words.replace('{order}', order?.code ?? 'pesanan ini')
    const message = await sendMessage(work, { to_company_id, text, files: [] })
    conversation_id = message.conversation_id
  }
  for (const [email, seq] of Object.entries(read)) {
    const at = messages[seq - 1]?.[0] ?? 0
    const work = await workOf(trx, load, email, new Date(now - at * HOUR + HOUR / 4))
    await markRead(work, { conversation_id, seq })
  }
}

async function workOf(trx: Trx, load: Load, email: string, now: Date): Promise<Work<ChatScope>> {
  const actor: Actor & { scope: ChatScope } = email.startsWith('vendor@')
    ? await vendorActorOf(load.db, email)
    : await actorOf(load.db, email)
  const caller = { actor, scope: actor.scope, requestId: 'demo', address: 'demo', now }
  return workIn(trx, load.subscriptions, caller)
}
