import { NOBODY } from '../../src/db/actor'
import type { Invariant } from './invariant'

export const COMPANY_INVARIANTS: readonly Invariant[] = [
  {
    name: 'history and audit log agree on every transition',
    breaches: `
      with audited as (
        select subject as document, subject_id::uuid as id, coalesce(actor_id, '${NOBODY}') as actor_id,
          after ->> 'status' as status
        from audit_log
        where subject in ('request', 'order', 'package', 'item', 'down-payment', 'receipt',
            'invoice', 'payment')
          and after ? 'status' and action not in ('request.save', 'request.edit', 'request.send')
        union all select subject, subject_id::uuid, actor_id, 'Open'
        from audit_log where action = 'request.save')
      select coalesce(audited.id, told.id), coalesce(audited.status, told.status)
      from (select document, id, status, actor_id, count(*) as rows from audited group by 1, 2, 3, 4) audited
      full join (select document, document_id as id, status,
          coalesce(user_id, '${NOBODY}') as actor_id, count(*) as rows
        from status_history where document <> 'company' group by 1, 2, 3, 4) told
        using (document, id, status, actor_id)
      where audited.rows is distinct from told.rows
        -- These may come back to where they were.
        or (document not in ('item', 'down-payment', 'receipt', 'invoice', 'payment') and told.rows <> 1)`,
  },
  {
    name: 'nothing of one company names a person, place or product that is not its own to name',
    breaches: `
      select 'hand' as what, request_id from request_hands
        join users on users.id = user_id where users.buyer_id <> request_hands.buyer_id
      union all select 'order', orders.id from purchase_orders orders
        join users on users.id = created_by where users.buyer_id <> orders.buyer_id
      union all select 'history', document_id from status_history
        join users on users.id = user_id where users.buyer_id <> status_history.buyer_id
      union all select 'history of nothing', document_id from status_history history
        where not exists (select 1 from purchase_requests one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from purchase_orders one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from packages one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from order_items one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from receipts one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from invoices one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from payments one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from buyers one where (one.id, one.id) = (history.buyer_id, document_id))
      union all select 'audit', subject_id::uuid from audit_log
        join users on users.id = actor_id where users.buyer_id <> audit_log.buyer_id
      union all select 'line', lines.id from request_lines lines
        join products on products.id = product_id where products.vendor_id <> lines.vendor_id
      union all select 'item', items.id from order_items items
        join products on products.id = product_id where products.vendor_id <> items.vendor_id`,
  },
  {
    name: 'a vendor or company with bank accounts has one default account',
    breaches: `
      select owner from (
        select vendor_id as owner, is_default, deleted_at from vendor_bank_accounts
        union all select buyer_id, is_default, deleted_at from buyer_bank_accounts) accounts
      where deleted_at is null group by owner having count(*) filter (where is_default) <> 1`,
  },
  {
    name: 'a file of a mailed order is of one mailing, and of its company',
    breaches: `
      select files.id from files
      left join order_mails mails on mails.file_id = files.id
      where files.prefix = 'emailPO' and files.attached_at is not null
      group by files.id
      having count(mails.id) <> 1 or bool_or(mails.buyer_id <> files.buyer_id)`,
  },
  {
    name: 'a company with addresses is registered somewhere',
    breaches: `
      select distinct addresses.buyer_id from addresses
      left join registered_addresses registered on registered.buyer_id = addresses.buyer_id
      where registered.buyer_id is null`,
  },
  {
    name: 'a company with addresses has one default address',
    breaches: `
      select buyer_id from addresses where deleted_at is null
      group by buyer_id having count(*) filter (where is_default) <> 1`,
  },
  {
    name: 'a company has one history row and one audit row per transition',
    breaches: `
      with audited as (
        select subject_id::uuid as id, after ->> 'status' as status, actor_id, at, count(*) as rows
        from audit_log where subject = 'company' and after ? 'status' group by 1, 2, 3, 4),
      told as (
        select document_id as id, status, user_id as actor_id, at, count(*) as rows
        from status_history where document = 'company' group by 1, 2, 3, 4)
      select * from audited full join told using (id, status, actor_id, at)
      where audited.rows is distinct from 1 or told.rows is distinct from 1`,
  },
  {
    name: 'what became of a company is the last that its history tells',
    breaches: `
      select buyers.company_code, verification_status, last.status from buyers
      join lateral (select status from status_history
        where document = 'company' and document_id = buyers.id order by id desc limit 1) last on true
      where last.status <> verification_status`,
  },
  {
    name: 'a file is kept for good when, and only when, something was made of it',
    breaches: `
      select files.id, prefix, attached_at from files
      where prefix in ('buyer', 'vendor', 'chat') and (attached_at is not null)
        <> (exists (select 1 from legal_documents where file_id = files.id)
          or exists (select 1 from legal_document_drafts where file_id = files.id)
          or exists (select 1 from message_files where file_id = files.id)
          -- Of a proof that another one took the place of, too.
          or exists (select 1 from audit_log
            where subject in ('down-payment', 'payment') and after ->> 'file' = files.id::text))
      union all
      -- Of a report that is ready, and of nothing else.
      select coalesce(files.id, download.id), prefix, attached_at from report_downloads download
      full join files on files.id = download.id
      where (prefix = 'report' or state = 'Ready') and (state is distinct from 'Ready'
        or attached_at is null or files.object_key is distinct from download.object_key
        or files.buyer_id is distinct from download.buyer_id)
      union all
      select files.id, prefix, attached_at from purchase_orders orders
      join files on files.id = proof_file_id and files.buyer_id is distinct from orders.buyer_id
        or files.id = refund_file_id and files.vendor_id is distinct from orders.vendor_id
      union all
      select files.id, prefix, attached_at from (
        select buyer_id, file_id from legal_documents
        union all select buyer_id, file_id from legal_document_drafts) named
      join files on files.id = file_id and files.buyer_id is distinct from named.buyer_id`,
  },
  {
    name: 'a key that was used has its answer',
    breaches: 'select caller, key from idempotency_keys where answer is null',
  },
  {
    name: 'no file of a mail stays without a mail',
    breaches: `
      select id, name from mail_files
      where not exists (select from mails where file_id = mail_files.id)`,
  },
]
