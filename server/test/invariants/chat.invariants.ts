import type { Invariant } from './invariant'

const VENDORS = 'count(*) filter (where from_vendor)'

export const CHAT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'the places of a conversation have no gaps, and it knows the last of them',
    breaches: `
      select conversations.id, last_seq, messages.count, messages.first, messages.last
      from conversations left join (
        select buyer_id, conversation_id, count(*) as count, min(seq) as first, max(seq) as last,
          ${VENDORS} as by_vendor
        from messages group by buyer_id, conversation_id) messages
        on messages.buyer_id = conversations.buyer_id and conversation_id = conversations.id
      where (last_seq, conversations.by_vendor) is distinct from
          (coalesce(messages.count, 0), coalesce(messages.by_vendor, 0))
        or last_seq > 0 and (messages.first, messages.last) is distinct from (1, last_seq)`,
  },
  {
    name: 'each message knows how many of the vendor there are up to it, and none is older than the one before',
    breaches: `
      select * from (
        select conversation_id, seq, by_vendor, created_at,
          ${VENDORS} over (partition by buyer_id, conversation_id order by seq) as counted,
          lag(created_at) over (partition by buyer_id, conversation_id order by seq) as before
        from messages) told
      where by_vendor <> counted or created_at < before`,
  },
  {
    name: 'a message has words or files, its sender is of the side that it is from',
    breaches: `
      select messages.conversation_id, messages.seq from messages
      join conversations on conversations.buyer_id = messages.buyer_id
        and conversations.id = conversation_id
      join users on users.id = from_user_id
      where (text = '' and not exists (select from message_files files
          where files.buyer_id = messages.buyer_id and files.conversation_id = conversations.id
            and files.seq = messages.seq))
        or case when from_vendor then users.vendor_id is distinct from conversations.vendor_id
          else users.buyer_id is distinct from conversations.buyer_id and not is_super_admin end`,
  },
  {
    name: 'a file of a message is of the side that sent it',
    breaches: `
      select named.conversation_id, named.seq, file_id from message_files named
      join messages using (buyer_id, conversation_id, seq)
      join conversations on conversations.buyer_id = messages.buyer_id
        and conversations.id = conversation_id
      join files on files.id = file_id
      where case when from_vendor then files.vendor_id is distinct from conversations.vendor_id
        else files.buyer_id is distinct from conversations.buyer_id end`,
  },
  {
    name: 'a mark stands at most at the end, at what its reader came to last, and counts as its message does',
    breaches: `
      select marks.* from conversation_marks marks
      left join conversations on conversations.buyer_id = marks.buyer_id
        and conversations.id = conversation_id
      left join messages on messages.buyer_id = marks.buyer_id
        and messages.conversation_id = marks.conversation_id and messages.seq = marks.seq
      where marks.seq > last_seq or marks.by_vendor is distinct from messages.by_vendor
        or marks.seq is distinct from (select max(seq) from conversation_reads reads
          where reads.buyer_id = marks.buyer_id and reads.conversation_id = marks.conversation_id
            and reads.user_id = marks.user_id)`,
  },
]
